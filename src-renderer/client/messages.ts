import { ORPCError } from '@orpc/client'

/** What to tell a person about a failed call: the answer's own sentence, or that nothing answered; `ifStale` says what to do where a newer state stands. */
export function getErrorMessage(error: unknown, ifStale = ''): string {
  if (!(error instanceof ORPCError)) return 'Orrery does not answer. Check that it still runs, then try again.'
  if (error.code === 'UNAUTHORIZED') return 'This window is not signed in any more. Open Orrery by its link again.'
  if (error.code === 'BAD_REQUEST') return badInput(error)
  return ifStale !== '' && isStale(error) ? `${error.message} ${ifStale}` : error.message
}

/** Whether a command was refused because the thing has changed since it was read. */
export function isStale(error: unknown): boolean {
  return isRefusedAs(error, 'stale')
}

/** Whether something was refused because the thing is not there any more. */
export function isNotFound(error: unknown): boolean {
  return isRefusedAs(error, 'not-found')
}

/** Whether something waits for a yes: the message says what it means outside the campaign. */
export function needsConfirmation(error: unknown): boolean {
  return isRefusedAs(error, 'warned')
}

function isRefusedAs(error: unknown, code: string): boolean {
  return error instanceof ORPCError && error.code === 'REFUSED' && Reflect.get(Object(error.data), 'code') === code
}

/** The first thing that is wrong with what was sent, with the field's name. */
function badInput({ message, data }: ORPCError<string, unknown>): string {
  const issues: unknown = Reflect.get(Object(data), 'issues')
  const first: unknown = Array.isArray(issues) ? issues[0] : null
  const said: unknown = Reflect.get(Object(first), 'message')
  const path: unknown = Reflect.get(Object(first), 'path')
  if (typeof said !== 'string') return message
  return Array.isArray(path) && path.length > 0 ? `${path.join('.')}: ${said}` : said
}
