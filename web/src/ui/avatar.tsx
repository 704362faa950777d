import './avatar.css'
import { type Tone, tones } from './tone.ts'

type AvatarProps = { emoji: string; size?: number; hue?: Tone }

/** A child's face in a round of its own hue, the same one wherever it appears. */
export const Avatar = ({ emoji, size = 48, hue = hueOf(emoji) }: AvatarProps) => (
  <span className="avatar" aria-hidden="true" data-tone={hue} style={{ '--avatar-size': `${size}px` }}>
    {emoji}
  </span>
)

const hueOf = (emoji: string) => tones[(emoji.codePointAt(0) ?? 0) % tones.length]!
