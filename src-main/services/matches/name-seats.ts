import { replaceWords } from '#main/games/kit/replace-words.ts'
import type { SeatName } from '#shared/match/seat-name.ts'

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

/** Fields whose content goes back to the game. */
const DATA_FIELDS: ReadonlySet<string> = new Set(['commands', 'value', 'pose'])

/** Replaces the ids of seats by their names in all texts of an answer of a game. */
export function nameSeats<Answer>(answer: Answer, names: readonly SeatName[]): Answer {
  const others = new Map(names.flatMap(({ seat, name }) => (seat === name ? [] : [[seat, name] as const])))
  return others.size === 0 ? answer : (renameTexts(answer, others, false) as Answer)
}

function renameTexts(value: unknown, names: ReadonlyMap<string, string>, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? replaceWords(value, names) : value
  if (Array.isArray(value)) return value.map((item: unknown) => renameTexts(item, names, isText))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      DATA_FIELDS.has(field) ? inner : renameTexts(inner, names, TEXT_FIELDS.has(field)),
    ]),
  )
}
