import type { SettingField } from '#renderer/parts/match/setup/setting-fields.ts'
import type { NumberBounds } from '#renderer/ui/fields/parse-number.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'

/** All numbers as in the book: null stands for the book's value. */
export const UNCHANGED_NUMBER_SETTINGS = {
  areaWidthMm: null,
  areaHeightMm: null,
  cardLongMm: null,
  cardShortMm: null,
  cubeMm: null,
  shipsEach: null,
  turnLimit: null,
}

/** Numbers that a group may change. Null means the book's. */
export type NumberSettingFields = Readonly<Record<keyof typeof UNCHANGED_NUMBER_SETTINGS, number | null>>

/** A numeric setting in the form. */
export interface NumberSettingRow {
  readonly id: keyof NumberSettingFields
  readonly title: string
  readonly hint: string
  readonly min: number
  readonly max: number
  /** Formats the book's value. */
  readonly book: (settings: PlanesSettings) => string
}

const AREA = { min: 100, max: 5000 } as const
const CARD = { min: 20, max: 200 } as const

/** Every number that a group may play with otherwise. */
// oxfmt-ignore
export const NUMBER_SETTING_ROWS: readonly NumberSettingRow[] = [
  { id: 'areaWidthMm', title: 'Width of the area, mm', hint: '144 square inches for every player. (SP-COMP-2)', ...AREA, book: ({ areaMm }) => String(areaMm[0]) },
  { id: 'areaHeightMm', title: 'Depth of the area, mm', hint: 'From the near edge to the far one. (SP-COMP-2)', ...AREA, book: ({ areaMm }) => String(areaMm[1]) },
  { id: 'cardLongMm', title: 'Long edge of a card, mm', hint: 'It is the ruler of long moves and of range. (SP-COMP-3)', ...CARD, book: ({ cardLongMm }) => String(cardLongMm) },
  { id: 'cardShortMm', title: 'Short edge of a card, mm', hint: 'Bridge cards have 57. (SP-COMP-3)', ...CARD, book: ({ cardShortMm }) => String(cardShortMm) },
  { id: 'cubeMm', title: 'Edge of a cube, mm', hint: 'Moves are the card less the cube. (SP-MOVE-3)', min: 10, max: 25, book: ({ cubeMm }) => String(cubeMm) },
  { id: 'shipsEach', title: 'Ships of each player', hint: 'Six in all at most: each has a plane die of its own. (SP-SETUP-1)', min: 1, max: 3, book: ({ shipsEach }) => String(shipsEach) },
  { id: 'turnLimit', title: 'Turns until points decide', hint: 'Empty: until one player alone has ships. (SP-END-3)', min: 1, max: 1000, book: () => 'No limit' },
]

/** Bounds of a number. There are no more ships than the book shares among the players. */
export function getNumberSettingBounds({ id, min, max }: NumberSettingRow, book: PlanesSettings): NumberBounds {
  return { min, max: id === 'shipsEach' ? book.shipsEach : max }
}

/** Lists the numbers as fields of a form. An empty field shows the book's value. */
export function listNumberSettingFields(
  numbers: NumberSettingFields,
  book: PlanesSettings,
): SettingField<NumberSettingRow['id']>[] {
  return NUMBER_SETTING_ROWS.map((row) => ({
    id: row.id,
    label: row.title,
    hint: row.hint,
    answer: numbers[row.id] === null ? null : String(numbers[row.id]),
    bounds: { ...getNumberSettingBounds(row, book), placeholder: row.book(book), outOfRange: 'refuse' },
  }))
}
