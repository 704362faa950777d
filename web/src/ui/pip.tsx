import './pip.css'

export type Mood = 'calm' | 'happy' | 'thinking' | 'looking'

/** The mascot: a small sprout with two leaves. Decoration, so never the only thing that says something. */
export const Pip = ({ size = 96, mood = 'calm' }: { size?: number; mood?: Mood }) => (
  <svg className={`pip pip-${mood}`} viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
    <g className="pip-sprig" key={mood}>
      <path className="pip-stem" d="M48 46C48.500 36 48 29 47.500 22.500" />
      <path className="pip-leaf-left" d="M47 24C36 27 24 22 20 9c14-3 25 3 27 15z" />
      <path className="pip-leaf-right" d="M48 20c2-11 13-17 27-13-2 13-14 19-27 13z" />
    </g>
    <path className="pip-body" d="M22 62c0-15 12-24 26-24s26 9 26 24-11 26-26 26-26-11-26-26z" />
    <path className="pip-belly" d="M22 64c0 14 11 24 26 24s26-10 26-24c-6 8-15 12-26 12s-20-4-26-12z" />
    <g className="pip-face">
      {mood === 'happy' ? <LaughingEyes /> : <OpenEyes key={mood} />}
      <path className={mood === 'happy' ? 'pip-laugh' : 'pip-mouth'} d={mouths[mood]} />
    </g>
    <ellipse className="pip-cheek" cx="31" cy="68" rx="4.5" ry="3" />
    <ellipse className="pip-cheek" cx="65" cy="68" rx="4.5" ry="3" />
  </svg>
)

const mouths: Record<Mood, string> = {
  calm: 'M42 69c3.5 4 8.500 4 12 0',
  happy: 'M41 67.500c4 0 10 0 14 0 0 5-3 8-7 8s-7-3-7-8z',
  thinking: 'M45 71c2-1.200 4-1.200 6 0',
  looking: 'M43.500 69.500c2.500 3 6.500 3 9 0',
}

const OpenEyes = () => (
  <g className="pip-eyes">
    <ellipse className="pip-eye" cx="38.5" cy="60" rx="3.6" ry="4.8" />
    <ellipse className="pip-eye" cx="57.5" cy="60" rx="3.6" ry="4.8" />
    <circle className="pip-glint" cx="39.7" cy="58.3" r="1.2" />
    <circle className="pip-glint" cx="58.7" cy="58.3" r="1.2" />
  </g>
)

const LaughingEyes = () => <path className="pip-mouth" d="M34 61.500c2-4 7-4 9 0M53 61.500c2-4 7-4 9 0" />
