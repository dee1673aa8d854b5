import { findRefusal } from '#main/games/kit/transaction.ts'
import type { ActedShips } from '#shared/games/space-planes/battle.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { capitalizeSeat, formatShipName, getFaceSetOfShip, listCubes } from '#shared/games/space-planes/sides.ts'
import type { Piece, Refusal } from '#shared/match/protocol.ts'
import { requireMayAct } from '../commands/turns.ts'
import type { SeatContext } from './seat-context.ts'

/** Why a ship may not manoeuvre, or not shoot, this turn; null if it may (SP-TURN-1, SP-TURN-2). */
export function findActionRefusal(
  { battle, seat }: Pick<SeatContext, 'battle' | 'seat'>,
  ship: string,
  what: keyof ActedShips,
): Refusal | null {
  return findRefusal(() => requireMayAct(battle, { by: seat, ship, what }))
}

/**
 * Whether a ship may still act: manoeuvre, or shoot at an enemy in a line of fire; at one on its plane if positions are
 * unknown (SP-TURN-1, SP-SHOT-4).
 */
export function canShipAct(context: SeatContext, ship: Cube): boolean {
  if (findActionRefusal(context, ship.id, 'manoeuvre') === null) return true
  if (findActionRefusal(context, ship.id, 'shot') !== null) return false
  const { battle, lines } = context
  return battle.companion
    ? listEnemiesOnPlane(context, ship).length > 0
    : lines.some((line) => line.ship === ship.id && line.whyNot === null)
}

/** The enemies that a shot of this ship may reach (SP-SHOT-4). */
export function listEnemiesOnPlane({ battle, seat }: SeatContext, ship: Cube): readonly Cube[] {
  return listCubes(battle).filter(({ owner, plane }) => owner !== seat && plane === ship.plane)
}

/** The ships of the seat as pieces of the match page. Each acts alone, so that each is a group of its own. */
export function listShipPieces(context: SeatContext): Piece[] {
  const { battle, own } = context
  return own.map((ship) => ({
    id: ship.id,
    label: formatShipLabel(context, ship.id),
    group: formatShipLabel(context, ship.id),
    note: `plane ${ship.plane}, face ${ship.face} ${getFaceSetOfShip(battle, ship)[ship.face].name}`,
    isDone: !canShipAct(context, ship),
  }))
}

/** Name of a ship at the beginning of a sentence or as a label: “Ship a”. */
export function formatShipLabel({ battle }: Pick<SeatContext, 'battle'>, id: string): string {
  return capitalizeSeat(formatShipName(battle, id))
}
