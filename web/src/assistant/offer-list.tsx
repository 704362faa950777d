import type { Offer } from '@sprout/domain/assistant/reply/reply'
import { apart } from '@sprout/domain/direction'
import { Gift, type LucideIcon, Repeat, Star } from 'lucide-react'
import { useLocation } from 'wouter'
import { useTranslate } from '../i18n/language.tsx'
import { filledIn } from '../shell/filled-in.ts'
import { addressOfScreen } from '../shell/screens.ts'
import { addressOfTab } from '../shell/tabs.ts'
import type { Tone } from '../ui/tone.ts'
import './offer-list.css'

const places: Record<Offer['kind'], { tone: Tone; Icon: LucideIcon; address: string }> = {
  habit: { tone: 'sky', Icon: Repeat, address: addressOfScreen('habits') },
  reward: { tone: 'coral', Icon: Gift, address: addressOfTab('rewards') },
  praise: { tone: 'leaf', Icon: Star, address: addressOfScreen('behaviors') },
}

/** What Pip suggests, one tap from being there: the right form opens, filled in. */
export const OfferList = ({ offers }: { offers: readonly Offer[] }) => (
  <ul className="offer-list message-list-aside">
    {offers.map((offer) => (
      <li key={JSON.stringify(offer)}>
        <OfferButton offer={offer} />
      </li>
    ))}
  </ul>
)

function OfferButton({ offer }: { offer: Offer }) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const { tone, Icon, address } = places[offer.kind]
  return (
    <button
      type="button"
      className="offer-list-offer"
      data-tone={tone}
      onClick={() => navigate(address, { state: filledIn(offer) })}
    >
      <Icon aria-hidden="true" />
      <span className="offer-list-words">
        <span className="offer-list-act">{t(`assistant.offers.${offer.kind}`)}</span>
        {'title' in offer && <OfferFacts offer={offer} />}
      </span>
    </button>
  )
}

function OfferFacts({ offer }: { offer: Exclude<Offer, { kind: 'praise' }> }) {
  const t = useTranslate()
  const price = offer.kind === 'reward' && offer.pointsCost !== null && t('points.count', { count: offer.pointsCost })
  return <span>{[apart(offer.title), price].filter(Boolean).join(' · ')}</span>
}
