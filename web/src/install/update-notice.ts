import { useEffect, useEffectEvent } from 'react'
import { warn } from '../api/warn.ts'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { registerWorker, takeOver } from './service-worker.ts'
import { isTyping } from './typing.ts'

/** Says that a new version waits; it comes at a tap, and never into the middle of a sentence. */
export function useUpdates() {
  const t = useTranslate()
  const offer = useEffectEvent((waiting: ServiceWorker) => {
    const run = () => {
      if (!isTyping()) return takeOver(waiting)
      toast.add({ title: t('install.typing'), tone: 'note', action: { label: t('install.update'), run }, stays: true })
    }
    const action = { label: t('install.update'), run }
    toast.add({
      title: t('install.updateReady'),
      description: t('install.updateHint'),
      tone: 'note',
      action,
      stays: true,
    })
  })
  useEffect(() => {
    registerWorker((waiting) => offer(waiting)).catch((failure: unknown) => warn('No service worker:', failure))
  }, [])
}
