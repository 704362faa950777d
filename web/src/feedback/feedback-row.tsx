import { ChevronRight, MessageCircleHeart } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Row } from '../ui/row.tsx'

const FeedbackDialog = lazyDialog(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog)

/** The line of a list that opens the feedback dialog. */
export function FeedbackRow() {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className="row-tap" onClick={() => setIsOpen(true)}>
        <Row
          picture={<MessageCircleHeart />}
          title={t('feedback.title')}
          text={t('feedback.hint')}
          end={<ChevronRight aria-hidden="true" />}
        />
      </button>
      {isOpen !== undefined && <FeedbackDialog open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
