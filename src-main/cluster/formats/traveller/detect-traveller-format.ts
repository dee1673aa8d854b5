import { decodeStart } from '../decode-text.ts'
import type { ChartFile } from '../format.ts'
import { isRuler } from './column-ranges.ts'
import { isTableRemark } from './read-tab.ts'
import { isSecRemark, parseSecRow } from './sec-row.ts'
import { MSEC_KEYS } from './sector-msec.ts'
import type { WorldFormat } from './sector-rows.ts'
import { isHeader } from './table-columns.ts'
import { listFirstLines } from './text-lines.ts'

/** The formats of Traveller files. */
export type TravellerFormat = WorldFormat | 'traveller-msec' | 'traveller-xml'

/** How much of a file is looked at. */
const START = { bytes: 262_144, lines: 4000 } as const

/** Which kind of Traveller file this is, by its content; null for any other file. */
export function detectTravellerFormat(file: ChartFile): TravellerFormat | null {
  const text = decodeStart(file, START.bytes)
  if (/^\s*</.test(text)) return /<Sectors?[\s/>]/.test(text) ? 'traveller-xml' : null
  const lines = listFirstLines(text, START.lines).map((line) => line.text)
  const [header, ruler] = lines.filter((line) => !isTableRemark(line))
  if (header?.includes('\t') && isHeader(header.split('\t'))) return 'traveller-tab'
  if (header && ruler && isRuler(ruler) && isHeader(header.split(/ +/))) return 'traveller-column'
  if (lines.some((line) => !isSecRemark(line) && parseSecRow(line) !== null)) return 'traveller-sec'
  return looksLikeMsec(lines) ? 'traveller-msec' : null
}

/** Every line that begins one must begin with a known word, and one must say more than a letter and a name. */
function looksLikeMsec(lines: readonly string[]): boolean {
  const entries = lines.filter((line) => !isTableRemark(line) && !/^\s/.test(line))
  const keyOf = (line: string) => line.split(/\s/, 1)[0]?.toLowerCase() ?? ''
  const isEntry = (line: string) => MSEC_KEYS.has(keyOf(line)) && /\s\S/.test(line)
  return entries.some((line) => keyOf(line).length > 1 && isEntry(line)) && entries.every(isEntry)
}
