import './coin.css'

/** A point, as a sun-yellow coin. Decoration: the number beside it speaks. */
export const Coin = ({ size = 28 }: { size?: number }) => (
  <span className="coin" aria-hidden="true" style={{ inlineSize: size, blockSize: size }} />
)
