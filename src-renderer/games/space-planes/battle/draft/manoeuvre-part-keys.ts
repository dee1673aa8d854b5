import type { Corner, Direction, ManoeuvrePart, RotationSense } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreName, type ManoeuvrePartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'

/** A ship's sides counter-clockwise from its right, and the directions of the arrow keys in degrees. */
const SIDES: readonly Direction[] = ['E', 'N', 'W', 'S']
const ARROWS = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 } as const

/** The corner around which a pivot leads to a side (SP-PIVOT-2). */
const PIVOTS: Readonly<Record<Direction, Readonly<Record<RotationSense, Corner>>>> = {
  N: { ccw: 'NW', cw: 'NE' },
  E: { ccw: 'NE', cw: 'SE' },
  S: { ccw: 'SE', cw: 'SW' },
  W: { ccw: 'SW', cw: 'NW' },
}

/** Returns the side of a ship that faces closest to an arrow key's direction on the drawing. Null for other keys. */
export function findSideForArrowKey(key: string, heading: number): Direction | null {
  if (!(key in ARROWS)) return null
  const degrees = ARROWS[key as keyof typeof ARROWS] - heading
  return SIDES[((Math.round(degrees / 90) % 4) + 4) % 4] ?? null
}

/** Heading of a ship after these parts. Each pivot turns it by 90°. */
export function computeHeadingAfterManoeuvre(heading: number, parts: readonly ManoeuvrePart[]): number {
  return parts.reduce((turned, part) => turned + ('pivot' in part ? (part.turn === 'ccw' ? 90 : -90) : 0), heading)
}

/**
 * Parts towards a side of the ship, in the order of the keys: the arrow key alone takes the first, with Shift the
 * second. Those of the first place of the manoeuvre come first; `isFirstLeftOut` leaves it out.
 */
export function listManoeuvrePartsTowards(
  options: readonly ManoeuvrePart[],
  side: Direction,
  { name, isFirstLeftOut }: { readonly name: ManoeuvreName; readonly isFirstLeftOut: boolean },
): readonly ManoeuvrePart[] {
  const first: readonly ManoeuvrePartKind[] = MANOEUVRES[name].parts[0]
  const towards = options.filter((part) => getPartSide(part) === side)
  const later = towards.filter((part) => !first.includes(getPartKind(part)))
  const listed = isFirstLeftOut && later.length > 0 ? later : towards
  return listed.toSorted((a, b) => getKeyRank(a, first) - getKeyRank(b, first))
}

/** Rank among the parts towards one side: the first place, then counter-clockwise before clockwise, short before long. */
function getKeyRank(part: ManoeuvrePart, first: readonly ManoeuvrePartKind[]): number {
  const isOther = ('turn' in part && part.turn === 'cw') || ('move' in part && part.move === 'long')
  return (first.includes(getPartKind(part)) ? 0 : 2) + (isOther ? 1 : 0)
}

function getPartKind(part: ManoeuvrePart): ManoeuvrePartKind {
  if ('move' in part) return part.move === 'long' ? 'move-long' : 'move-short'
  if ('pivot' in part) return 'pivot'
  return 'roll' in part ? 'roll' : 'set-plane'
}

/** The side of the ship towards which a part leads; null for a plane number. */
function getPartSide(part: ManoeuvrePart): Direction | null {
  if ('move' in part) return part.dir
  if ('roll' in part) return part.roll
  if ('plane' in part) return null
  return SIDES.find((side) => PIVOTS[side][part.turn] === part.pivot) ?? null
}
