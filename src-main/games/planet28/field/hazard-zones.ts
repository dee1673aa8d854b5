import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Field, FieldPiece } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { FieldBattle } from './field-battle.ts'

/** Number of corners of a drawn circle. */
const CORNERS = 24

/**
 * Returns the field with the ground that these events made hazardous: a circle around the target of each power
 * (P28-ARC-4).
 */
export function addHazardZones(
  { field, places }: Pick<FieldBattle, 'field' | 'places'>,
  events: readonly BattleEvent[],
): Field {
  const made = events.flatMap((event): FieldPiece[] => {
    const at = event.type === 'zoned' ? places[event.zone.around] : undefined
    if (event.type !== 'zoned' || at === undefined) return []
    const { id, ground, radiusCm } = event.zone
    return [{ id, ground, heightCm: 0, corners: circleOn(field, at, radiusCm) }]
  })
  return made.length === 0 ? field : { ...field, pieces: [...field.pieces, ...made] }
}

/** Circle around a point, clipped to the field. Its corners have the same orientation as those of terrain. */
function circleOn({ widthCm, depthCm }: Field, { x, y }: Point, radiusCm: number): Point[] {
  const round = Array.from({ length: CORNERS }, (_corner, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI
    return { x: x + radiusCm * Math.cos(angle), y: y + radiusCm * Math.sin(angle) }
  })
  const right = keepWithin(round, (corner) => widthCm - corner.x)
  const near = keepWithin(right, (corner) => depthCm - corner.y)
  const left = keepWithin(near, (corner) => corner.x)
  return keepWithin(left, (corner) => corner.y)
}

/** Clips a polygon by a line. `inside` is the signed distance of a corner on the kept side (Sutherland–Hodgman). */
function keepWithin(corners: readonly Point[], inside: (corner: Point) => number): Point[] {
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] as Point
    const [here, there] = [inside(corner), inside(next)]
    const share = here / (here - there)
    const cut = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }
    const isCut = here < 0 !== there < 0 && here !== 0 && there !== 0
    return [...(here >= 0 ? [corner] : []), ...(isCut ? [cut] : [])]
  })
}
