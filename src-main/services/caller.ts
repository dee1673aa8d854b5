import type { Author } from '../db/change-log.ts'

/** Who calls a use case, and the end of their patience: work that takes long stops when they give it up. */
export interface Caller extends Author {
  readonly signal: AbortSignal | undefined
}

/** What long work needs of its caller. */
export type Patience = Partial<Pick<Caller, 'signal'>>
