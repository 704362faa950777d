import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import type { BehaviorType } from '@sprout/domain/behaviors/model'
import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { load } from '../api/load.ts'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFilledIn } from '../shell/filled-in.ts'
import { BottomAction } from '../ui/bottom-action.tsx'
import { Button } from '../ui/button.tsx'
import { Gifts } from './gifts.tsx'
import { QuickList } from './quick-list.tsx'
import { Remedies } from './remedies.tsx'

const BehaviorDialog = lazyDialog(async () => (await import('./behavior-dialog.tsx')).BehaviorDialog)

/** What the child did: one tap for the usual, a form for the rest. */
export function BehaviorsScreen({ child }: { child: Child }) {
  const t = useTranslate()
  const quick = useQuery(load(behaviorCalls.quickList, { params: { childId: child.id } }))
  const praise = useFilledIn('praise')
  const [form, setForm] = useState<BehaviorType | null>(praise && 'reward')
  const addOwn = () => setForm('reward')
  return (
    <>
      <Gifts childId={child.id} />
      <QuickList child={child} quick={quick} onAdd={addOwn} />
      <Remedies childId={child.id} />
      <BottomAction>
        <Button onClick={addOwn}>{t('behaviors.addOwn')}</Button>
        <Button tone="soft" data-tone="clay" onClick={() => setForm('punishment')}>
          {t('behaviors.correction')}
        </Button>
      </BottomAction>
      <BehaviorDialog child={child} quick={quick.data} task={form} onClose={() => setForm(null)} />
    </>
  )
}
