import type { ChartFile } from '../chart-file.ts'
import { decodeTextStart } from '../decode-text.ts'
import { isColumnRuler } from './column-ranges.ts'
import { isBlankOrCommentLine } from './read-tab-separated.ts'
import { isSecLineWithoutWorld, parseSecRow } from './sec-row.ts'
import { MSEC_KEYS } from './sector-msec.ts'
import { isWorldTableHeader } from './table-columns.ts'
import { listFirstLines } from './text-lines.ts'
import type { WorldFormat } from './world-file-content.ts'

/** The formats of Traveller files. */
export type TravellerFormat = WorldFormat | 'traveller-msec' | 'traveller-xml'

/** Maximum size of the part of a file used for detection. */
const START = { bytes: 262_144, lines: 4000 } as const

/** Detects the kind of a Traveller file by content. Null for any other file. */
export function detectTravellerFormat(file: ChartFile): TravellerFormat | null {
  const text = decodeTextStart(file, START.bytes)
  if (/^\s*</.test(text)) return /<Sectors?[\s/>]/.test(text) ? 'traveller-xml' : null
  const lines = listFirstLines(text, START.lines).map((line) => line.text)
  const [header, ruler] = lines.filter((line) => !isBlankOrCommentLine(line))
  if (header?.includes('\t') && isWorldTableHeader(header.split('\t'))) return 'traveller-tab'
  if (header && ruler && isColumnRuler(ruler) && isWorldTableHeader(header.split(/ +/))) return 'traveller-column'
  if (lines.some((line) => !isSecLineWithoutWorld(line) && parseSecRow(line) !== null)) return 'traveller-sec'
  return looksLikeMsec(lines) ? 'traveller-msec' : null
}

/**
 * Whether lines are MSEC: every line that begins an entry starts with a known keyword, and at least one contains more
 * than a letter and a name.
 */
function looksLikeMsec(lines: readonly string[]): boolean {
  const entries = lines.filter((line) => !isBlankOrCommentLine(line) && !/^\s/.test(line))
  const keyOf = (line: string) => line.split(/\s/, 1)[0]?.toLowerCase() ?? ''
  const isEntry = (line: string) => MSEC_KEYS.has(keyOf(line)) && /\s\S/.test(line)
  return entries.some((line) => keyOf(line).length > 1 && isEntry(line)) && entries.every(isEntry)
}
