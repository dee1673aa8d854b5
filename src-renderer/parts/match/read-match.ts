import { isNotFound, getErrorMessage } from '#renderer/client/messages.ts'

/** What was read of a match. */
export interface MatchRead<Match> {
  readonly match: Match | null
  /** Why it could not be read. */
  readonly failure: string | null
  /** Whether it is known how it stands, or that it is not there any more. */
  readonly isRead: boolean
}

/** A match as it was read last; nothing where it has been deleted since, in another window too. */
export function readMatch<Match>(data: Match | undefined, error: unknown): MatchRead<Match> {
  if (isNotFound(error)) return { match: null, failure: null, isRead: true }
  const match = data ?? null
  return { match, failure: match === null && error ? getErrorMessage(error) : null, isRead: match !== null }
}
