import { canAfford } from '@sprout/domain/rewards/rules'
import { Ban } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import './redeem-button.css'
import { useTooDear } from './too-dear.ts'

type RedeemButtonProps = { title: string; pointsCost: number; points: number; onRedeem: () => void }

/** Blocked while the points do not reach; whoever tries all the same is told why. */
export function RedeemButton({ title, pointsCost, points, onRedeem }: RedeemButtonProps) {
  const t = useTranslate()
  const tellTooDear = useTooDear()
  const label = t('rewards.redeemThis', { title })
  if (canAfford(points, pointsCost))
    return (
      <Button wide aria-label={label} onClick={onRedeem}>
        {t('rewards.redeem')}
      </Button>
    )
  return (
    <Button
      wide
      tone="quiet"
      className="redeem-blocked"
      aria-label={label}
      aria-disabled
      onClick={() => tellTooDear(pointsCost, points)}
    >
      <Ban aria-hidden="true" />
      {t('rewards.redeem')}
    </Button>
  )
}
