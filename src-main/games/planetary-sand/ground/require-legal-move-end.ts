import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { findFigure, findPiece, isActivePiece, needsAir, isVacuum } from '../state/find.ts'
import { findStandingObstacleAt } from './footing.ts'
import { findPieceUnder } from './piece-under.ts'
import { MAX_CONTACT_DISTANCE_MM, isOnField, findRoomAt } from './positions.ts'

/**
 * Requires that no mover ends off the field, in a room, a wall or a vehicle, in contact, or outside without air
 * (SAND-MOVE-1, SAND-HTH-1, SAND-ENV-2). The battle is the one before the move.
 */
export function requireLegalMoveEnd(battle: Battle, by: string, events: readonly BattleEvent[]): void {
  for (const event of events) {
    if (event.type !== 'acted') continue
    const movers = event.things.map(({ id }) => id)
    for (const piece of event.things) {
      requireFreeGround(battle, piece, movers)
      requireSafeEnd(battle, by, piece)
    }
  }
}

/** Requires an end on the field, outside rooms, walls and vehicles (SAND-MOVE-4, SAND-DEF-4, SAND-MOVE-1). */
function requireFreeGround(battle: Battle, { id, place }: PlacedPiece, movers: readonly string[]): void {
  if (place.at && !isOnField(battle, place.at)) throw new IllegalCommand('off-map', `${id} would leave the field.`)
  const room = place.at && place.inside === null ? findRoomAt(battle, place.at) : null
  if (room)
    throw new IllegalCommand(
      'in-room',
      `${id} would end in ${room.id}: go in through a door, as a move of its own.`,
      'SAND-MOVE-4',
    )
  const piece = findPiece(battle, id)
  const wall = piece && place.inside === null ? findStandingObstacleAt(battle, piece, place) : null
  if (wall !== null) throw new IllegalCommand('wall', `${id} would end in ${wall}: stop beside it.`, 'SAND-DEF-4')
  const under = piece && place.inside === null ? findPieceUnder(battle, piece, { ...place, movers }) : null
  if (under !== null) throw new IllegalCommand('taken', `${id} would end on ${under}: stop beside it.`, 'SAND-MOVE-1')
}

/** Requires that a figure can breathe at its end and touches no enemy there (SAND-ENV-2, SAND-HTH-1). */
function requireSafeEnd(battle: Battle, by: string, { id, place }: PlacedPiece): void {
  const figure = findFigure(battle, id)
  if (figure && isVacuum(battle) && place.inside === null && needsAir(figure))
    throw new IllegalCommand('no-suit', `${id} needs a suit outside: there is no air.`, 'SAND-ENV-2')
  if (figure && place.at && isEnemyInContact(battle, by, place.at))
    throw new IllegalCommand('contact', `${id} would touch an enemy: close to contact instead.`, 'SAND-HTH-1')
}

function isEnemyInContact({ figures }: Battle, by: string, { x, y }: { x: number; y: number }): boolean {
  return figures.some(
    (figure) =>
      figure.side !== by &&
      isActivePiece(figure) &&
      figure.inside === null &&
      figure.at !== null &&
      Math.hypot(figure.at.x - x, figure.at.y - y) < MAX_CONTACT_DISTANCE_MM,
  )
}
