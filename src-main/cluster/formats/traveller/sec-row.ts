import { toTruncatedSingleLine } from '../chart-limits.ts'
import { EMPTY_WORLD, type World } from './world.ts'

/** Maximum line length tried as a world. The pattern would be too slow on longer lines. */
const LONGEST_ROW = 1000

// Name, hex, profile, base, remarks, zone, population-belts-giants, allegiance, stars. The order is fixed, the widths
// vary.
const ROW =
  /^(?<name>.*?)(?<hex>\d{4}) {1,2}(?<uwp>[A-Z?][0-9A-Z?]{6}-[0-9A-Z?]) {1,2}(?<bases>[A-Zr1-9* -]) {1,2}(?<remarks>.{10,}?)(?: (?<zone>[GARBFU -]))? {1,2}(?<pbg>[0-9A-Z?]{3}) {1,2}(?<allegiance>[0-9A-Za-z?-]{2})(?<stars>\s.*)?$/

/** Widths of the columns that differ between files. */
export interface SecColumnWidths {
  readonly name: number
  readonly remarks: number
}

/** Standard widths of legacy files: name in columns 1-14, remarks in columns 33-47. */
export const STANDARD_SEC_COLUMN_WIDTHS: SecColumnWidths = { name: 14, remarks: 15 }

/** Whether a line contains no world: blank, a comment, or about routes or subsectors. */
export function isSecLineWithoutWorld(line: string): boolean {
  return line.trim() === '' || /^[#$@]/.test(line)
}

/** Parses the world of a row. Null if the line is no such row. */
export function parseSecRow(line: string): World | null {
  const fields = matchRow(line)
  if (!fields) return null
  const trimmed = Object.entries(fields).map(([field, text]) => [field, text?.trim().replace(/^-$/, '') ?? ''])
  return { ...EMPTY_WORLD, ...(Object.fromEntries(trimmed) as Partial<World>) }
}

export function measureSecColumnWidths(line: string): SecColumnWidths {
  const fields = matchRow(line)
  return {
    name: Math.max(fields?.['name']?.length ?? 0, STANDARD_SEC_COLUMN_WIDTHS.name),
    remarks: Math.max(fields?.['remarks']?.length ?? 0, STANDARD_SEC_COLUMN_WIDTHS.remarks),
  }
}

/** Formats a world as a row. Text wider than its column is truncated. */
export function formatSecRow(world: World, widths: SecColumnWidths): string {
  const name = column(/^[#$@]/.test(world.name) ? ` ${world.name}` : world.name, widths.name)
  const [remarks, base, zone] = [column(world.remarks, widths.remarks), column(world.bases, 1), column(world.zone, 1)]
  const allegiance = column(world.allegiance || '--', 2)
  return `${name}${world.hex} ${column(world.uwp, 9)}  ${base} ${remarks} ${zone}  ${column(world.pbg, 3)} ${allegiance} ${toTruncatedSingleLine(world.stars, LONGEST_ROW)}`.trimEnd()
}

function matchRow(line: string): Readonly<Record<string, string | undefined>> | null {
  return line.length > LONGEST_ROW ? null : (ROW.exec(line)?.groups ?? null)
}

function column(text: string, width: number): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, width)
    .padEnd(width)
}
