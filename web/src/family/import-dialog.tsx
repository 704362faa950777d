import { archiveCalls } from '@sprout/domain/family/archive-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call, newKey } from '../api/call.ts'
import { complaintWords } from '../api/complaint-words.ts'
import { CallFailed } from '../api/failure.ts'
import { failureWords } from '../api/failure-words.ts'
import { useDialogWords } from '../i18n/dialog-words.ts'
import { useTranslate } from '../i18n/language.tsx'
import type { Translate } from '../i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { toast } from '../ui/toast.ts'

const MEGABYTE = 1024 * 1024

/** Text shrinks to a tenth, and it is the way up from a phone that is slow. */
const packedOf = (file: File) =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob().catch((cause: unknown) => {
    throw new Gone('the file cannot be read', { cause })
  })

/** It was moved or changed since it was chosen. */
class Gone extends Error {}

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  const words = useDialogWords()
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [isMissing, setIsMissing] = useState(false)
  const send = useMutation({
    mutationFn: async ({ chosen, key }: { chosen: File; key: string }) =>
      call(archiveCalls.upload, {}, { key, packed: await packedOf(chosen) }),
    onSuccess: async ({ alreadyHere }) => {
      await queries.invalidateQueries()
      const [title, description] = alreadyHere
        ? ([t('yourData.bringIn.again'), t('yourData.bringIn.againText')] as const)
        : ([t('yourData.bringIn.done'), t('yourData.bringIn.doneText')] as const)
      toast.add({ title, description, tone: 'good' })
      end()
    },
  })
  const end = () => {
    send.reset()
    setFile(undefined)
    setIsMissing(false)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!file)
    if (file && !send.isPending) send.mutate({ chosen: file, key: newKey() })
  }
  const choose = (chosen: File | undefined) => {
    send.reset()
    setIsMissing(false)
    setFile(chosen)
  }
  const answers = (
    <>
      <Button tone="quiet" onClick={() => send.isPending || end()}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" form={id} busy={send.isPending}>
        {t('yourData.bringIn.send')}
      </Button>
    </>
  )
  const error = isMissing ? t('yourData.bringIn.none') : send.error ? whyNot(t, send.error) : undefined
  return (
    <Dialog
      {...{ open, words }}
      title={t('yourData.bringIn.title')}
      description={t('yourData.bringIn.text')}
      footer={answers}
      busy={send.isPending}
      onClose={end}
    >
      <form id={id} onSubmit={submit} noValidate>
        <FieldFrame
          label={t('yourData.bringIn.pick')}
          hint={t('yourData.bringIn.pickHint')}
          error={error}
          control={(tied) => (
            <input
              {...tied}
              className="your-data-file"
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => choose(target.files?.[0])}
            />
          )}
        />
        {send.isPending && file && (
          <p role="status">{t('yourData.bringIn.busy', { size: Math.max(1, Math.round(file.size / MEGABYTE)) })}</p>
        )}
      </form>
    </Dialog>
  )
}

function whyNot(t: Translate, failure: Error) {
  if (failure instanceof Gone) return t('yourData.bringIn.gone')
  if (failure instanceof CallFailed && failure.refusal === 'family_not_empty') return t('yourData.bringIn.notEmpty')
  const [wrong] = failure instanceof CallFailed ? failure.fields : []
  if (!wrong) return failureWords(t, failure)
  return t('yourData.bringIn.unfit', { why: complaintWords(t, wrong.code), place: wrong.path })
}
