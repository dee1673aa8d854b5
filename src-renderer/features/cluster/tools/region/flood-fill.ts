import type { StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { type HexRuns, buildHexMask, buildRunsFromMask } from '#shared/kit/hex-runs.ts'
import { HEX_SIDES, type HexPlace } from '#shared/kit/hex.ts'
import type { ToolContext } from '../tool.ts'
import { getPaintTarget } from './paint-target.ts'
import type { RegionToolSettings } from './settings.ts'

/**
 * Hexes that a fill reaches: up to the borders of other regions and the edge of the board; when removing, the
 * connected part of the target.
 */
export function computeFloodFillHexes(
  hex: HexPlace,
  takesOut: boolean,
  context: Pick<ToolContext<RegionToolSettings>, 'map' | 'settings'>,
): HexRuns {
  const { map } = context
  const { id, hexes } = getPaintTarget(context)
  const start = map.field.indexOf(hex)
  if (takesOut) {
    const inside = buildHexMask(hexes, map.board)
    return inside[start] === 1 ? flood(start, inside, map) : []
  }
  return flood(start, sharesOf(map, id), map)
}

/** Number per hex that is equal for hexes in the same set of regions; the target is ignored. */
function sharesOf({ regions, board, field }: StarMap, target: string | null | undefined): Int32Array {
  const shares = new Int32Array(field.size)
  const known = new Map<string, number>()
  regions.forEach((region, at) => {
    if (region.id === target) return
    for (const [row, first, last] of region.hexes)
      for (let hex = (row - 1) * board.columns + first - 1; hex < (row - 1) * board.columns + last; hex += 1) {
        const key = `${shares[hex]} ${at}`
        const share = known.get(key) ?? known.size + 1
        known.set(key, share)
        shares[hex] = share
      }
  })
  return shares
}

/** All connected hexes with the same number as the start. */
function flood(start: number, numbers: Int32Array | Uint8Array, { field, board }: StarMap): HexRuns {
  const found = new Uint8Array(field.size)
  const open = [start]
  found[start] = 1
  for (let hex = open.pop(); hex !== undefined; hex = open.pop())
    for (const side of HEX_SIDES) {
      const near = field.neighbour(hex, side)
      if (near < 0 || found[near] === 1 || numbers[near] !== numbers[start]) continue
      found[near] = 1
      open.push(near)
    }
  return buildRunsFromMask(found, board)
}
