import { type Difficulty, difficulty } from '@sprout/domain/points/difficulty'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { signed } from './signed.ts'

type DifficultyChoiceProps = {
  value: Difficulty
  /** What each gives, shown beside its name. */
  points: Readonly<Record<Difficulty, number>>
  onChange: (value: Difficulty) => void
}

export function DifficultyChoice({ value, points, onChange }: DifficultyChoiceProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const options = difficulty.options.map((each) => ({
    value: each,
    label: `${t(`difficulty.${each}`)} ${signed(points[each], language)}`,
  }))
  return <ChoiceGroup legend={t('difficulty.legend')} value={value} options={options} onChange={onChange} columns={3} />
}
