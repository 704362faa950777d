import type { Child } from '@sprout/domain/children/model'
import type { Skill } from '@sprout/domain/skills/model'
import { Plus } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { useView } from '../shell/view.ts'
import { BottomAction } from '../ui/bottom-action.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FoldedList } from '../ui/folded-list.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useIsResting } from './resting.ts'
import { SkillItem } from './skill-item.tsx'
import './skill-lists.css'
import type { SkillTask } from './skill-task.ts'

const views = ['active', 'completed'] as const

type SkillListsProps = { skills: readonly Skill[]; child: Child; onTask: (task: SkillTask) => void }

/** What is being practised and what is done, one at a time. */
export function SkillLists({ skills, child, onTask }: SkillListsProps) {
  const t = useTranslate()
  const isResting = useIsResting()
  const [view, setView] = useView(views)
  const completed = skills.filter(({ isCompleted }) => isCompleted).length
  const counts = { active: skills.length - completed, completed }
  const tabs = views.map((value) => ({
    value,
    label: t(`skills.${value}`, { count: counts[value] }),
  }))
  const listed = inOrder(skills).filter(({ isCompleted }) => isCompleted === (view === 'completed'))
  const resting = listed.filter(isResting)
  const items = (some: readonly Skill[]) =>
    some.map((skill) => <SkillItem key={skill.id} {...{ skill, onTask }} name={child.name} />)
  return (
    <>
      <Tabs label={t('skills.tabs')} value={view} tabs={tabs} onChange={setView}>
        <p className="skill-lists-total">{t('skills.total', { count: skills.length })}</p>
        {counts[view] === 0 && <Nothing view={view} name={child.name} />}
        <FoldedList
          key={view}
          className="skill-lists-list"
          shown={items(listed.filter((skill) => !resting.includes(skill)))}
          folded={items(resting)}
          title={t('skills.resting', { count: resting.length })}
          hint={t('skills.restingHint')}
        />
      </Tabs>
      <BottomAction>
        <Button tone="soft" data-tone="amber" onClick={() => onTask({ kind: 'add' })}>
          <Plus aria-hidden="true" />
          {t('skills.add')}
        </Button>
      </BottomAction>
    </>
  )
}

function Nothing({ view, name }: { view: (typeof views)[number]; name: string }) {
  const t = useTranslate()
  return (
    <Card tone="amber">
      {view === 'active' ? (
        <EmptyState mood="happy" title={t('skills.noneActive')} hint={t('skills.noneActiveHint')} />
      ) : (
        <EmptyState title={t('skills.noneCompleted')} hint={t('skills.noneCompletedHint', { name })} />
      )}
    </Card>
  )
}

/** The oldest first; of those that are done, the latest. */
const inOrder = (skills: readonly Skill[]) => [
  ...skills.filter(({ completedAt }) => completedAt === null),
  ...skills
    .filter(({ completedAt }) => completedAt !== null)
    .toSorted((one, other) => ((one.completedAt ?? '') < (other.completedAt ?? '') ? 1 : -1)),
]
