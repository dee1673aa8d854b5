/** A seat and the name that people at the table know it by. */
export interface SeatName {
  readonly seat: string
  readonly name: string
}

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

/** Shorter ids stay: they may be words of their own, such as the A of “A wall”. */
const MIN_LENGTH = 2

/** Replaces the ids of seats by their names in all texts of an answer of a game. */
export function nameSeats<Answer>(answer: Answer, names: readonly SeatName[]): Answer {
  const others = names.filter(({ seat, name }) => seat !== name && seat.length >= MIN_LENGTH)
  return others.length === 0 ? answer : (renameTexts(answer, others, false) as Answer)
}

function renameTexts(value: unknown, names: readonly SeatName[], isText: boolean): unknown {
  if (typeof value === 'string') return isText ? renameWords(value, names) : value
  if (Array.isArray(value)) return value.map((item: unknown) => renameTexts(item, names, isText))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      DATA_FIELDS.has(field) ? inner : renameTexts(inner, names, TEXT_FIELDS.has(field)),
    ]),
  )
}

/** Replaces whole words, all at once, so that a name that is the id of another seat stays. */
function renameWords(text: string, names: readonly SeatName[]): string {
  const ids = names.map(({ seat }) => seat.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const words = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${ids.join('|')})(?![\p{L}\p{N}-])`, 'gu')
  return text.replaceAll(words, (id) => names.find(({ seat }) => seat === id)?.name ?? id)
}
