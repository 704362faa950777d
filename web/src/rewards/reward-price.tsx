import { QUICK_PRICES, WORTH } from '@sprout/domain/rewards/model'
import { useController } from 'react-hook-form'
import { useErrorOf } from '../api/error-of.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { NumberField } from '../ui/number-field.tsx'
import { Picks } from '../ui/picks.tsx'
import type { RewardForm } from './reward-form.ts'

const STEP = 10

/** What it costs, the usual prices of its category, and what they are made of. */
export function RewardPrice({ form }: { form: RewardForm }) {
  const t = useTranslate()
  const { number } = useFormats()
  const error = useErrorOf(form)('pointsCost')
  const { field } = useController({ control: form.control, name: 'pointsCost' })
  const isPrivilege = form.watch('category') === 'privilege'
  const guidance = isPrivilege
    ? t('rewards.form.minuteWorth', { count: WORTH.minute })
    : t('rewards.form.dollarWorth', { count: WORTH.dollar })
  const prices = QUICK_PRICES[isPrivilege ? 'privilege' : 'gift']
  return (
    <div className="reward-price">
      <NumberField
        {...field}
        label={t('rewards.form.pointsCost')}
        hint={guidance}
        error={error}
        min={1}
        step={STEP}
        less={t('rewards.form.less')}
        more={t('rewards.form.more')}
      />
      <Picks
        label={t('rewards.form.usualPrices')}
        options={prices.map((value) => ({ value, label: number(value) }))}
        onPick={field.onChange}
      />
    </div>
  )
}
