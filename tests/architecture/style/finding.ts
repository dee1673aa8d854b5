import type { Source } from './source.ts'

/** A violation of a style rule. */
export interface Finding {
  path: string
  line: number
  what: string
}
/** A style rule: its requirement, and a function that finds violations in a set of files. */
export interface Rule {
  name: string
  /** How to fix a violation. */
  instead: string
  find: (sources: readonly Source[]) => Finding[]
}
