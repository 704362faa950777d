/** Stands in a statement where what is asked for by that name will be. */
export class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
