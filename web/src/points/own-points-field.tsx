import { POINTS } from '@sprout/domain/points/difficulty'
import type { ComponentProps } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { NumberField } from '../ui/number-field.tsx'

type OwnPointsFieldProps = Omit<ComponentProps<typeof NumberField>, 'label' | 'hint' | 'min' | 'max' | 'less' | 'more'>

/** Points that a caregiver gives instead of those of the difficulty. */
export function OwnPointsField(field: OwnPointsFieldProps) {
  const t = useTranslate()
  return (
    <NumberField
      {...field}
      {...POINTS}
      label={t('difficulty.ownPoints')}
      hint={t('difficulty.ownPointsHint')}
      less={t('difficulty.less')}
      more={t('difficulty.more')}
    />
  )
}
