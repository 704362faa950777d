import './progress-bar.css'

type ProgressBarProps = {
  /** What comes along: "Jump rope". */
  label: string
  value: number
  max: number
  /** As it is said: "72 of 100". */
  text: string
}

/** How far something has come, in the hue of whatever it stands in. Its text is said; show it beside where it should be seen. */
export const ProgressBar = ({ label, value, max, text }: ProgressBarProps) => (
  <div
    className="progress-bar"
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.min(value, max)}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuetext={text}
    style={{ '--progress': max > 0 ? Math.min(1, value / max) : 0 }}
  />
)
