import * as z from 'zod'

/** Maximum nesting depth of JSON values. */
const MOST_LEVELS = 60

/** Whether a value's nesting depth is within the limit. Traversing a deeper one could overflow the stack. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < MOST_LEVELS; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (level.length === 0) return true
  }
  return false
}

type JsonRecord = Record<string, z.core.util.JSONType>

/** Opaque JSON of a game, which parses it further. */
export const GameJson = z
  .custom<JsonRecord>(isShallow, { message: 'This is nested deeper than any game needs.' })
  .pipe(z.record(z.string().max(40), z.json()))
