import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { type Mood, Pip } from '../ui/pip.tsx'
import { PipBubble } from './lazy-parts.ts'

const LOOKS_FOR = 1200

/** Pip in the middle of the bar. Touched, he looks up and asks what he can do; touched again, he is still. */
export function PipPlace() {
  const t = useTranslate()
  const { pip, isOpen, toggle, close } = useBubble()
  const [mood, look] = useLook()
  return (
    <>
      <button
        ref={pip}
        type="button"
        className="bottom-bar-pip"
        aria-label={t('shell.askPip')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={look}
        onClick={toggle}
      >
        <Pip size={60} mood={mood} />
      </button>
      {isOpen && <PipBubble onClose={close} />}
    </>
  )
}

/** Open until Pip is touched again, or anything else is; Escape gives the focus back. */
function useBubble() {
  const [isOpen, setOpen] = useState(false)
  const pip = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!isOpen) return
    const onElsewhere = ({ target }: Event) => {
      if (!(target as Element).closest?.('.bottom-bar-pip, .pip-bubble, dialog')) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      pip.current?.focus()
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      for (const event of events) document.removeEventListener(event, onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return { pip, isOpen, toggle: () => setOpen(!isOpen), close }
}

function useLook() {
  const [mood, setMood] = useState<Mood>('calm')
  useEffect(() => {
    if (mood === 'calm') return
    const timer = setTimeout(() => setMood('calm'), LOOKS_FOR)
    return () => clearTimeout(timer)
  }, [mood])
  return [mood, () => setMood('looking')] as const
}
