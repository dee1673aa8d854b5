/** A named term of a roll, shown in its breakdown and in the log. Every number has a named source. */
export interface Modifier {
  readonly source: string
  readonly value: number
}
