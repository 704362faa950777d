/** In seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long things of one kind took. prom-client made up their name anew for each: a twentieth of the shortest call. */
export class Durations {
  readonly #counts = [...BOUNDS, 0].fill(0)
  #seconds = 0

  observe(milliseconds: number) {
    const seconds = milliseconds / 1000
    let bucket = 0
    while (seconds > (BOUNDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#seconds += seconds
  }

  /** `labels` as they are shown, `a="b",c="d"`: what stands in them is ours, and needs no escape. */
  told(name: string, labels: string) {
    const of = labels && `{${labels}}`
    let sum = 0
    let text = ''
    for (const [nth, count] of this.#counts.entries()) {
      sum += count
      text += `${name}_bucket{le="${BOUNDS[nth] ?? '+Inf'}"${labels && `,${labels}`}} ${sum}\n`
    }
    return `${text}${name}_sum${of} ${this.#seconds}\n${name}_count${of} ${sum}\n`
  }
}

/** As Prometheus reads it (a histogram of its text format). */
export function histogram(name: string, help: string, all: Iterable<[labels: string, Durations]>) {
  const series = Array.from(all, ([labels, durations]) => durations.told(name, labels))
  return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${series.join('')}`
}
