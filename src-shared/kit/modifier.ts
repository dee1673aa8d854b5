/** Shown in the breakdown of a roll and on the log: every number has a named source. */
export interface Modifier {
  readonly source: string
  readonly value: number
}
