/** Known columns of a star table, in the order in which they are written. */
export const CSV_COLUMNS = [
  'hex',
  'row',
  'column',
  'name',
  'rating',
  'type',
  'size',
  'rank',
  'owner',
  'tags',
  'notes',
  'publicNotes',
  'homeworld',
  'hidden',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

const ALIASES: Readonly<Record<string, CsvColumn>> = {
  ...Object.fromEntries(CSV_COLUMNS.map((column) => [column.toLowerCase(), column])),
  label: 'hex',
  col: 'column',
  star: 'name',
  faction: 'owner',
  ishomeworld: 'homeworld',
  ishidden: 'hidden',
}

/** Column for a heading, regardless of case and blanks. Null for a custom column. */
export function findCsvColumn(heading: string): CsvColumn | null {
  const plain = heading.toLowerCase().replace(/[\s_-]+/g, '')
  return Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null
}

/** Whether headings are those of a star table, i.e. define the position of each star. */
export function areStarHeadings(headings: readonly string[]): boolean {
  const columns = headings.map(findCsvColumn)
  return columns.includes('hex') || (columns.includes('row') && columns.includes('column'))
}

/** Splits the tags of a cell at semicolons. `\;` is a literal semicolon. */
export function splitTags(cell: string): string[] {
  return (cell.match(/(?:\\[\\;]|[^;])+/g) ?? [])
    .map((tag) => tag.replace(/\\([\\;])/g, '$1').trim())
    .filter((tag) => tag !== '')
}

/** Joins tags to one cell. Inverse of {@link splitTags}. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\;]/g, '\\$&')).join('; ')
}

/** Escapes a cell that a spreadsheet would interpret as a formula by a leading apostrophe (CSV injection). */
export function escapeFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

/** Inverse of {@link escapeFormula}. */
export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/** Custom columns kept with a star: each heading with its cell. */
export function listCustomCells(kept: unknown): readonly (readonly [heading: string, cell: string])[] {
  const isFact = (fact: unknown): fact is readonly [string, string] =>
    Array.isArray(fact) && fact.length === 2 && fact.every((part) => typeof part === 'string')
  return Array.isArray(kept) ? kept.filter(isFact) : []
}
