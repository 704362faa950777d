// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('whoever is signed out sees what Sprout is', async () => {
  await openApp(server.client(), '/')
  expect(await screen.findByRole('heading', { name: 'Small steps, seen every day' })).toBeTruthy()
})

test('tabs are in the address and in the history, and the language stays in it', async () => {
  await openApp(await server.newFamilyWithChild(), '/zh', 'zh')
  expect(await screen.findByRole('heading', { name: 'Mia的今天' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: '时光' }))
  expect(await screen.findByText('还没有活动')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/zh/?tab=timeline')
  expect(document.title).toBe('时光 · 小芽')
  await userEvent.click(screen.getByRole('link', { name: /^0 积分/ }))
  expect(await screen.findByRole('heading', { level: 1, name: '奖励' })).toBeTruthy()
  act(() => history.back())
  expect(await screen.findByText('还没有活动')).toBeTruthy()
})

test('a screen inside home has its address, its title and the way back, and stays when the child changes', async () => {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/children', { name: 'Leo' })
  await openApp(family, '/es?screen=habits', 'es')
  expect(await screen.findByText('Aún no hay hábitos')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hábitos')
  expect(document.title).toBe('Hábitos · Brote')
  await userEvent.click(screen.getByRole('button', { name: /^Mia/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Leo/ }))
  expect(await screen.findByText('Para empezar, a Leo le basta una cosa pequeña al día.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Leo/ })).toBeTruthy()
  expect(location.pathname + location.search).toBe('/es/')
})

test('whoever opens a screen from home is read its title, and comes back to where they were', async () => {
  await openApp(await server.newFamilyWithChild(), '/')
  const link = await screen.findByRole('link', { name: /^Skills/ })
  await userEvent.click(link)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Skills' })))
  const entries = history.length
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: 'A day with Mia' })).toBeTruthy()
  expect(history.length).toBe(entries)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Skills/ }))
})

test('an unknown path is the 404 screen', async () => {
  await openApp(server.client(), '/es/nada', 'es')
  expect(await screen.findByRole('heading', { name: '404 Página no encontrada' })).toBeTruthy()
})

test('a session that ended says so', async () => {
  const family = await server.newFamilyWithChild()
  await openApp(family, '/?tab=profile')
  await screen.findByRole('heading', { name: 'Mia' })
  family.cookie.value = ''
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText('Unauthorized')).toBeTruthy()
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy()
})

test('what could not be loaded says why, and can be tried again', async () => {
  const family = await server.newFamilyWithChild()
  let hasSignal = false
  const call: typeof family.call = (...asked) =>
    hasSignal ? family.call(...asked) : Promise.reject(new TypeError('Failed to fetch'))
  await openApp({ call }, '/')
  expect(await screen.findByText('No connection. Check the internet and try again.')).toBeTruthy()
  hasSignal = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'A day with Mia' })).toBeTruthy()
})
