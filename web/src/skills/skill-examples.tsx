import { SKILL_EXAMPLES } from '@sprout/domain/skills/model'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Picks } from '../ui/picks.tsx'
import type { SkillForm } from './skill-form.ts'

type Example = keyof typeof SKILL_EXAMPLES
const examples = Object.keys(SKILL_EXAMPLES) as Example[]

/** Challenges to start from: one tap fills in the form. */
export function SkillExamples({ form: { setValue } }: { form: SkillForm }) {
  const t = useTranslate()
  const { number } = useFormats()
  const options = examples.map((value) => {
    const amount = `${number(SKILL_EXAMPLES[value].targetValue)} ${t(`skills.examples.${value}.unit`)}`
    return { value, label: `${t(`skills.examples.${value}.title`)}\n${amount}` }
  })
  const fill = (example: Example) => {
    const typed = { shouldDirty: true, shouldValidate: false }
    const { targetValue, difficulty } = SKILL_EXAMPLES[example]
    setValue('title', t(`skills.examples.${example}.title`), typed)
    setValue('targetUnit', t(`skills.examples.${example}.unit`), typed)
    setValue('targetValue', targetValue, typed)
    setValue('difficulty', difficulty, typed)
  }
  return (
    <div className="skill-examples" data-tone="amber">
      <Picks label={t('skills.examplesLabel')} options={options} onPick={fill} />
    </div>
  )
}
