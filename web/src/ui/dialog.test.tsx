// @vitest-environment jsdom
import '../patience-testing.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { DialogCancel } from './dialog-cancel.tsx'

const words = { close: 'Close', discardTitle: 'Discard?', discard: 'Discard', keep: 'Keep editing' }

beforeEach(() => history.replaceState(null, ''))
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(async () => {
  cleanup()
  await waitFor(() => expect(sheets()).toBe(0))
})

const sheets = () => Number(history.state?.sheets ?? 0)

function Page() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add child
      </button>
      <Dialog
        {...{ open, words }}
        onClose={() => setOpen(false)}
        title="New child"
        changed={text !== ''}
        footer={<DialogCancel>Cancel</DialogCancel>}
      >
        <input aria-label="A girl" type="radio" defaultChecked />
        <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      </Dialog>
    </>
  )
}

const openDialog = async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Add child' }))
  await screen.findByRole('dialog', { name: 'New child' })
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('what is written comes first; Escape closes, and gives the focus back', async () => {
  await openDialog()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add child'))
})

test('on a phone it is read first: no keyboard comes up unasked', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await openDialog()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

test('the back gesture closes it, and leaves the page where it is', async () => {
  await openDialog()
  expect(sheets()).toBe(1)
  history.back()
  await gone()
  expect(sheets()).toBe(0)
})

test('closing by hand takes the entry out of the history again', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  await waitFor(() => expect(sheets()).toBe(0))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the back gesture', async () => history.back()],
])('%s asks before something typed is lost', async (_, leave) => {
  await openDialog()
  await userEvent.type(screen.getByRole('textbox'), 'Mi')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Mi')

  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await gone()
})

test('a question that is being answered cannot be closed, and says what went wrong', async () => {
  const onClose = vi.fn()
  const question = { title: 'Delete Mia?', confirm: 'Delete', cancel: 'Cancel', onConfirm: vi.fn(), onClose }
  const { rerender } = render(<ConfirmDialog open busy {...question} />)
  await screen.findByRole('alertdialog', { name: 'Delete Mia?' })
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()

  rerender(<ConfirmDialog open error="At least one child profile must be kept" {...question} />)
  expect(screen.getByRole('alert').textContent).toBe('At least one child profile must be kept')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
