import type { Role } from '#shared/contract/session.ts'
import type { Author } from '../db/change-log.ts'

/** Who looks or acts, and through whose eyes. The host decides it, never the caller. */
export interface Viewer extends Author {
  readonly role: Role
  /** Null for the gamemaster, and for somebody whom the campaign does not know. */
  readonly playerId: string | null
}

/** Who calls a use case, and the end of their patience: work that takes long stops when they give it up. */
export interface Caller extends Viewer {
  readonly signal: AbortSignal | undefined
}

/** What long work needs of its caller. */
export type AbortOptions = Partial<Pick<Caller, 'signal'>>
