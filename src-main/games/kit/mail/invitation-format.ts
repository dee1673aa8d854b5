import type { Schema } from '../game.ts'
import { formatCanonicalJson } from '../hash.ts'
import { parseTextStatement, encodeTextAsLetters } from './letter-encoding.ts'
import type { MailPartFormat, MailPartHeader } from './mail-format.ts'

/** Mail format of an invitation: the proposed game as encoded data, not meant for people to read. */
export function createInvitationFormat<Start>(
  schema: Schema<Start>,
): MailPartFormat<MailPartHeader & { readonly start: Start }> {
  return {
    write: ({ start }) => [`DATA ${encodeTextAsLetters(formatCanonicalJson(start))}`],
    read([statement = '', ...more]) {
      try {
        const text = parseTextStatement(statement, 'DATA')
        const found = text === null || more.length > 0 ? null : schema.safeParse(JSON.parse(text))
        return found?.success === true ? { start: found.data } : null
      } catch {
        return null // no JSON: the same answer as JSON of another shape
      }
    },
  }
}
