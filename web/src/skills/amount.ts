import { apart } from '@sprout/domain/direction'
import type { Skill } from '@sprout/domain/skills/model'
import { useFormats } from '../i18n/use-formats.ts'

/** "72 times", or the bare number where no unit was given. */
export function useAmount({ targetUnit }: Pick<Skill, 'targetUnit'>) {
  const { number } = useFormats()
  return (score: number) => [number(score), targetUnit && apart(targetUnit)].filter(Boolean).join(' ')
}
