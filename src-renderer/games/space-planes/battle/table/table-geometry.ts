import type { ManoeuvrePart, Point, Pose, Ship } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'

/** A card on the table: its centre, its lengths along and across, and its rotation. */
export interface RulerCard extends Pose {
  readonly along: number
  readonly across: number
}

type Lengths = Pick<PlanesSettings, 'cardLongMm' | 'cardShortMm' | 'cubeMm'>

/**
 * Position of the joker as a ruler for a part: beside the ship for a move, along the pivot for a pivot (SP-MOVE-1,
 * SP-PIVOT-1). Null for other parts.
 */
export function placeRulerCard(from: Pose, to: Pose, part: ManoeuvrePart, lengths: Lengths): RulerCard | null {
  if ('move' in part) return cardOfMove(from, to, { ...lengths, isLong: part.move === 'long' })
  return 'pivot' in part ? cardOfPivot(from, to, lengths) : null
}

function cardOfMove(from: Pose, to: Pose, { cardLongMm, cardShortMm, cubeMm, isLong }: Lengths & { isLong: boolean }) {
  const point = unit({ x: to.x - from.x, y: to.y - from.y })
  const along = isLong ? cardLongMm : cardShortMm
  const across = isLong ? cardShortMm : cardLongMm
  const beside = { x: point.y, y: -point.x }
  const [ahead, aside] = [along / 2 - cubeMm / 2, cubeMm / 2 + across / 2]
  return {
    x: from.x + point.x * ahead + beside.x * aside,
    y: from.y + point.y * ahead + beside.y * aside,
    heading: degreesOf(point),
    along,
    across,
  }
}

/** The card's long edge lies on the line over which the ship pivots, on the other side of it. */
function cardOfPivot(from: Pose, to: Pose, { cardLongMm, cardShortMm, cubeMm }: Lengths): RulerCard {
  const point = unit({ x: to.x - from.x, y: to.y - from.y })
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const turned = (((to.heading - from.heading) % 360) + 360) % 360 === 90 ? 1 : -1
  const away = { x: point.y * turned, y: -point.x * turned }
  const aside = -(cubeMm / 2 + cardShortMm / 2)
  return {
    x: middle.x + away.x * aside,
    y: middle.y + away.y * aside,
    heading: degreesOf(point),
    along: cardLongMm,
    across: cardShortMm,
  }
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

function degreesOf({ x, y }: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}

/** Finds the item whose centre is nearest to a point, within `reach`. The later one wins a tie. */
export function findNearestItem<Thing extends { readonly at: Point }>(
  things: readonly Thing[],
  point: Point,
  reach: number,
): Thing | null {
  let best: Thing | null = null
  let least = reach
  for (const item of things) {
    const away = Math.hypot(item.at.x - point.x, item.at.y - point.y)
    if (away > least) continue
    best = item
    least = away
  }
  return best
}

/** Compass direction of a vector on the table. The far edge is north. */
export function formatCompassDirection({ x, y }: Point): string {
  const at = ((Math.round(Math.atan2(y, x) / (Math.PI / 4)) % 8) + 8) % 8
  return COMPASS[at] ?? 'north'
}

const COMPASS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const

export function findShip<S extends Pick<Ship, 'id'>>(ships: readonly S[], id: string | null): S | null {
  return ships.find((ship) => ship.id === id) ?? null
}
