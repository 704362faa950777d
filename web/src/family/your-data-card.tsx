import { archiveCalls } from '@sprout/domain/family/archive-contract'
import { ChevronRight, FileDown, FileUp, Table, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Card } from '../ui/card.tsx'
import { Row, Rows } from '../ui/row.tsx'
import { Section } from '../ui/section.tsx'
import './your-data-card.css'

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog)
const EraseDialog = lazyDialog(async () => (await import('./erase-dialog.tsx')).EraseDialog)

const chevron = <ChevronRight aria-hidden="true" />

/** What a family can do with all of its data. Files are fetched by the browser itself: they may be longer than memory. */
export function YourDataCard() {
  const t = useTranslate()
  const [open, setOpen] = useState<'import' | 'erase' | 'none'>()
  const close = () => setOpen('none')
  const words = (what: 'download' | 'table' | 'bringIn' | 'erase') => ({
    title: t(`yourData.${what}.title`),
    text: t(`yourData.${what}.hint`),
  })
  return (
    <Card>
      <Section title={t('yourData.title')}>
        <p className="your-data-intro">{t('yourData.intro')}</p>
        <Rows>
          <li>
            <a className="row-tap" href={archiveCalls.download.path} download>
              <Row picture={<FileDown />} {...words('download')} />
            </a>
          </li>
          <li>
            <a className="row-tap" href={archiveCalls.downloadTimeline.path} download>
              <Row picture={<Table />} {...words('table')} />
            </a>
          </li>
          <li>
            <button type="button" className="row-tap" onClick={() => setOpen('import')}>
              <Row picture={<FileUp />} {...words('bringIn')} end={chevron} />
            </button>
          </li>
          <li>
            <button type="button" className="row-tap" onClick={() => setOpen('erase')}>
              <Row picture={<Trash2 />} tone="clay" {...words('erase')} end={chevron} />
            </button>
          </li>
        </Rows>
      </Section>
      {open && <ImportDialog open={open === 'import'} onClose={close} />}
      {open && <EraseDialog open={open === 'erase'} onClose={close} />}
    </Card>
  )
}
