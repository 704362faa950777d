import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetDraftsAbout } from '../api/drafts.ts'
import { useTranslate } from '../i18n/language.tsx'
import { keepFocus } from '../ui/focus-title.ts'
import { toast } from '../ui/toast.ts'
import { childList } from './current-child.ts'

/** A profile that is there no more is told of, whoever deleted it: what was open and was about that child has closed. */
export function useTellGone(familyId: string) {
  const t = useTranslate()
  const { data: children } = useQuery(childList)
  const before = useRef<{ readonly familyId: string; readonly children: readonly Child[] }>(undefined)
  useEffect(() => {
    if (!children) return
    const known = before.current?.familyId === familyId ? before.current.children : []
    before.current = { familyId, children }
    for (const { id, name } of known.filter((one) => !children.some(({ id }) => id === one.id))) {
      // Nobody did it here, perhaps: it is not said over what went wrong.
      if (toast.tone() !== 'bad') toast.add({ title: t('childDialogs.removed', { name }), tone: 'good' })
      forgetDraftsAbout(id)
      keepFocus()
    }
  }, [t, children, familyId])
}
