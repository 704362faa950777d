import { keepFocus } from './focus-title.ts'
import { watched } from './watched.ts'

type Toast = {
  title: string
  description?: string | undefined
  tone: 'good' | 'note' | 'bad'
  action?: { label: string; run: () => void } | undefined
  /** Until it is answered, or another that stays takes its place: it comes back from behind what passes. */
  stays?: true
}

/**
 * The same said twice is told twice: also to whoever hears it. Patient with whoever comes to it by keyboard, from where
 * they were before.
 */
export type Shown = Toast & { nth: number; patient: boolean; before: Element | null }

let told = 0
/** What is shown: `Toasts` draws it, once it has come. */
export const shown = watched<Shown | null>(null)
/** The last that stays: shown, or behind one that passes. */
let standing: Shown | null = null

function takeAway(gone: Shown | null) {
  if (standing === gone) standing = null
  if (shown.current() === gone) shown.set(standing)
}

/** What just happened, in one line. One at a time: a new one takes the place of the old. */
export const toast = {
  /** What comes back takes it away again, if it is still there. */
  add: (next: Toast) => {
    const here = document.activeElement
    const isHere = here?.closest('.toasts')
    const before = isHere ? (shown.current()?.before ?? null) : here
    const added = { ...next, nth: ++told, patient: isByKeyboard(here), before }
    if (added.stays) standing = added
    shown.set(added)
    // Its action may have gone with the one before.
    if (isHere) keepFocus()
    return () => takeAway(added)
  },
  /** Of what is said now. */
  tone: () => shown.current()?.tone,
  dismiss: () => takeAway(shown.current()),
  /** Of what is left behind nothing more is said; what stays, stays. */
  passOn: () => {
    if (!shown.current()?.stays) toast.dismiss()
  },
}

/** A field has its ring on a phone too. */
const isByKeyboard = (focused: Element | null) =>
  focused?.matches(':focus-visible') === true &&
  !(focused.matches('input, textarea') && matchMedia('(pointer: coarse)').matches)
