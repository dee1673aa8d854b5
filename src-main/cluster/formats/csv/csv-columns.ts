/** The columns of a table of stars that have a meaning, in the order in which they are written. */
export const CSV_COLUMNS = [
  'hex',
  'row',
  'column',
  'name',
  'rating',
  'type',
  'size',
  'owner',
  'tags',
  'notes',
  'publicNotes',
  'homeworld',
  'hidden',
] as const
/** One of these columns. */
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

/** The column that a heading means, in capitals or not, with blanks or not; null for one of the file's own. */
export function findCsvColumn(heading: string): CsvColumn | null {
  const plain = heading.toLowerCase().replace(/[\s_-]+/g, '')
  return Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null
}

/** Whether headings are those of a table of stars: they say where each one stands. */
export function areStarHeadings(headings: readonly string[]): boolean {
  const columns = headings.map(findCsvColumn)
  return columns.includes('hex') || (columns.includes('row') && columns.includes('column'))
}

/** Tags of one cell: semicolons stand between them, and `\;` is one in a tag. */
export function splitTags(cell: string): string[] {
  return (cell.match(/(?:\\[\\;]|[^;])+/g) ?? [])
    .map((tag) => tag.replace(/\\([\\;])/g, '$1').trim())
    .filter((tag) => tag !== '')
}

/** Tags as one cell, for {@link splitTags}. */
export function joinTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\;]/g, '\\$&')).join('; ')
}

/** A cell that a spreadsheet would take for a formula, with the apostrophe in front that makes it a text. */
export function escapeFormula(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before {@link escapeFormula}. */
export function unescapeFormula(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/** What a star keeps of its file's own columns: each heading with its cell. */
export function listOwnCells(kept: unknown): readonly (readonly [heading: string, cell: string])[] {
  const isFact = (fact: unknown): fact is readonly [string, string] =>
    Array.isArray(fact) && fact.length === 2 && fact.every((part) => typeof part === 'string')
  return Array.isArray(kept) ? kept.filter(isFact) : []
}
