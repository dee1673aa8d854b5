import { createMapOverlayBuilder, type MapOverlay } from '#renderer/parts/star-map/draw/map-overlay-builder.ts'
import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { SIDE_STYLES } from '#shared/games/fistful/map/game-source.ts'
import type { PlacedStar } from '#shared/games/fistful/map/placed-stars.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { type HexBoard, getHexDistance, type HexPlace } from '#shared/kit/hex.ts'
import type { FleetArrow, StarRangeZone } from './overlay-shapes.ts'

export interface OrderOverlayShapes {
  readonly arrows: readonly FleetArrow[]
  readonly zones: readonly StarRangeZone[]
  /** Stars with a battle. */
  readonly battles: ReadonlySet<string>
}

const ARROW_STYLES = { move: 'solid', withdraw: 'dashed', recon: 'dotted' } as const
const ZONE_EMPHASIS = { supply: 'chosen', range: 'reach' } as const

/** Builds the drawn overlay of arrows, zones and battles. */
export function buildGameOverlay(
  list: Pick<DrawList, 'board' | 'middles'>,
  stars: readonly PlacedStar[],
  { arrows, zones, battles }: OrderOverlayShapes,
): MapOverlay {
  const places = new Map(stars.map(({ star, place }) => [star, place]))
  const draft = createMapOverlayBuilder(list)
  for (const zone of zones) {
    const from = zone.stars.flatMap((star) => places.get(star) ?? [])
    if (from.length > 0) draft.area(hexesWithin(from, zone.hexes, list.board), ZONE_EMPHASIS[zone.tone])
  }
  for (const star of battles) {
    const place = places.get(star)
    if (place) draft.cross(place)
  }
  for (const { from, to, side, kind, isChosen = false } of arrows) {
    const [start, end] = [places.get(from), places.get(to)]
    if (start && end)
      draft.arrow(start, end, { side: SIDE_STYLES[side], style: ARROW_STYLES[kind], isStrong: isChosen })
  }
  return draft.overlay
}

/** Hexes of the board within a distance of any of the places. */
function hexesWithin(places: readonly HexPlace[], reach: number, board: HexBoard) {
  const { rows, columns } = board
  const hexes = Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }))
  return buildHexRuns(hexes.filter((hex) => places.some((place) => getHexDistance(place, hex, board) <= reach)))
}
