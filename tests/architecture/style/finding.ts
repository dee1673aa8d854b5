import type { Source } from './source.ts'

/** Where a rule of style is broken, and how. */
export interface Finding {
  path: string
  line: number
  what: string
}
/** A rule of style: what it asks for, and where a set of files breaks it. */
export interface Rule {
  name: string
  /** What to do instead, for whoever broke it. */
  instead: string
  find: (sources: readonly Source[]) => Finding[]
}
