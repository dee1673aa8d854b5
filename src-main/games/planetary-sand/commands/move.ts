import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { findFigure, findMachine, isInMelee } from '../find.ts'
import { travel } from '../move/travel.ts'
import { validateMoveEnd } from '../move/validate-move-end.ts'
import { findAstrayRefusal, findUnorderedRefusal } from '../robots/one-order.ts'
import { findDrivingRefusal, findInsideRefusal, findMarchingRefusal, findMovePhaseRefusal } from './action-refusals.ts'
import { findPartyRefusal } from './party.ts'

/**
 * Moves figures and vehicles along a path, given as measured stretches or as points on the map. Guards take their
 * prisoners along (SAND-MOVE-1, SAND-MOVE-5, SAND-PRIS-1).
 */
export function move(battle: Battle, { by, movers, way, ends }: CommandOf<'move'>): Decision<BattleEvent> {
  const refusal = findMovePhaseRefusal(battle, by) ?? refuseMovers(battle, by, movers)
  if (refusal) return refusal
  if (ends.isOff) return leaveTable(battle, movers)
  const marching = findMarchingRefusal(battle, movers) ?? findUnorderedRefusal(battle, movers)
  if (marching) return marching
  const decision = travel(battle, { ids: movers, task: 'move', slowing: 1, way, ends })
  if (!decision.ok) return decision
  return findAstrayRefusal(battle, movers, decision.events) ?? validateMoveEnd(battle, by, decision)
}

function refuseMovers(battle: Battle, by: string, movers: readonly string[]): Decision<never> | null {
  const figures = movers.filter((id) => findFigure(battle, id) !== null)
  for (const id of movers.filter((mover) => !figures.includes(mover))) {
    const refusal = findDrivingRefusal(battle, by, id) ?? refusePushed(battle, id)
    if (refusal) return refusal
  }
  return findPartyRefusal(battle, by, figures) ?? findInsideRefusal(battle, figures)
}

/** Refuses to move guns, which must be pushed, and pads, which are immobile (SAND-MOVE-2). */
function refusePushed(battle: Battle, id: string): Decision<never> | null {
  const machine = findMachine(battle, id)
  const mover = machine && getMachineRow(machine.type).mover
  if (!mover) return refuse('stays', `${id} stays where it is.`, 'SAND-MOVE-1')
  return MOVERS[mover].pushers ? refuse('pushed', `${id} must be pushed.`, 'SAND-MOVE-2') : null
}

/** Removes robots that march off the table, in battles without a map (SAND-ROBO-3). */
function leaveTable(battle: Battle, movers: readonly string[]): Decision<BattleEvent> {
  const staying = movers.find((id) => {
    const figure = findFigure(battle, id)
    return !figure || findMarchingRefusal(battle, [id]) === null || figure.at !== null || isInMelee(battle, id)
  })
  if (staying !== undefined) return refuse('stays-on', `${staying} does not march off the table.`, 'SAND-ROBO-3')
  return { ok: true, events: [{ type: 'left-table', figures: movers }] }
}
