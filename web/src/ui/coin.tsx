import './coin.css'

/** A point, as a sun-yellow coin. Decoration: the number beside it speaks. How large, the place says in its styles. */
export const Coin = () => <span className="coin" aria-hidden="true" />
