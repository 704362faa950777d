// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'
import { button, familyOfMia, fill, PATH, settled, tap } from './behaviors-testing.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
beforeEach(pretendToDraw)

test('one of one’s own is recorded and goes on top of the quick list', async () => {
  const family = await familyOfMia(server)
  await openApp(family, PATH)
  await tap('Add your own')
  await screen.findByRole('dialog', { name: 'Something good' })
  await fill('Name', ' Fed the cat ')
  await fill('Description', 'Without being asked')
  await tap('15')
  await tap('Give points')
  expect(await screen.findByText('+15 · Fed the cat')).toBeTruthy()
  await settled()
  expect(await family.lines()).toMatchObject([{ title: 'Fed the cat', points: 15, description: 'Without being asked' }])
  await waitFor(async () => expect((await family.quick())[0]).toMatchObject({ title: 'Fed the cat', points: 15 }))
  expect(await button(/^Fed the cat/)).toBeTruthy()
})

test('what is on the list already, or finds no room, is recorded all the same', async () => {
  const family = await familyOfMia(server)
  await family.addQuick('One')
  const { sent } = await openApp(family, PATH)
  const add = async (title: string) => {
    await tap('Add your own')
    await screen.findByRole('dialog')
    await fill('Name', title)
    await tap('Give points')
    await screen.findByText(`+10 · ${title}`)
    await settled()
  }
  // As Mia's parents see it; the server keeps it under another name.
  await add('tidied the TOYS')
  await add('Two')
  await button(/^Two/)
  await add('Three')
  expect((await family.quick()).map(({ title }) => title).slice(0, 3)).toEqual(['Two', 'One', 'Greeting'])
  expect(sent.filter(({ method, url }) => method === 'POST' && url.endsWith('/quick'))).toHaveLength(1)
  expect(await family.lines()).toHaveLength(3)
})

test('whether the quick list has room for one’s own is said before it is sent', async () => {
  const family = await familyOfMia(server)
  await family.addQuick('One')
  await openApp(family, PATH)
  const note = () => screen.queryByText(/^The quick list is full \(7\)/)
  await button(/^One/)
  await tap('Add your own')
  await screen.findByRole('dialog')
  expect(note()).toBeNull()
  await fill('Name', 'Two')
  await tap('Give points')
  await settled()
  await button(/^Two/)
  await tap('Add your own')
  await screen.findByRole('dialog')
  expect(note()).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'A correction' }))
  expect(note()).toBeNull()
})

test.each([
  ['', '', ['Enter behavior name', 'Title and points are required fields']],
  ['Fed the cat', '0', ['Points must be a positive number']],
  ['Fed the cat', '-5', ['Points must be a positive number']],
  ['Fed the cat', '101', ['Please enter a whole number of points from 1 to 100']],
  ['Fed the cat', '1.5', ['Please enter a whole number of points from 1 to 100']],
])('"%s" for %s points is complained of, as good and as a correction', async (title, amount, complaints) => {
  const { sent } = await openApp(await familyOfMia(server), PATH)
  await tap('Add your own')
  await screen.findByRole('dialog')
  await fill('Name', title)
  await fill('Points to give', amount)
  await tap('Give points')
  for (const complaint of complaints) expect(await screen.findByText(complaint)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'A correction' }))
  for (const complaint of complaints) expect(screen.queryByText(complaint)).toBeNull()
  await tap('Take points')
  for (const complaint of complaints) expect(await screen.findByText(complaint)).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the form turns into a correction and keeps what was typed; what it takes is sent negative', async () => {
  const family = await familyOfMia(server)
  await openApp(family, PATH)
  await tap('Add your own')
  await screen.findByRole('dialog', { name: 'Something good' })
  await fill('Name', 'Pushed Leo')
  await userEvent.click(screen.getByRole('radio', { name: 'A correction' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Pushed Leo')
  expect(screen.getByLabelText<HTMLInputElement>('Points to take').value).toBe('5')
  await tap('Take points')
  expect(await screen.findByText('−5 · Pushed Leo')).toBeTruthy()
  expect(await family.lines()).toMatchObject([{ title: 'Pushed Leo', points: -5 }])
  expect(await family.quick()).toHaveLength(5)
})

test('a correction of before is filled in with a tap, and sent by another', async () => {
  const family = await familyOfMia(server)
  await family.correct('Pushed Leo')
  const correction = { childId: family.childId, type: 'punishment', title: 'Left the toys', points: -15 }
  for (const title of ['Left the toys', 'left the toys '])
    await family.call('POST', '/api/behaviors', { ...correction, title })
  const { sent } = await openApp(family, PATH)
  await tap('Add correction')
  const sheet = within(await screen.findByRole('dialog', { name: 'A correction' }))
  const recent = within(await sheet.findByRole('group', { name: 'Recent corrections' }))
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['left the toys', 'Pushed Leo'])
  await tap('Take points')
  expect(await sheet.findByText('Enter behavior name')).toBeTruthy()
  await userEvent.click(recent.getByRole('button', { name: 'left the toys' }))
  await waitFor(() => expect(sheet.queryByText('Enter behavior name')).toBeNull())
  expect(sheet.getByLabelText<HTMLInputElement>('Points to take').value).toBe('15')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await tap('Take points')
  expect(await screen.findByText('−15 · left the toys')).toBeTruthy()
  expect((await family.lines())[0]).toMatchObject({ title: 'left the toys', points: -15 })
})

test('where too little may have been there to take only the title is filled in, and what is good names no correction', async () => {
  const family = await familyOfMia(server)
  await family.call('PATCH', '/api/family', { keepBalancesAtZero: true })
  await family.correct('Pushed Leo')
  await openApp(family, PATH)
  await tap('Add your own')
  await screen.findByRole('dialog', { name: 'Something good' })
  expect(screen.queryByRole('group', { name: 'Recent corrections' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'A correction' }))
  await fill('Points to take', '20')
  await tap('Pushed Leo')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Pushed Leo')
  expect(screen.getByLabelText<HTMLInputElement>('Points to take').value).toBe('20')
})

test('what was recorded on a slow line takes nothing from what is typed next', async () => {
  const family = await familyOfMia(server)
  const { sent } = await openApp(family, PATH)
  await tap('Add your own')
  await screen.findByRole('dialog', { name: 'Something good' })
  await fill('Name', 'Fed the cat')
  const letThrough = holdBack('POST')
  await tap('Give points')
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  await userEvent.keyboard('{Escape}')
  await tap('Discard')
  await settled()
  await tap('Add correction')
  await screen.findByRole('dialog', { name: 'A correction' })
  await fill('Title', 'Shouted')
  letThrough()
  expect(await screen.findByText('+10 · Fed the cat')).toBeTruthy()
  await tap('Take points')
  expect(await screen.findByText('−5 · Shouted')).toBeTruthy()
  expect((await family.lines()).map(({ title }) => title).sort()).toEqual(['Fed the cat', 'Shouted'])
})

test('a remedy recorded on a slow line does not answer the question about the next', async () => {
  const family = await familyOfMia(server)
  await family.correct('Shouted')
  const { sent } = await openApp(family, PATH)
  const ask = async (remedy: RegExp) => {
    await tap(remedy)
    return within(await screen.findByRole('dialog', { name: 'What is being put right?' }))
  }
  const small = await ask(/^Small remedy/)
  const letThrough = holdBack('POST')
  await userEvent.click(small.getByRole('button', { name: /Shouted/ }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  await userEvent.keyboard('{Escape}')
  await settled()
  await ask(/^Big remedy/)
  letThrough()
  expect(await screen.findByText(/Small remedy/, { selector: '.toast *' })).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'What is being put right?' })).toBeTruthy()
})
