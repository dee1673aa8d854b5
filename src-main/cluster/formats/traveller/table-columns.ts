import { FormatError } from '../chart-file.ts'
import { EMPTY_WORLD, findWorldFieldByHeader, isWorldProfile, type World, type WorldField } from './world.ts'

/** Maximum number of columns of a file. */
export const MAX_TABLE_COLUMNS = 200

const NEEDED = [
  { field: 'hex', header: 'Hex' },
  { field: 'name', header: 'Name' },
  { field: 'uwp', header: 'UWP' },
] as const satisfies readonly { field: WorldField; header: string }[]

/** Location in second-survey data: file name and line, counted from 1. */
export interface FileLocation {
  readonly file: string
  readonly line: number
}

/** Whether the cells of a line name the columns of sector data. */
export function isWorldTableHeader(cells: readonly string[]): boolean {
  const fields = cells.map(findWorldFieldByHeader)
  return fields.includes('hex') && fields.includes('uwp')
}

/** Field of each column, null for custom columns. Refuses a header without the columns that a map requires. */
export function parseWorldTableHeader(
  cells: readonly string[],
  { file, line }: FileLocation,
): readonly (WorldField | null)[] {
  if (cells.length > MAX_TABLE_COLUMNS)
    throw new FormatError(file, line, `there are more than ${MAX_TABLE_COLUMNS} columns here. Take some out.`)
  const fields = listWorldFieldsByColumn(cells)
  for (const { field, header } of NEEDED) {
    const count = cells.filter((cell) => findWorldFieldByHeader(cell) === field).length
    if (count === 0) throw new FormatError(file, line, `the column ${header} is missing. Add it to the first line.`)
    if (count > 1) throw new FormatError(file, line, `there are ${count} columns ${header}. Keep one of them.`)
  }
  return fields
}

/** Field of each column, null for custom columns and for repeated ones. */
export function listWorldFieldsByColumn(cells: readonly string[]): readonly (WorldField | null)[] {
  const fields = cells.map(findWorldFieldByHeader)
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
}

/** Parses the world of a row. Null if its hex or profile is invalid. */
export function parseWorldCells(cells: readonly string[], fields: readonly (WorldField | null)[]): World | null {
  const known = fields.flatMap((field, at) => (field ? [[field, emptied(cells[at] ?? '')] as const] : []))
  const world: World = { ...EMPTY_WORLD, ...(Object.fromEntries(known) as Partial<World>) }
  return /^\d{4}$/.test(world.hex) && isWorldProfile(world.uwp) ? world : null
}

/** Formats the cells of a row for a world. Only changed fields are replaced. */
export function formatWorldCells(
  world: World,
  fields: readonly (WorldField | null)[],
  before: readonly string[],
): string[] {
  return fields.map((field, at) => {
    const cell = before[at] ?? ''
    return field === null || emptied(cell) === world[field] ? cell : formatCellText(world[field])
  })
}

/** Text that is valid in a cell. A dash stands for an empty text. */
export function formatCellText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim() || '-'
  )
}

function emptied(cell: string): string {
  return cell.trim().replace(/^-$/, '')
}
