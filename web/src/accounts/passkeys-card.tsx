import { doorCalls } from '@sprout/domain/accounts/door-contract'
import type { Passkey } from '@sprout/domain/accounts/model'
import { passkeyCalls } from '@sprout/domain/accounts/passkey-contract'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { load } from '../api/load.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PasskeyTask } from './passkey-dialogs.tsx'
import { passkeysWorkHere } from './passkeys.ts'
import './passkeys-card.css'

const PasskeyDialogs = lazyDialog(async () => (await import('./passkey-dialogs.tsx')).PasskeyDialogs)

/** The caregiver's passkeys; nothing where this server does not take them. */
export function PasskeysCard() {
  const t = useTranslate()
  const { data: ways } = useQuery(load(doorCalls.ways, {}))
  const [task, setTask] = useState<PasskeyTask | null>()
  if (ways && !ways.passkeys) return null
  return (
    <Card as="section" className="passkeys-card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('accounts.passkeys.title')}</h2>
      <p className="passkeys-card-intro">{t('accounts.passkeys.intro')}</p>
      {ways ? <PasskeyList onForget={(passkey) => setTask({ kind: 'forget', passkey })} /> : <PasskeysLoading />}
      {passkeysWorkHere() && (
        <Button tone="soft" wide onClick={() => setTask({ kind: 'add' })}>
          <KeyRound aria-hidden="true" />
          {t('accounts.passkeys.add')}
        </Button>
      )}
      {task !== undefined && <PasskeyDialogs task={task} onClose={() => setTask(null)} />}
    </Card>
  )
}

function PasskeyList({ onForget }: { onForget: (passkey: Passkey) => void }) {
  const t = useTranslate()
  const { data: passkeys, error, isFetching, refetch } = useQuery(load(passkeyCalls.list, {}))
  if (error && !passkeys) return <LoadFailed small failure={error} busy={isFetching} onRetry={refetch} />
  if (!passkeys) return <PasskeysLoading />
  if (passkeys.length === 0)
    return <p className="passkeys-card-row passkeys-card-none">{t('accounts.passkeys.none')}</p>
  return (
    <ul>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onForget={() => onForget(passkey)} />
      ))}
    </ul>
  )
}

const PasskeysLoading = () => (
  <div className="passkeys-card-row">
    <Skeleton height="1.3rem" />
  </div>
)

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onForget,
}: {
  passkey: Passkey
  onForget: () => void
}) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <li className="passkeys-card-row">
      <p>
        {name}
        <span className="passkeys-card-facts">
          {lastUsedAt
            ? t('accounts.passkeys.used', { date: date(lastUsedAt) })
            : t('accounts.passkeys.created', { date: date(createdAt) })}
        </span>
      </p>
      <IconButton label={t('accounts.passkeys.forget', { name })} icon={<Trash2 />} onClick={onForget} />
    </li>
  )
}
