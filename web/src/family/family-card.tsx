import { ChevronRight, Users } from 'lucide-react'
import { Link } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { addressOfScreen, fromTab } from '../shell/screens.ts'
import { Card } from '../ui/card.tsx'
import { Row } from '../ui/row.tsx'

/** The way from the profile to what is the whole family's. */
export function FamilyCard() {
  const t = useTranslate()
  return (
    <Card>
      <Link className="row-tap" href={addressOfScreen('family')} state={fromTab}>
        <Row
          picture={<Users />}
          title={t('modules.family')}
          text={t('family.hint')}
          end={<ChevronRight aria-hidden="true" />}
        />
      </Link>
    </Card>
  )
}
