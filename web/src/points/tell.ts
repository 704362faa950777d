import { apart } from '@sprout/domain/direction'
import type { Activity } from '@sprout/domain/timeline/model'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'
import { signed } from './signed.ts'
import { useUndo } from './undo.ts'

type Recorded = Pick<Activity, 'id' | 'title' | 'points'>

/** Says what was recorded, and offers to undo it: `tell(activity)`, `tell({ ...activity, title: t('…') }, t('…'))`. */
export function useTell() {
  const t = useTranslate()
  const { language } = useLanguage()
  const undo = useUndo()
  return (recorded: Recorded, description?: string) => {
    const { title, points } = recorded
    toast.add({
      title: points ? `${signed(points, language)} · ${apart(title)}` : title,
      description,
      tone: 'good',
      action: { label: t('points.undo'), run: () => void undo(recorded) },
    })
  }
}
