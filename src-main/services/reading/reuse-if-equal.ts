import { isDeepStrictEqual } from 'node:util'

let last: unknown

/**
 * Returns the previous value if it equals the given one. A thread that plays parts of one plan receives a copy with
 * each, and what is computed from a plan (paths over its field, effects of its profiles) is cached by identity.
 */
export function reuseIfEqual<Value>(value: Value): Value {
  if (!isDeepStrictEqual(last, value)) last = value
  return last as Value
}
