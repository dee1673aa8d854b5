import type { HexPlace } from '#shared/kit/hex.ts'
import { FormatError } from '../chart-file.ts'
import { parseHexCode } from './sector-board.ts'
import type { FileLocation } from './table-columns.ts'

/** Maximum number of hexes of one border. */
const MOST_HEXES = 10_000

/** Parses a list of hex codes. Returns the hexes and all words that are none. */
export function parseHexList(text: string, { file, line }: FileLocation): { hexes: HexPlace[]; others: string[] } {
  const [hexes, others]: [HexPlace[], string[]] = [[], []]
  for (const [word] of text.matchAll(/\S+/g)) {
    const place = parseHexCode(word)
    if (place) hexes.push(place)
    else others.push(word)
    if (hexes.length + others.length > MOST_HEXES)
      throw new FormatError(file, line, `a border has more than ${MOST_HEXES.toLocaleString('en-GB')} hexes.`)
  }
  return { hexes, others }
}
