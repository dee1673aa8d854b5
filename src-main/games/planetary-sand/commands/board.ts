import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { isVacuum } from '../air/lose-air.ts'
import { findFigure, findMachine, findRoom, isPassageBetween, needsAir } from '../find.ts'
import { countExtraPassengers } from '../finish-phase.ts'
import { goInside } from '../move/go-inside.ts'
import {
  listDoorsBetween,
  findTooFarRefusal,
  findInsideRefusal,
  findMachineRefusal,
  findMarchingRefusal,
  findMovePhaseRefusal,
} from './action-refusals.ts'
import { findPartyRefusal } from './party.ts'

/**
 * Boards a vehicle or enters a room, guards together with their prisoners. Takes the whole move (SAND-MOVE-4,
 * SAND-TERR-7, SAND-PRIS-1).
 */
export function board(battle: Battle, { by, figures, into }: CommandOf<'board'>): Decision<BattleEvent> {
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findPartyRefusal(battle, by, figures) ??
    findMarchingRefusal(battle, figures) ??
    (findRoom(battle, into) ? refuseRoom(battle, into, figures) : refuseVehicle(battle, by, { figures, into }))
  return refusal ?? goInside(battle, { figures, into, task: 'board' })
}

function refuseVehicle(
  battle: Battle,
  by: string,
  { figures, into }: Pick<CommandOf<'board'>, 'figures' | 'into'>,
): Decision<never> | null {
  const refusal = findMachineRefusal(battle, by, into) ?? findInsideRefusal(battle, figures)
  if (refusal) return refusal
  const free = -countExtraPassengers(battle, into)
  if (figures.length > free) return refuse('full', `${into} holds ${Math.max(0, free)} more.`, 'SAND-MOVE-4')
  return findTooFarRefusal(battle, figures, () => [into])
}

/**
 * Refuses figures that are aboard a vehicle, have no door or breach to the room, are too far from it, or need a suit
 * because the room has no air. Null if all may enter (SAND-DEF-4, SAND-AIR-3).
 */
function refuseRoom(battle: Battle, into: string, figures: readonly string[]): Decision<never> | null {
  const people = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const aboard = people.find(({ inside }) => findMachine(battle, inside) !== null)
  if (aboard) return refuse('inside', `${aboard.id} must leave ${aboard.inside} first.`, 'SAND-MOVE-4')
  const far = people.find(({ inside }) => !isPassageBetween(battle, inside, into))
  if (far)
    return refuse('not-next', `No door or breach leads from ${far.inside ?? 'outside'} to ${into}.`, 'SAND-DEF-4')
  const isAirless = isVacuum(battle) && findRoom(battle, into)?.hasAir === false
  const breathing = isAirless ? people.find(needsAir) : undefined
  if (breathing) return refuse('no-suit', `${breathing.id} needs a suit: ${into} has no air.`, 'SAND-AIR-3')
  return findTooFarRefusal(battle, figures, ({ inside }) => listDoorsBetween(battle, inside, into))
}
