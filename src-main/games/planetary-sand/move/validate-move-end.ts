import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { isVacuum } from '../air/lose-air.ts'
import { findFigure, findPiece, isAble, needsAir } from '../find.ts'
import { findWallAt } from '../map/footing.ts'
import { findPieceUnder } from '../map/piece-under.ts'
import { CONTACT_MM, isOnField, findRoomAt } from '../map/positions.ts'

/**
 * Returns the decision unless a mover would end off the field, in contact, or outside without air (SAND-HTH-1,
 * SAND-ENV-2).
 */
export function validateMoveEnd(
  battle: Battle,
  by: string,
  decision: Extract<Decision<BattleEvent>, { ok: true }>,
): Decision<BattleEvent> {
  for (const event of decision.events) {
    if (event.type !== 'acted') continue
    for (const { id, place } of event.things) {
      if (place.at && !isOnField(battle, place.at)) return refuse('off-map', `${id} would leave the field.`)
      const room = place.at && place.inside === null ? findRoomAt(battle, place.at) : null
      if (room)
        return refuse(
          'in-room',
          `${id} would end in ${room.id}: go in through a door, as a move of its own.`,
          'SAND-MOVE-4',
        )
      const piece = findPiece(battle, id)
      const wall = piece && place.inside === null ? findWallAt(battle, piece, place) : null
      if (wall !== null) return refuse('wall', `${id} would end in ${wall}: stop beside it.`, 'SAND-DEF-4')
      const movers = event.things.map((placedPiece) => placedPiece.id)
      const under = piece && place.inside === null ? findPieceUnder(battle, piece, { ...place, movers }) : null
      if (under !== null) return refuse('taken', `${id} would end on ${under}: stop beside it.`, 'SAND-MOVE-1')
      const figure = findFigure(battle, id)
      if (figure && isVacuum(battle) && place.inside === null && needsAir(figure))
        return refuse('no-suit', `${id} needs a suit outside: there is no air.`, 'SAND-ENV-2')
      if (figure && place.at && enemyInContact(battle, by, place.at))
        return refuse('contact', `${id} would touch an enemy: close to contact instead.`, 'SAND-HTH-1')
    }
  }
  return decision
}

function enemyInContact({ figures }: Battle, by: string, { x, y }: { x: number; y: number }): boolean {
  return figures.some(
    (figure) =>
      figure.side !== by &&
      isAble(figure) &&
      figure.inside === null &&
      figure.at !== null &&
      Math.hypot(figure.at.x - x, figure.at.y - y) < CONTACT_MM,
  )
}
