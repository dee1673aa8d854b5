import type { Author } from '#main/db/change-log/change-log.ts'
import type { Role } from '#shared/contract/session.ts'

/** The user on whose behalf something is read or written. Set by the host, never by the caller. */
export interface Viewer extends Author {
  readonly role: Role
  /** Null for the gamemaster, and for a user who is not a player of the campaign. */
  readonly playerId: string | null
}

/** The viewer who calls a service, with an abort signal: long work stops when the call is aborted. */
export interface Caller extends Viewer {
  readonly signal: AbortSignal | undefined
}

/** The abort signal of long-running work. */
export type AbortOptions = Partial<Pick<Caller, 'signal'>>
