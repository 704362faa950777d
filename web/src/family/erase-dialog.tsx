import { archiveCalls } from '@sprout/domain/family/archive-contract'
import { ERASE } from '@sprout/domain/family/erase'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../api/act.ts'
import { failureWords } from '../api/failure-words.ts'
import { forgetFamily } from '../api/forget.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { dropFamily } from '../outbox/store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { useFamily } from './today.ts'

/** Whoever erases types the word of their own language; what is sent is the same in all. */
export function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const queries = useQueryClient()
  const family = useFamily()
  const erase = useAct(archiveCalls.erase)
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const word = t('yourData.erase.word')
  const close = () => {
    erase.reset()
    setTyped('')
    setIsWrong(false)
    onClose()
  }
  const leave = () => {
    void dropFamily(family.id)
      .catch(() => undefined)
      .then(() => forgetFamily(queries))
      .then(() => location.assign('/?farewell'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fits = typed.trim().toLocaleUpperCase() === word
    setIsWrong(!fits)
    if (fits) erase.mutate({ body: { confirm: ERASE } }, { onSuccess: leave })
  }
  const error = isWrong ? t('yourData.erase.wrong', { word }) : erase.error ? failureWords(t, erase.error) : undefined
  const answers = (
    <>
      <Button tone="quiet" onClick={close}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" form={id} tone="danger" busy={erase.isPending || erase.isSuccess}>
        {t('yourData.erase.confirm')}
      </Button>
    </>
  )
  return (
    <Dialog
      {...{ open, words }}
      title={t('yourData.erase.question')}
      description={t('yourData.erase.text')}
      footer={answers}
      onClose={close}
    >
      <a className="your-data-keep" href={archiveCalls.download.path} download>
        {t('yourData.erase.keep')}
      </a>
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label={t('yourData.erase.label', { word })}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
