import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { findFigure, findMachine, countHands } from '../find.ts'
import { mayBeInContact } from '../map/positions.ts'
import { travel } from '../move/travel.ts'
import { validateMoveEnd } from '../move/validate-move-end.ts'
import {
  findFiguresRefusal,
  findInsideRefusal,
  findJobRefusal,
  findMachineRefusal,
  findMarchingRefusal,
  findMovePhaseRefusal,
  findUsedMoveRefusal,
} from './action-refusals.ts'

/** Pushes a gun with enough men beside it, who move with it. A robot counts as two men (SAND-MOVE-2). */
export function pushGun(battle: Battle, command: CommandOf<'push'>): Decision<BattleEvent> {
  const { by, gun, pushers, way, ends } = command
  const refusal =
    findMovePhaseRefusal(battle, by) ?? findMachineRefusal(battle, by, gun) ?? findFiguresRefusal(battle, by, pushers)
  if (refusal) return refusal
  const machine = findMachine(battle, gun)
  const unfit =
    (machine && findUsedMoveRefusal(battle, machine)) ??
    findInsideRefusal(battle, pushers) ??
    findMarchingRefusal(battle, pushers) ??
    findJobRefusal(battle, pushers, { job: 'push', where: gun }) ??
    refuseHands(battle, command)
  if (unfit) return unfit
  const decision = travel(battle, { ids: [gun, ...pushers], task: 'push', slowing: 1, way, ends })
  return decision.ok ? validateMoveEnd(battle, by, decision) : decision
}

function refuseHands(battle: Battle, { gun, pushers }: CommandOf<'push'>): Decision<never> | null {
  const machine = findMachine(battle, gun)
  const mover = machine && getMachineRow(machine.type).mover
  const need = mover && MOVERS[mover].pushers?.[battle.gravity]
  if (!need) return refuse('not-pushed', `${gun} is not pushed.`, 'SAND-MOVE-2')
  const far = pushers.find((id) => !mayBeInContact(battle, id, gun))
  if (far !== undefined) return refuse('too-far', `${far} does not stand beside ${gun}.`, 'SAND-MOVE-2')
  const hands = countHands(pushers.flatMap((id) => findFigure(battle, id) ?? []))
  return hands >= need ? null : refuse('too-few', `${gun} needs ${need} men, ${hands} push: name more.`, 'SAND-MOVE-2')
}
