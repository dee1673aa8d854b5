import { isNotFoundError, getErrorMessage } from '#renderer/client/call-errors.ts'

/** Loading state of a match. */
export interface MatchLoadState<Match> {
  readonly match: Match | null
  /** Error message if it could not be loaded. */
  readonly failure: string | null
  /** Whether the match was loaded, or is known to be deleted. */
  readonly isRead: boolean
}

/** Returns the last loaded state of a match; none if it has been deleted since, even in another window. */
export function getMatchLoadState<Match>(data: Match | undefined, error: unknown): MatchLoadState<Match> {
  if (isNotFoundError(error)) return { match: null, failure: null, isRead: true }
  const match = data ?? null
  return { match, failure: match === null && error ? getErrorMessage(error) : null, isRead: match !== null }
}
