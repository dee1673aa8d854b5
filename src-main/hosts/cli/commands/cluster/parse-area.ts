import type { ChartArea } from '#main/cluster/cut-chart.ts'
import { type Call, getTextOption, parseCountOption, UsageError } from '#main/hosts/cli/command.ts'
import { getHexLabel, type HexBoard, MAX_BOARD, parseHexLabel } from '#shared/kit/hex.ts'

/** Hexes that a part of a map reaches from its centre. */
const RADIUS = { usual: 5, most: MAX_BOARD.side }

/** Parses `--around HEX --radius N`, the part of a map to export; null for the whole map. */
export function parseArea(call: Call, board: HexBoard): ChartArea | null {
  const hex = getTextOption(call, 'around')
  if (hex === null) {
    if (getTextOption(call, 'radius') === null) return null
    throw new UsageError('--radius belongs to --around HEX, which is missing.')
  }
  const centre = parseHexLabel(hex, board)
  if (centre === null) {
    const [first, last] = [
      getHexLabel({ row: 1, column: 1 }, board),
      getHexLabel({ row: board.rows, column: board.columns }, board),
    ]
    throw new UsageError(`--around takes a hex of the map, from ${first} to ${last}, not "${hex}".`)
  }
  return { centre, radius: parseCountOption(call, 'radius', RADIUS) }
}
