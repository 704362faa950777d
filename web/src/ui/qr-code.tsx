import { useMemo } from 'react'
import { encode } from 'uqr'
import './qr-code.css'

/** The rim that scanners ask for, in squares. */
const RIM = 4

/** A text to be read by another phone's camera: dark on light in both themes, as not every scanner reads it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect className="qr-code-ground" width={size} height={size} />
      <path className="qr-code-squares" d={path} />
    </svg>
  )
}

function drawn(text: string) {
  const { size, data } = encode(text, { border: RIM })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}
