import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.tsx'
import { childList } from './current-child.ts'

/** Deleted by a tap on this phone, which tells of it itself. */
const removedHere = new Set<string>()
export const removeHere = ({ id }: Child) => void removedHere.add(id)

/** Why the screens suddenly speak of another child: somebody else of the family deleted the profile of the one before. */
export function useTellGone(familyId: string, childId: string | undefined) {
  const t = useTranslate()
  const { data: children } = useQuery(childList)
  const before = useRef<{ familyId: string; child: Child }>(undefined)
  useEffect(() => {
    const { child: gone, familyId: theirs } = before.current ?? {}
    const isGone = gone && theirs === familyId && children && !children.some(({ id }) => id === gone.id)
    if (isGone && !removedHere.has(gone.id)) toast.add({ title: t('childDialogs.removed', gone), tone: 'note' })
    const child = children?.find(({ id }) => id === childId)
    before.current = child && { familyId, child }
  }, [t, children, childId, familyId])
}
