import type { Skill } from '@sprout/domain/skills/model'

/** What the parent is doing with the list of challenges: one dialog at a time. */
export type SkillTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'record'; readonly skill: Skill }
  | { readonly kind: 'remove'; readonly skill: Skill }
