import type { Schema } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { readText, textInLetters } from './letters.ts'
import type { PartForm, PartHead } from './mail-form.ts'

/** How an invitation says what its sender proposes: as data, which people need not read. */
export function invitationForm<Start>(schema: Schema<Start>): PartForm<PartHead & { readonly start: Start }> {
  return {
    write: ({ start }) => [`DATA ${textInLetters(canonicalJson(start))}`],
    read([statement = '', ...more]) {
      try {
        const text = readText(statement, 'DATA')
        const found = text === null || more.length > 0 ? null : schema.safeParse(JSON.parse(text))
        return found?.success === true ? { start: found.data } : null
      } catch {
        return null // no JSON: the same answer as JSON of another shape
      }
    },
  }
}
