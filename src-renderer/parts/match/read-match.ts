import { isNotFound, getErrorMessage } from '#renderer/client/messages.ts'

/** Loading state of a match. */
export interface MatchRead<Match> {
  readonly match: Match | null
  /** Error message if it could not be loaded. */
  readonly failure: string | null
  /** Whether the match was loaded, or is known to be deleted. */
  readonly isRead: boolean
}

/** Returns the last loaded state of a match; none if it has been deleted since, even in another window. */
export function readMatch<Match>(data: Match | undefined, error: unknown): MatchRead<Match> {
  if (isNotFound(error)) return { match: null, failure: null, isRead: true }
  const match = data ?? null
  return { match, failure: match === null && error ? getErrorMessage(error) : null, isRead: match !== null }
}
