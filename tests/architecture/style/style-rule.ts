import type { Source } from './source.ts'

/** A violation of a style rule. */
export interface StyleViolation {
  path: string
  line: number
  what: string
}
/** A style rule: its requirement, and a function that finds violations in a set of files. */
export interface StyleRule {
  name: string
  /** How to fix a violation. */
  instead: string
  find: (sources: readonly Source[]) => StyleViolation[]
}
