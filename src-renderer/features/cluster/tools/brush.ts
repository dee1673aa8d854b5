import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { type HexRuns, buildRunsFromMask, uniteRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Maximum radius of the brush, in hexes. */
export const MAX_BRUSH_RADIUS = 20

/** Hexes of the board within `radius` of a hex, nearest first. */
export function listHexesAround({ field }: StarMap, place: HexPlace, radius: number): HexPlace[] {
  const out = new Int32Array(countHexesWithinRange(radius))
  const count = field.spiral(field.indexOf(place), radius, out)
  return Array.from(out.subarray(0, count), (hex) => field.placeOf(hex))
}

/** Hexes of the board on the straight line between two hexes, both included. */
export function listHexesBetween({ field }: StarMap, from: HexPlace, to: HexPlace): HexPlace[] {
  const [a, b] = [field.indexOf(from), field.indexOf(to)]
  const out = new Int32Array(field.distance(a, b) + 1)
  const count = field.line(a, b, out)
  return Array.from(out.subarray(0, count), (hex) => field.placeOf(hex))
}

/** Extends a stroke to a hex, filling gaps left by a fast pointer. */
export function extendStroke(
  map: StarMap,
  stroke: HexRuns,
  { from, to, radius }: { from: HexPlace; to: HexPlace; radius: number },
): HexRuns {
  return uniteRuns(stroke, listBrushHexes(map, listHexesBetween(map, from, to), radius))
}

/** All hexes within `radius` of any of the given hexes. */
export function listBrushHexes({ field, board }: StarMap, places: readonly HexPlace[], radius: number): HexRuns {
  const mask = new Uint8Array(field.size)
  const out = new Int32Array(countHexesWithinRange(radius))
  for (const place of places)
    for (const hex of out.subarray(0, field.spiral(field.indexOf(place), radius, out))) mask[hex] = 1
  return buildRunsFromMask(mask, board)
}
