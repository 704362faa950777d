// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts closeLabel="Dismiss" />)
})
afterEach(() => {
  act(toast.dismiss)
  cleanup()
  vi.useRealTimers()
})

const say = (...[said]: Parameters<typeof toast.add>) => act(() => void toast.add(said))
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

test('one at a time, and gone after three seconds', () => {
  say({ title: 'Child added', tone: 'good' })
  wait(2000)
  say({ title: 'Child updated', tone: 'good' })
  expect(screen.queryByText('Child added')).toBeNull()
  wait(2999)
  expect(screen.getByRole('status').textContent).toContain('Child updated')
  wait(1)
  expect(screen.queryByText('Child updated')).toBeNull()
})

test('bad news interrupts, the rest waits its turn', () => {
  say({ title: 'Save failed', description: 'Please try again', tone: 'bad' })
  expect(screen.getByRole('alert').textContent).toContain('Save failedPlease try again')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it stays while it is looked at', () => {
  say({ title: '+10', tone: 'good' })
  const words = screen.getByText('+10')
  fireEvent.pointerOver(words)
  wait(10_000)
  expect(screen.getByText('+10')).toBeTruthy()
  fireEvent.pointerOut(words)
  wait(3000)
  expect(screen.queryByText('+10')).toBeNull()
})

test('what is said while nobody looks stays until it was seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  say({ title: 'Zoe’s profile was deleted', tone: 'good' })
  wait(60_000)
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  wait(2999)
  expect(screen.getByText('Zoe’s profile was deleted')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('Zoe’s profile was deleted')).toBeNull()
})

test('its action runs once and takes it away', () => {
  const undo = vi.fn()
  say({ title: '+10', tone: 'good', action: { label: 'Undo', run: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('+10')).toBeNull()
})

test('a second tap does not reach what lay under it', () => {
  const under = vi.fn()
  document.body.addEventListener('click', under)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 700, 48, 48))
  const tapAt = (clientX: number, clientY: number) => fireEvent.click(document.body, { clientX, clientY })
  say({ title: '+10', tone: 'good' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  under.mockClear()
  tapAt(320, 720)
  expect(under).not.toHaveBeenCalled()
  tapAt(100, 720)
  expect(under).toHaveBeenCalledTimes(1)
  wait(400)
  tapAt(320, 720)
  expect(under).toHaveBeenCalledTimes(2)
  document.body.removeEventListener('click', under)
})

test('with something to do it stays twice as long', () => {
  say({ title: '+10', tone: 'good', action: { label: 'Undo', run: () => {} } })
  wait(5999)
  expect(screen.getByText('+10')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('+10')).toBeNull()
})

test('by keyboard there is time to come to it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.insertAdjacentHTML('beforeend', '<input>')
  document.querySelector('input')?.focus()
  say({ title: '+10', tone: 'good', action: { label: 'Undo', run: () => {} } })
  document.querySelector('input')?.remove()
  wait(19_999)
  expect(screen.getByText('+10')).toBeTruthy()
  wait(1)
  expect(screen.queryByText('+10')).toBeNull()
})

test('the same twice is told twice', () => {
  say({ title: '+10', tone: 'good' })
  const once = screen.getByText('+10')
  say({ title: '+10', tone: 'good' })
  expect(once.isConnected).toBe(false)
  expect(screen.getByText('+10')).toBeTruthy()
})

test('whoever stands on its buttons stays there when the next one comes', () => {
  document.body.insertAdjacentHTML('beforeend', '<h1>Habits</h1>')
  const action = { label: 'Undo', run: () => {} }
  say({ title: '+10', tone: 'good', action })
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  say({ title: '+5', tone: 'good', action })
  wait(0)
  expect(document.activeElement).toBe(undo)
  say({ title: 'A new version is here', tone: 'note' })
  wait(0)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  screen.getByRole('heading').remove()
})

test('a field that was typed in with a thumb is no keyboard', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.insertAdjacentHTML('beforeend', '<input>')
  document.querySelector('input')?.focus()
  say({ title: '+10', tone: 'good', action: { label: 'Undo', run: () => {} } })
  document.querySelector('input')?.remove()
  wait(6000)
  expect(screen.queryByText('+10')).toBeNull()
})

test('the focus goes back to where it was when it appeared, or to the title of the screen', () => {
  document.body.insertAdjacentHTML('beforeend', '<h1>Habits</h1><button>Greeting</button>')
  const [before] = screen.getAllByRole('button', { name: 'Greeting' })
  for (const [name, last] of [
    ['Undo', before],
    ['Dismiss', before],
    ['Undo', screen.getByRole('heading')],
  ] as const) {
    before!.focus()
    say({ title: '+10', tone: 'good', action: { label: 'Undo', run: () => {} } })
    screen.getByRole('button', { name }).focus()
    if (last !== before) before!.remove()
    fireEvent.click(screen.getByRole('button', { name }))
    wait(0)
    expect(document.activeElement).toBe(last)
  }
  screen.getByRole('heading').remove()
})

test('what stays comes back when all that passed is gone, until it is answered', () => {
  say({ title: 'A new version is ready', tone: 'note', stays: true })
  wait(60_000)
  say({ title: '+10', tone: 'good' })
  wait(2000)
  say({ title: 'Save failed', tone: 'bad' })
  expect(screen.queryByText('A new version is ready')).toBeNull()
  wait(3000)
  expect(screen.getByRole('status').textContent).toContain('A new version is ready')
  expect(screen.getByRole('alert').textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  say({ title: '+5', tone: 'good' })
  wait(3000)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('of two that stay only the later does, and neither when it is taken back', () => {
  say({ title: 'A new version is ready', tone: 'note', stays: true })
  let takeBack = () => {}
  act(() => {
    takeBack = toast.add({ title: 'First save what you are typing', tone: 'note', stays: true })
  })
  say({ title: '+10', tone: 'good' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status').textContent).toContain('First save what you are typing')
  say({ title: '+5', tone: 'good' })
  act(takeBack)
  expect(screen.getByText('+5')).toBeTruthy()
  act(toast.passOn)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('it can be sent away', () => {
  say({ title: '+10', tone: 'good' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('+10')).toBeNull()
})
