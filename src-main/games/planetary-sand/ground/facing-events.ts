import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isActivePiece, isFigure } from '../state/find.ts'
import { isMarchingUncontrolled } from '../state/robot-control.ts'
import { findHeadingAlong } from './path.ts'

type Pair = readonly [string, string]

/** Whether units that meet turn to each other, by setting (SAND-MOVE-3). */
const TURNS: Readonly<Record<SandSettings['meetFacing'], boolean>> = { face: true, 'as-they-stand': false }

/** Whether units that meet face each other in this battle. Under rules 1 they did not. */
export function shouldMeetingUnitsFace({ rules, settings }: Battle): boolean {
  return rules !== undefined && TURNS[settings.meetFacing]
}

/**
 * Turns units that meet towards each other, each piece to the nearest of the other unit at the end of the move
 * (SAND-MOVE-3). No effect without a map.
 */
export function buildFacingEvents(
  battle: Battle,
  moved: readonly PlacedPiece[],
  pairs: readonly Pair[],
): BattleEvent[] {
  if (pairs.length === 0 || !shouldMeetingUnitsFace(battle)) return []
  const ends = new Map(moved.map(({ id, place }) => [id, place.at]))
  const standing = [...battle.figures, ...battle.machines].flatMap((piece) => {
    const at = ends.get(piece.id) ?? piece.at
    return at && isActivePiece(piece) ? [{ thing: piece, at }] : []
  })
  const headings = standing.flatMap(({ thing: piece, at }) => {
    const others = pairs.filter((pair) => pair.includes(piece.unit)).flat()
    const enemies = standing.filter(
      (candidate) => candidate.thing.side !== piece.side && others.includes(candidate.thing.unit),
    )
    const heading = mayTurn(battle, piece) ? towards(at, enemies) : null
    return heading === null || heading === piece.heading ? [] : [{ id: piece.id, heading }]
  })
  return headings.length === 0 ? [] : [{ type: 'faced', headings }]
}

/**
 * Whether a piece may turn. Riders face as their vehicle does, and a robot that marches on keeps its direction
 * (SAND-ROBO-3).
 */
function mayTurn(battle: Battle, piece: Figure | Machine): boolean {
  return !isFigure(piece) || (piece.inside === null && !isMarchingUncontrolled(battle, piece))
}

function towards(from: Point, enemies: readonly { readonly at: Point }[]): number | null {
  const far = (at: Point) => Math.hypot(at.x - from.x, at.y - from.y)
  const [nearest] = enemies.toSorted((a, b) => far(a.at) - far(b.at))
  return nearest ? findHeadingAlong([from, nearest.at], far(nearest.at)) : null
}
