import { replaceWords } from '#main/games/kit/replace-words.ts'
import type { NamedSeat } from '#shared/match/seat-name.ts'

/** Fields that hold text for people; all others, such as ids and values, stay as they are. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'prompt',
  'hint',
  'label',
  'group',
  'note',
  'notes',
  'message',
  'text',
  'warning',
  'title',
  'outcome',
  'change',
  'source',
])

/** Text fields that hold sentences, which may begin with a seat; labels may begin with a piece, such as “Red rifles”. */
const SENTENCE_FIELDS: ReadonlySet<string> = new Set(['title', 'notes', 'text'])

/** Fields whose content goes back to the game. */
const DATA_FIELDS: ReadonlySet<string> = new Set(['commands', 'value', 'pose'])

/** Replaces the ids of seats by their names in all texts of an answer of a game. */
export function replaceSeatIds<Answer>(answer: Answer, names: readonly NamedSeat[]): Answer {
  const others = new Map(names.flatMap(({ seat, name }) => (seat === name ? [] : [[seat, name] as const])))
  return others.size === 0 ? answer : (renameTexts(answer, others, '') as Answer)
}

/** Replaces ids in a value and in all that it contains. `outer` is the field that holds it. */
function renameTexts(value: unknown, names: ReadonlyMap<string, string>, outer: string): unknown {
  if (typeof value === 'string') return TEXT_FIELDS.has(outer) ? renameText(value, names, outer) : value
  if (Array.isArray(value)) return value.map((item: unknown) => renameTexts(item, names, outer))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      DATA_FIELDS.has(field) ? inner : renameTexts(inner, names, field),
    ]),
  )
}

function renameText(text: string, names: ReadonlyMap<string, string>, field: string): string {
  const seat = SENTENCE_FIELDS.has(field) ? [...names.keys()].find((id) => isSubject(text, id)) : undefined
  if (seat === undefined) return replaceWords(text, names)
  return `${names.get(seat) ?? seat}${replaceWords(text.slice(seat.length), names)}`
}

/** Whether a sentence begins with a seat, capitalised, and a verb: “Red gives up”, but not “Red 1 gives up”. */
function isSubject(text: string, seat: string): boolean {
  const start = `${seat.charAt(0).toUpperCase()}${seat.slice(1)} `
  return seat.length > 1 && text.startsWith(start) && /^\p{Ll}/u.test(text.slice(start.length))
}
