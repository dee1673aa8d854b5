import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { evolve } from '../evolve.ts'
import { findFigure, findMachine } from '../find.ts'
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
} from './action-refusals.ts'

/** A load halves the distance (SAND-FIX-4). */
const SLOWED_BY_LOAD = 2

/** Carries a robot's wreck to the rear, or a spare rocket from one machine to another (SAND-FIX-4, SAND-MSL-5). */
export function carry(battle: Battle, command: CommandOf<'carry'>): Decision<BattleEvent> {
  const { by, carriers, load, way, ends } = command
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findFiguresRefusal(battle, by, carriers) ??
    findInsideRefusal(battle, carriers) ??
    findMarchingRefusal(battle, carriers) ??
    findJobRefusal(battle, carriers, { job: 'carry', where: null }) ??
    ('wreck' in load ? refuseWreck(battle, load.wreck, carriers) : refuseSpare(battle, by, { carriers, load }))
  if (refusal) return refusal
  const decision = travel(battle, { ids: carriers, task: 'carry', slowing: SLOWED_BY_LOAD, way, ends })
  if (!decision.ok) return decision
  const checked = validateMoveEnd(battle, by, decision)
  if (!checked.ok) return checked
  return (
    refuseShort(battle, checked.events, { carriers, load }) ?? {
      ok: true,
      events: checked.events.flatMap((event) => withLoad(battle, event, load)),
    }
  )
}

type Load = CommandOf<'carry'>['load']

/** Moves the load: a wreck to where its first carrier goes, a spare to the other machine. */
function withLoad(battle: Battle, event: BattleEvent, load: Load): BattleEvent[] {
  if (event.type !== 'acted') return [event]
  if (!('wreck' in load)) return [event, { type: 'stocked', from: load.spareFrom, to: load.to }]
  const [lead] = event.things
  const wreck = findFigure(battle, load.wreck)
  if (!lead || !wreck) return [event]
  const carried: PlacedPiece = { id: wreck.id, place: { ...lead.place, cover: null } }
  return [{ ...event, things: [...event.things, carried] }]
}

function refuseWreck(battle: Battle, wreck: string, carriers: readonly string[]): Decision<never> | null {
  const figure = findFigure(battle, wreck)
  if (figure?.status !== 'damaged') return refuse('no-wreck', `${wreck} is no robot's wreck.`, 'SAND-FIX-4')
  const far = carriers.find((id) => !mayBeInContact(battle, id, wreck))
  return far === undefined ? null : refuse('too-far', `${far} does not stand beside ${wreck}.`, 'SAND-FIX-4')
}

/** Refuses a spare that does not reach its pad (SAND-MSL-5). */
function refuseShort(
  battle: Battle,
  events: readonly BattleEvent[],
  { carriers: [lead = ''], load }: Pick<CommandOf<'carry'>, 'carriers' | 'load'>,
): Decision<never> | null {
  if ('wreck' in load || mayBeInContact(events.reduce(evolve, battle), lead, load.to)) return null
  return refuse('too-far', `${lead} would not come to ${load.to} with the spare: bring them nearer.`, 'SAND-MSL-5')
}

function refuseSpare(
  battle: Battle,
  by: string,
  { carriers, load: { spareFrom, to } }: { carriers: readonly string[]; load: Exclude<Load, { wreck: string }> },
): Decision<never> | null {
  const refusal = findMachineRefusal(battle, by, spareFrom) ?? findMachineRefusal(battle, by, to)
  if (refusal) return refusal
  if (spareFrom === to) return refuse('same-place', `${to} has it already: name another pad.`, 'SAND-MSL-5')
  const [from, into] = [findMachine(battle, spareFrom), findMachine(battle, to)]
  if (!from || from.spares < 1)
    return refuse('no-spare', `${spareFrom} has no spare: there must be a model of it.`, 'SAND-MSL-5')
  if (!into || getMachineRow(into.type).pad === null) return refuse('no-pad', `${to} launches nothing.`, 'SAND-MSL-5')
  const far = carriers.find((id) => !mayBeInContact(battle, id, spareFrom))
  return far === undefined ? null : refuse('too-far', `${far} does not stand beside ${spareFrom}.`, 'SAND-MSL-5')
}
