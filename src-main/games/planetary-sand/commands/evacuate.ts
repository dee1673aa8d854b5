import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { listRefuges } from '../air/lose-air.ts'
import { findFigure, findMachine, findRoom, isPassageBetween } from '../find.ts'
import { goInside } from '../move/go-inside.ts'
import { listDoorsBetween, findTooFarRefusal, findMachineRefusal, findMovePhaseRefusal } from './action-refusals.ts'
import { findPartyRefusal } from './party.ts'

/**
 * Leaves a room that is losing its air for an adjacent airtight one, or for a friendly tank or carrier, even if it is
 * full (SAND-AIR-3, SAND-AIR-5).
 */
export function evacuate(battle: Battle, { by, figures, to }: CommandOf<'evacuate'>): Decision<BattleEvent> {
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findPartyRefusal(battle, by, figures) ??
    (findRoom(battle, to) ? refuseRefuge(battle, figures, to) : refuseCab(battle, by, { to, figures }))
  return refusal ?? goInside(battle, { figures, into: to, task: 'evacuate' })
}

function refuseRefuge(battle: Battle, figures: readonly string[], to: string): Decision<never> | null {
  const cutOff = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && !(figure.inside !== null && listRefuges(battle, figure.inside).includes(to)))
  if (cutOff) return refuse('no-refuge', `${to} is not an airtight room with air next to ${cutOff.id}.`, 'SAND-AIR-3')
  return findTooFarRefusal(battle, figures, ({ inside }) => listDoorsBetween(battle, inside, to))
}

function refuseCab(
  battle: Battle,
  by: string,
  { to, figures }: { to: string; figures: readonly string[] },
): Decision<never> | null {
  const refusal = findMachineRefusal(battle, by, to)
  if (refusal) return refusal
  const machine = findMachine(battle, to)
  const isAirtight = machine && getMachineRow(machine.type).isAirtight && machine.hasAir
  if (!isAirtight) return refuse('not-airtight', `${to} keeps no air.`, 'SAND-AIR-5')
  const aboard = figures.find((id) => findMachine(battle, findFigure(battle, id)?.inside ?? null))
  if (aboard !== undefined) return refuse('inside', `${aboard} is aboard something already.`, 'SAND-AIR-5')
  const shut = figures
    .map((id) => findFigure(battle, id))
    .find((figure) => figure && findRoom(battle, figure.inside) && !isPassageBetween(battle, figure.inside, null))
  if (shut) return refuse('not-next', `No door or breach leads from ${shut.inside} to the outside.`, 'SAND-AIR-5')
  return findTooFarRefusal(battle, figures, () => [to])
}
