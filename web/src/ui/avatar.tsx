import './avatar.css'
import { type Tone, tones } from './tone.ts'

/** A child's face in a round of its own hue, the same one wherever it appears. How large, the place says in its styles. */
export const Avatar = ({ emoji }: { emoji: string }) => (
  <span className="avatar" aria-hidden="true" data-tone={hueOf(emoji)}>
    {emoji}
  </span>
)

const hueOf = (emoji: string): Tone => tones[(emoji.codePointAt(0) ?? 0) % tones.length]!
