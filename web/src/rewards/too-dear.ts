import { useTranslate } from '../i18n/language.tsx'
import { toast } from '../ui/toast.ts'

/** Says what a reward costs and what there is. */
export function useTooDear() {
  const t = useTranslate()
  return (cost: number, points: number) =>
    toast.add({
      title: t('refusals.insufficient_points'),
      description: t('rewards.tooDear', { cost: t('points.count', { count: cost }), points }),
      tone: 'bad',
    })
}
