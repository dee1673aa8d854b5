import { type Call, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import type { Draft, Json } from '#shared/match/protocol.ts'

/** The pieces that a call names with `--pieces a,b`. */
export function parsePieces(call: Call): string[] {
  return (getTextOption(call, 'pieces') ?? '').split(',').flatMap((name) => name.trim() || [])
}

/** The draft of a call: choice, pieces, target, and values as a JSON object by path. */
export function parseDraft(call: Call, choice: string): Draft {
  const text = getTextOption(call, 'values') ?? '{}'
  return { choice, pieces: parsePieces(call), target: getTextOption(call, 'target'), values: parseValues(text) }
}

function parseValues(text: string): Draft['values'] {
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return values as { readonly [path: string]: Json }
  } catch {
    // answered below
  }
  throw new UsageError('--values takes a JSON object by path, such as \'{"ends.cover":"bunker"}\'.')
}
