import * as z from 'zod'

/** More levels than anything of a game has. */
const MOST_LEVELS = 60

/** Whether a value has few levels: to look through one with very many runs out of stack. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth < MOST_LEVELS; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (level.length === 0) return true
  }
  return false
}

type JsonRecord = Record<string, z.core.util.JSONType>

/** What only a game can read, as JSON: it parses it further. */
export const GameJson = z
  .custom<JsonRecord>(isShallow, { message: 'This is nested deeper than any game needs.' })
  .pipe(z.record(z.string().max(40), z.json()))
