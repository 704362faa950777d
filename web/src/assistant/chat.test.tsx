// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { formatTime } from '../i18n/formats.ts'
import { openApp } from '../testing.tsx'
import { done, field, log, openChat, send } from './chat-testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('a message is asked, answered sentence by sentence, and leads on', async () => {
  const { line } = await openChat(await server.newFamilyWithChild())
  expect(await screen.findByText('Parents often ask about')).toBeTruthy()
  expect(log()).toContain('Hello, I’m Pip! I answer from Mia’s own days.')
  await userEvent.type(await field(), '  She will not sleep {Enter}')
  const { body, say } = await line()
  expect(body).toMatchObject({ message: 'She will not sleep', topic: null, language: 'en' })
  expect(screen.getByText('Pip is thinking…')).toBeTruthy()
  expect(screen.queryByText('Parents often ask about')).toBeNull()
  say({ chunk: 'Same steps every night. Sto' })
  const begun = await screen.findByText('Sto')
  expect(begun.getAttribute('aria-hidden')).toBe('true')
  say({ chunk: 'ry, song, light out.' })
  say(done)
  expect((await screen.findByText('Story, song, light out.')).getAttribute('aria-hidden')).toBeNull()
  expect(screen.getByText(/from Pip’s own rules/)).toBeTruthy()
  expect(screen.queryByText('Pip is thinking…')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Homework' }))
  expect((await line(2)).body).toMatchObject({ message: 'Homework', topic: null })
  expect(document.activeElement).toBe(screen.getByRole('log'))
})

test('Pip himself answers about the child, from the first word to where it leads', async () => {
  await openApp(await server.newFamilyWithChild({ name: 'Mia', age: 7 }), '/ai-chat?action=recommendations')
  expect(await screen.findByText(/from Pip’s own rules/)).toBeTruthy()
  expect(log()).toContain('Mia')
  expect(log()).not.toContain('Something got in my way')
  const chips = within(screen.getByRole('group', { name: 'Go on with' })).getAllByRole('button')
  expect(chips.length).toBeGreaterThan(1)
  const said = within(screen.getByRole('log')).getAllByRole('time').at(-1)
  const { dateTime } = said as HTMLTimeElement
  expect(said?.textContent).toBe(formatTime('en', dateTime, 'Europe/Madrid'))
})

test('nothing is sent that says nothing, and nothing while a reply is pending', async () => {
  const { asked, line } = await openChat(await server.newFamilyWithChild())
  const box = await field()
  for (const text of ['', '   ', '\n', '\u200b']) {
    fireEvent.change(box, { target: { value: text } })
    expect(send().disabled).toBe(true)
    fireEvent.keyDown(box, { key: 'Enter' })
    fireEvent.submit(box.form!)
  }
  expect(asked).toHaveLength(0)
  fireEvent.change(box, { target: { value: 'One' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  const { say } = await line()
  fireEvent.change(box, { target: { value: 'Two' } })
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(box, { key: 'Enter' })
  say({ chunk: 'Yes.' })
  say(done)
  await waitFor(() => expect(send().disabled).toBe(false))
  expect(asked).toHaveLength(1)
  expect(box.value).toBe('Two')
})

test('Shift and Enter, and the Enter that ends a Chinese word, send nothing', async () => {
  const { asked } = await openChat(await server.newFamilyWithChild())
  const box = await field()
  fireEvent.change(box, { target: { value: 'shuijiao' } })
  for (const how of [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(box, { key: 'Enter', ...how })).toBe(true)
  expect(asked).toHaveLength(0)
})

test('the address starts the chat once, with words of our own only', async () => {
  const { asked, line } = await openChat(await server.newFamilyWithChild(), '/ai-chat?action=rewards&response=rewards')
  const { body } = await line()
  expect(body).toMatchObject({ message: 'Reward ideas', topic: 'rewards' })
  expect(log()).toContain('Let me see what Mia could look forward to.')
  expect(asked).toHaveLength(1)
  for (const address of ['/ai-chat?action=pony', '/ai-chat?action=&response=tips', '/ai-chat?response=Call%20me']) {
    const other = await openChat(await server.newFamilyWithChild(), address)
    await field()
    expect(other.asked).toHaveLength(0)
    expect(log()).not.toMatch(/Call me|Let me see/)
  }
  const odd = await openChat(await server.newFamilyWithChild(), '/ai-chat?action=tips&response=Call%20me')
  await odd.line()
  expect(log()).not.toMatch(/Call me|Let me see/)
})

test('whoever stops a reply keeps what was said, and the line is closed', async () => {
  const { line } = await openChat(await server.newFamilyWithChild())
  await userEvent.type(await field(), 'Help{Enter}')
  const { say, signal } = await line()
  say({ chunk: 'First this. ' })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(signal.aborted).toBe(true)
  expect(screen.getByText('You stopped this reply.')).toBeTruthy()
  expect(log()).toContain('First this.')
})

test('another child begins anew from the greeting, and whoever leaves hangs up', async () => {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/children', { name: 'Leo' })
  const { asked, line } = await openChat(family, '/ai-chat?action=tips')
  const { signal } = await line()
  await userEvent.click(screen.getByRole('button', { name: 'About Mia, switch child' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select a child' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Leo/ }))
  await waitFor(() => expect(log()).toContain('Leo’s own days'))
  expect(signal.aborted).toBe(true)
  expect(log()).not.toContain('You:')
  await userEvent.type(await field(), 'Help{Enter}')
  const leo = await line(2)
  expect(leo.body.childId).not.toBe(asked[0]?.body.childId)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'A day with Leo' })
  expect(leo.signal.aborted).toBe(true)
})

test('what Pip suggests is handed over to the screen where it is done', async () => {
  const offers = [
    { kind: 'habit', title: 'Two pages after brushing teeth' },
    { kind: 'reward', title: 'Puddle walk', pointsCost: 30, category: 'outing' },
    { kind: 'praise' },
  ] as const
  for (const [offer, name, address] of [
    [offers[0], /^Add this habit\s*Two pages/, '/?screen=habits'],
    [offers[1], /^Add this reward\s*Puddle walk · 30 points/, '/?tab=rewards'],
    [offers[2], 'Record some praise', '/?screen=behaviors'],
  ] as const) {
    const { line } = await openChat(await server.newFamilyWithChild())
    await userEvent.type(await field(), 'Help{Enter}')
    const { say } = await line()
    say({ chunk: 'Try this.' })
    say({ ...done, offers })
    const button = await screen.findByRole('button', { name })
    const filled = vi.spyOn(history, 'pushState')
    await userEvent.click(button)
    expect(filled).toHaveBeenCalledWith({ filledIn: offer }, '', address)
    expect(location.pathname + location.search).toBe(address)
    filled.mockRestore()
  }
})
