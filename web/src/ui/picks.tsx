import './picks.css'

type PicksProps<V extends string | number> = {
  /** What they are for: "Usual amounts". */
  label: string
  options: readonly { value: V; label: string }[]
  onPick: (value: V) => void
}

/** A row of things that fill in a field with one tap. It remembers nothing: to choose and keep, see `ChoiceGroup`. */
export const Picks = <V extends string | number>({ label, options, onPick }: PicksProps<V>) => (
  <fieldset className="picks" aria-label={label}>
    {options.map(({ value, label: words }) => (
      <button key={value} type="button" className="picks-pick" onClick={() => onPick(value)}>
        {words}
      </button>
    ))}
  </fieldset>
)
