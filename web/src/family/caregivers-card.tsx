import type { Caregiver, Family } from '@sprout/domain/family/model'
import { lettersOf } from '@sprout/domain/letters'
import { LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { Section } from '../ui/section.tsx'
import './caregivers-card.css'
import type { GoingTask } from './going-dialogs.tsx'

const GoingDialogs = lazyDialog(async () => (await import('./going-dialogs.tsx')).GoingDialogs)

/** Everyone who cares for the children here, and the way out. */
export function CaregiversCard({ family: { caregivers } }: { family: Family }) {
  const t = useTranslate()
  const [task, setTask] = useState<GoingTask | null>(null)
  const you = caregivers.find(({ isYou }) => isYou)
  const hasOthers = caregivers.length > 1
  return (
    <Card>
      <Section title={t('family.caregivers.title')}>
        <Rows>
          {caregivers.map((caregiver) => (
            <CaregiverRow
              key={caregiver.id}
              caregiver={caregiver}
              onRemove={() => setTask({ kind: 'remove', caregiver })}
            />
          ))}
        </Rows>
        {hasOthers && you && (
          <Button tone="quiet" wide onClick={() => setTask({ kind: 'leave', caregiver: you })}>
            <LogOut aria-hidden="true" />
            {t('family.leave.action')}
          </Button>
        )}
        <GoingDialogs task={task} onClose={() => setTask(null)} />
      </Section>
    </Card>
  )
}

function CaregiverRow({ caregiver, onRemove }: { caregiver: Caregiver; onRemove: () => void }) {
  const t = useTranslate()
  const { date } = useFormats()
  const { name, email, joinedAt, isYou } = caregiver
  return (
    <li>
      <Row
        picture={<span className="caregiver-letter">{firstLetter(name)}</span>}
        title={isYou ? t('family.caregivers.you', { name }) : name}
        text={
          <>
            {email}
            <br />
            {t('family.caregivers.since', { date: date(joinedAt) })}
          </>
        }
        end={
          !isYou && <IconButton label={t('family.remove.label', { name })} icon={<UserMinus />} onClick={onRemove} />
        }
      />
    </li>
  )
}

/** Whole, also where a letter is an emoji of several parts. */
const firstLetter = (name: string) => [...lettersOf(name)][0]?.toLocaleUpperCase()
