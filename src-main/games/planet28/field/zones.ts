import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Field, FieldPiece } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Practice } from './practice.ts'

/** Corners that a circle is drawn with. */
const CORNERS = 24

/** The field with the ground that powers just made hazardous: a circle where their target stands (P28-ARC-4). */
export function addZones({ field, places }: Pick<Practice, 'field' | 'places'>, events: readonly BattleEvent[]): Field {
  const made = events.flatMap((event): FieldPiece[] => {
    const at = event.type === 'zoned' ? places[event.zone.around] : undefined
    if (event.type !== 'zoned' || at === undefined) return []
    const { id, ground, radiusCm } = event.zone
    return [{ id, ground, heightCm: 0, corners: circleOn(field, at, radiusCm) }]
  })
  return made.length === 0 ? field : { ...field, pieces: [...field.pieces, ...made] }
}

/** A circle about a place as far as it lies on the field; its corners run as those of terrain do. */
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

/** A polygon cut along a line; `inside` is how far a corner lies on the side that is kept (Sutherland–Hodgman). */
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
