import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import { listBrushHexes } from './brush.ts'
import type { MovePlan } from './plan-move.ts'
import type { PreviewItem } from './tool.ts'

/** Marks hexes where something is not possible. */
export function createForbiddenMarks(hexes: HexRuns): PreviewItem[] {
  return hexes.length === 0 ? [] : [{ type: 'hexes', hexes, emphasis: 'forbidden' }]
}

/** Marks the hexes under a brush. */
export function createBrushMarks(map: StarMap, hex: HexPlace | null, radius: number): PreviewItem[] {
  return hex ? [{ type: 'hexes', hexes: listBrushHexes(map, [hex], radius), emphasis: 'reach' }] : []
}

/** Previews the result of a move and its forbidden hexes. */
export function createMovePreview({ edits, forbidden }: MovePlan): PreviewItem[] {
  return [...edits, ...createForbiddenMarks(forbidden)]
}
