import { FormatError } from '../format.ts'
import { EMPTY_WORLD, findHeaderField, isProfile, type World, type WorldField } from './world.ts'

/** The most columns of a file. */
export const MAX_COLUMNS = 200

const NEEDED = [
  { field: 'hex', header: 'Hex' },
  { field: 'name', header: 'Name' },
  { field: 'uwp', header: 'UWP' },
] as const satisfies readonly { field: WorldField; header: string }[]

/** Where a file of second-survey data stands: its name and the line, counted from 1. */
export interface FilePlace {
  readonly file: string
  readonly line: number
}

/** Whether a line's cells name the columns of sector data. */
export function isHeader(cells: readonly string[]): boolean {
  const fields = cells.map(findHeaderField)
  return fields.includes('hex') && fields.includes('uwp')
}

/** Which field each column has, null for columns of the file's own. Refuses a header that lacks what a map needs. */
export function parseHeader(cells: readonly string[], { file, line }: FilePlace): readonly (WorldField | null)[] {
  if (cells.length > MAX_COLUMNS)
    throw new FormatError(file, line, `there are more than ${MAX_COLUMNS} columns here. Take some out.`)
  const fields = listFields(cells)
  for (const { field, header } of NEEDED) {
    const count = cells.filter((cell) => findHeaderField(cell) === field).length
    if (count === 0) throw new FormatError(file, line, `the column ${header} is missing. Add it to the first line.`)
    if (count > 1) throw new FormatError(file, line, `there are ${count} columns ${header}. Keep one of them.`)
  }
  return fields
}

/** Which field each column has, null for columns of the file's own and for a field's second column. */
export function listFields(cells: readonly string[]): readonly (WorldField | null)[] {
  const fields = cells.map(findHeaderField)
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
}

/** The world of a row's cells, or null where hex or profile are none. */
export function parseWorldCells(cells: readonly string[], fields: readonly (WorldField | null)[]): World | null {
  const known = fields.flatMap((field, at) => (field ? [[field, emptied(cells[at] ?? '')] as const] : []))
  const world: World = { ...EMPTY_WORLD, ...(Object.fromEntries(known) as Partial<World>) }
  return /^\d{4}$/.test(world.hex) && isProfile(world.uwp) ? world : null
}

/** A row's cells for a world: as they were, but for fields that changed. */
export function formatWorldCells(
  world: World,
  fields: readonly (WorldField | null)[],
  before: readonly string[],
): string[] {
  return fields.map((field, at) => {
    const cell = before[at] ?? ''
    return field === null || emptied(cell) === world[field] ? cell : formatCell(world[field])
  })
}

/** A text that can stand in a cell; a dash for none. */
export function formatCell(text: string): string {
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
