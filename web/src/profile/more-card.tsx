import { Settings } from 'lucide-react'
import { FeedbackRow } from '../feedback/feedback-row.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { Card } from '../ui/card.tsx'
import { Row, Rows } from '../ui/row.tsx'

/** What else there is: feedback, and the settings to come. */
export function MoreCard() {
  const t = useTranslate()
  return (
    <Card>
      <Rows>
        <li>
          <FeedbackRow />
        </li>
        <li>
          <Row picture={<Settings />} title={t('profile.settings')} text={t('profile.soon')} />
        </li>
      </Rows>
    </Card>
  )
}
