import { Check } from 'lucide-react'
import { Coin } from '../ui/coin.tsx'
import { Pip } from '../ui/pip.tsx'
import './garden.css'

const week = ['kept', 'kept', 'kept', 'kept', 'kept', 'today', 'ahead'] as const

/** Pip in the morning garden, with a deed, a week and a badge in the air. Says nothing that the words do not. */
export const Garden = () => (
  <div className="garden" aria-hidden="true">
    <div className="garden-sun" />
    <svg className="garden-land" viewBox="0 0 480 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="garden-hill-far" d="M-40 262C40 196 140 190 236 236S430 268 520 200V360H-40z" />
      <path className="garden-hill-near" d="M-40 318C70 246 190 238 286 274s160 22 234-14V360H-40z" />
      <g className="garden-seedlings">
        <Seedling x={36} y={292} />
        <Seedling x={262} y={270} tall />
        <Seedling x={318} y={282} />
        <Seedling x={448} y={284} tall />
      </g>
      <path className="garden-soil" d="M-40 350C110 318 330 316 520 346V360H-40z" />
    </svg>
    <div className="garden-pip">
      <Pip size={200} />
    </div>
    <div className="garden-note garden-note-points">
      <Coin />
      +10
    </div>
    <div className="garden-note garden-note-week">
      {week.map((day, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seven days that never move
        <span key={place} className={`garden-day garden-day-${day}`}>
          {day === 'kept' && <Check />}
        </span>
      ))}
    </div>
    <div className="garden-note garden-note-badge">🏅</div>
  </div>
)

const Seedling = ({ x, y, tall = false }: { x: number; y: number; tall?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="garden-stalk" d={tall ? 'M0 0V-30' : 'M0 0V-18'} />
    <g transform={tall ? 'translate(0 -28)' : 'translate(0 -16) scale(0.8)'}>
      <path className="pip-leaf-left" d="M0 0c-9 2-18-2-21-11 11-2 19 3 21 11z" />
      <path className="pip-leaf-right" d="M0 0c2-9 10-13 21-10-2 10-11 14-21 10z" />
    </g>
  </g>
)
