import { dayOnTheWall } from '@sprout/domain/calendar'
import { sharingCalls } from '@sprout/domain/family/contract'
import type { FreshInvite, Invite } from '@sprout/domain/family/invitation'
import { Mail, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { dayAndTime } from '../i18n/day-and-time.ts'
import { useLanguage, useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { Section } from '../ui/section.tsx'
import './invites-card.css'
import { useFamily } from './today.ts'

export type InviteTask =
  | { readonly kind: 'show'; readonly invite: FreshInvite }
  | { readonly kind: 'revoke'; readonly invite: Invite }

const InviteDialogs = lazyDialog(async () => (await import('./invite-dialogs.tsx')).InviteDialogs)

/** A link for whoever is to join, and the ones that still stand. */
export function InvitesCard({ invites }: { invites: readonly Invite[] }) {
  const t = useTranslate()
  const fail = useFailureToast()
  const make = useChange(sharingCalls.invite)
  const [task, setTask] = useState<InviteTask | null>()
  const show = (invite: FreshInvite) => setTask({ kind: 'show', invite })
  const onError = (failure: Error) => fail(t('family.invites.failed'), failure)
  return (
    <Card>
      <Section title={t('family.invites.title')}>
        <p className="invites-card-intro">{t('family.invites.intro')}</p>
        <Button tone="soft" wide busy={make.isPending} onClick={() => make.mutate({}, { onSuccess: show, onError })}>
          <UserPlus aria-hidden="true" />
          {t('family.invites.make')}
        </Button>
        <OpenInvites invites={invites} onRevoke={(invite) => setTask({ kind: 'revoke', invite })} />
        {task !== undefined && <InviteDialogs task={task} onClose={() => setTask(null)} />}
      </Section>
    </Card>
  )
}

/** They stand for a few days: the year goes without saying, the hour tells apart those of one day. */
const dayOnly = { day: 'numeric', month: 'short' } as const

type OpenInvitesProps = { invites: readonly Invite[]; onRevoke: (invite: Invite) => void }

/** None is the usual: then nothing is said. */
function OpenInvites({ invites, onRevoke }: OpenInvitesProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { date, day, time } = useFormats()
  const { timeZone } = useFamily()
  const when = ({ createdAt }: Invite) =>
    dayAndTime(language, day(dayOnTheWall(new Date(createdAt), timeZone)), time(createdAt, timeZone))
  if (invites.length === 0) return null
  return (
    <Rows aria-label={t('family.invites.open')}>
      {invites.map((invite) => (
        <li key={invite.id}>
          <Row
            tone="sky"
            picture={<Mail />}
            title={t('family.invites.until', { date: date(invite.expiresAt, dayOnly) })}
            text={t('family.invites.by', { name: invite.madeBy, date: when(invite) })}
            end={<IconButton label={t('family.revoke.label')} icon={<Trash2 />} onClick={() => onRevoke(invite)} />}
          />
        </li>
      ))}
    </Rows>
  )
}
