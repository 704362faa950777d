import { type Child, NO_AVATAR } from '@sprout/domain/children/model'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { useWithWaiting } from '../outbox/waiting.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast.ts'
import { useAgeWords } from './age-words.ts'
import './child-selector.css'
import type { ChildTask } from './child-task.ts'

type Choosing = { current: Child | undefined; onChoose: (child: Child) => void }
type Managing = { onTask: (task: ChildTask) => void }

/** The family's children: to choose one, or in management mode to edit and delete them. */
export const ChildSelector = ({ list, ...mode }: { list: readonly Child[] } & (Choosing | Managing)) => (
  <ul className="child-selector">
    {list.map((child) => (
      <li key={child.id}>
        {'onTask' in mode ? (
          <ManagedChild child={child} isLast={list.length === 1} onTask={mode.onTask} />
        ) : (
          <button
            type="button"
            className="child-selector-row child-selector-choice"
            aria-current={child.id === mode.current?.id}
            onClick={() => mode.onChoose(child)}
          >
            <ChildSummary child={child} />
            {child.id === mode.current?.id && <Check aria-hidden="true" />}
          </button>
        )}
      </li>
    ))}
  </ul>
)

function ManagedChild({ child, isLast, onTask }: { child: Child; isLast: boolean } & Managing) {
  const t = useTranslate()
  const { name } = child
  const remove = () =>
    isLast
      ? toast.add({ title: t('childDialogs.cannotRemove'), description: t('refusals.last_child'), tone: 'bad' })
      : onTask({ kind: 'remove', child })
  return (
    <div className="child-selector-row">
      <ChildSummary child={child} />
      <span className="child-selector-tools">
        <IconButton
          label={t('childDialogs.edit', { name })}
          icon={<Pencil />}
          onClick={() => onTask({ kind: 'edit', child })}
        />
        <IconButton label={t('childDialogs.remove', { name })} icon={<Trash2 />} onClick={remove} />
      </span>
    </div>
  )
}

function ChildSummary({ child }: { child: Child }) {
  const t = useTranslate()
  const { name, points, avatarUrl } = useWithWaiting()(child)
  const facts = [useAgeWords(child), t('points.count', { count: points })]
  return (
    <>
      <Avatar emoji={avatarUrl ?? NO_AVATAR} />
      <span className="child-selector-words">
        <span className="child-selector-name">{name}</span>
        <span className="child-selector-facts">
          <Facts list={facts} />
        </span>
      </span>
    </>
  )
}
