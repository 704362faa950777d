import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Refused } from './refused.tsx'

/** A link that opens nothing, or no longer. */
export function ClosedInvitation({ why }: { why: string }) {
  const t = useTranslate()
  return (
    <>
      <Refused>{why}</Refused>
      <p>{t('accounts.join.askAgain')}</p>
      <Home>{t('accounts.join.toSprout')}</Home>
    </>
  )
}

/** Whoever made the link tries it, or opens it again after joining. */
export function AlreadyThere() {
  const t = useTranslate()
  return (
    <>
      <p>{t('accounts.join.alreadyThere')}</p>
      <Home>{t('accounts.join.toFamily')}</Home>
    </>
  )
}

const Home = ({ children }: { children: string }) => (
  <Link href="/" asChild>
    <ButtonLink wide href="/">
      {children}
    </ButtonLink>
  </Link>
)
