import { isDeepStrictEqual } from 'node:util'

let last: unknown

/**
 * What was given last, where it equals what is given now: a thread that plays part after part of one plan gets a copy of
 * it with each, and what was worked out of a plan (ways over its field, effects of its profiles) is known by identity.
 */
export function reuseIfEqual<Value>(value: Value): Value {
  if (!isDeepStrictEqual(last, value)) last = value
  return last as Value
}
