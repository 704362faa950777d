import type { User } from '@sprout/domain/accounts/model'
import { sharingCalls } from '@sprout/domain/family/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { useAct } from '../api/act.ts'
import { CallFailed } from '../api/failure.ts'
import { failureWords } from '../api/failure-words.ts'
import { forget } from '../api/forget.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { Refused } from './refused.tsx'

type JoinQuestionProps = { user: User; code: string; invitedBy: string }

/** For whoever has an account: it moves into the family that invites, if its own has nothing to lose. */
export function JoinQuestion({ user: { name, email }, code, invitedBy }: JoinQuestionProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const join = useAct(sharingCalls.join)
  const enter = async () => {
    await forget(queries)
    toast.add({ title: t('accounts.join.joined', { name: invitedBy }), tone: 'good' })
    navigate('/', { replace: true })
  }
  const hasRecords = join.error instanceof CallFailed && join.error.refusal === 'family_not_empty'
  return (
    <>
      <p>{t('accounts.join.signedInAs', { name, email })}</p>
      {join.error && <Refused>{failureWords(t, join.error)}</Refused>}
      {hasRecords ? (
        <p>{t('accounts.join.whatToDo', { name: invitedBy })}</p>
      ) : (
        <>
          <p>{t('accounts.join.moves')}</p>
          <p>{t('accounts.join.known')}</p>
          <Button
            wide
            busy={join.isPending}
            onClick={() => join.mutate({ body: { code } }, { onSuccess: () => void enter() })}
          >
            {t('accounts.join.submit')}
          </Button>
        </>
      )}
      <ButtonLink
        tone={hasRecords ? 'soft' : 'quiet'}
        wide
        href="/api/logout?next=/join"
        onClick={() => void forget(queries)}
      >
        {t('accounts.join.otherAccount')}
      </ButtonLink>
      <Link href="/" replace asChild>
        <ButtonLink tone="quiet" wide href="/">
          {t('accounts.join.later')}
        </ButtonLink>
      </Link>
    </>
  )
}
