import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { ChildSelector } from './child-selector.tsx'
import { chooseChild } from './chosen-child.ts'
import { childList, useCurrentChild } from './current-child.ts'

type SelectChildDialogProps = { open: boolean; onClose: () => void; onAdd: () => void }

export function SelectChildDialog({ open, onClose, onAdd }: SelectChildDialogProps) {
  const t = useTranslate()
  const words = useDialogWords()
  const { data: list = [] } = useQuery(childList)
  const current = useCurrentChild()
  const choose = ({ id }: { id: string }) => {
    // An undo that named no child would be taken for the one who is chosen now.
    if (id !== current?.id) toast.passOn()
    chooseChild(id)
    onClose()
  }
  const add = (
    <Button tone="soft" wide onClick={onAdd}>
      <UserPlus aria-hidden="true" />
      {t('children.add')}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('children.select')} words={words} footer={add}>
      <ChildSelector list={list} current={current} onChoose={choose} />
    </Dialog>
  )
}
