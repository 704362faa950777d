import type { WaysIn as Offered } from '@sprout/domain/accounts/door-model'
import { useState } from 'react'
import { browserTimeZone } from '../i18n/browser-time-zone.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { carryInvitation } from './invitation.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { passkeysWorkHere } from './passkeys.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { Way } from './sign-in-screen.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import './ways-in.css'

type WaysInProps = {
  ways: Offered
  way: Way
  onWay: (way: Way) => void
  next: string
  /** The code of an invitation, which opens a server that is closed to others. */
  invite?: string
}

/** The ways in that this server offers, and no other. */
export function WaysIn({ ways, way, onWay, next, invite }: WaysInProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const email = { value: typed, onType: setTyped }
  const passkeys = ways.passkeys && way === 'signIn' && passkeysWorkHere()
  return (
    <>
      {ways.password &&
        (way === 'signUp' ? <SignUpForm email={email} invite={invite} /> : <SignInForm email={email} />)}
      {ways.password && (passkeys || ways.openid) && <p className="ways-in-or">{t('accounts.or')}</p>}
      {passkeys && <PasskeyButton />}
      {ways.openid && (
        <ButtonLink
          tone={ways.password ? 'soft' : 'primary'}
          wide
          href={openidStart(next)}
          onClick={() => invite !== undefined && carryInvitation(invite)}
        >
          {t('accounts.withOpenid')}
        </ButtonLink>
      )}
      {ways.password && <OtherWay way={way} open={ways.signUp || invite !== undefined} onWay={onWay} />}
    </>
  )
}

const openidStart = (next: string) => `/api/auth/openid?${new URLSearchParams({ next, timeZone: browserTimeZone() })}`

function OtherWay({ way, open, onWay }: { way: Way; open: boolean; onWay: (way: Way) => void }) {
  const t = useTranslate()
  const other = way === 'signIn' ? 'signUp' : 'signIn'
  if (other === 'signUp' && !open) return <p className="ways-in-other">{t('accounts.signUp.closed')}</p>
  return (
    <p className="ways-in-other">
      {t(`accounts.${other}.instead`)}
      <Button tone="quiet" onClick={() => onWay(other)}>
        {t(`accounts.${other}.submit`)}
      </Button>
    </p>
  )
}

const LINE = 'calc(1.5 * var(--text-14))'
const FIELD = `calc(${LINE} + var(--space-1) + var(--control))`

/** As tall as what most servers offer, so that the page does not jump. */
export const WaysInLoading = () => (
  <>
    <Skeleton height={FIELD} />
    <Skeleton height={FIELD} />
    <Skeleton height="var(--control)" />
    <Skeleton height={LINE} />
    <Skeleton height="var(--control)" />
    <Skeleton height="var(--control)" />
  </>
)
