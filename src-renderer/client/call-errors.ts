import { ORPCError } from '@orpc/client'

/**
 * Message for a failed call: the sentence of the response, or that there was no response. `ifStale` is the advice if
 * the data has changed meanwhile.
 */
export function getErrorMessage(error: unknown, ifStale = ''): string {
  if (!(error instanceof ORPCError)) return 'Orrery does not answer. Check that it still runs, then try again.'
  if (error.code === 'UNAUTHORIZED') return 'This window is not signed in any more. Open Orrery by its link again.'
  if (error.code === 'BAD_REQUEST') return badInput(error)
  return ifStale !== '' && isStaleError(error) ? `${error.message} ${ifStale}` : error.message
}

/** Whether a command was refused because the record has changed since it was read. */
export function isStaleError(error: unknown): boolean {
  return isRefusedAs(error, 'stale')
}

/** Whether a command was refused because the record no longer exists. */
export function isNotFoundError(error: unknown): boolean {
  return isRefusedAs(error, 'not-found')
}

/** Whether a command needs confirmation; the error message describes its effects outside the campaign. */
export function isConfirmationRequiredError(error: unknown): boolean {
  return isRefusedAs(error, 'warned')
}

/** Whether main refused a call for a reason of its own; the message says which. */
export function isRefusal(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.code === 'REFUSED'
}

function isRefusedAs(error: unknown, code: string): boolean {
  return isRefusal(error) && Reflect.get(Object(error.data), 'code') === code
}

/** The first validation error of the input, with the name of the field. */
function badInput({ message, data }: ORPCError<string, unknown>): string {
  const issues: unknown = Reflect.get(Object(data), 'issues')
  const first: unknown = Array.isArray(issues) ? issues[0] : null
  const reason: unknown = Reflect.get(Object(first), 'message')
  const path: unknown = Reflect.get(Object(first), 'path')
  if (typeof reason !== 'string') return message
  return Array.isArray(path) && path.length > 0 ? `${path.join('.')}: ${reason}` : reason
}
