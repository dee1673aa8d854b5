import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { buildMoveEvents } from '../ground/move-events.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { requireLegalMoveEnd } from '../ground/require-legal-move-end.ts'
import { findFigure } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import {
  requireAbleToDoJob,
  requireWorkingMachine,
  requireMovableFigures,
  requireMovePhase,
  requireNotMarching,
  requireOutside,
} from './action-checks.ts'

/** A load halves the distance (SAND-FIX-4). */
export const LOAD_SLOWING_FACTOR = 2

/** Carries a robot's wreck to the rear, or a spare rocket from one machine to another (SAND-FIX-4, SAND-MSL-5). */
export function carryWreckOrRocket(transaction: Transaction, command: CommandOf<'carry'>): void {
  const { state: battle } = transaction
  const { by, carriers, load, way, ends } = command
  requireMovePhase(battle, by)
  requireMovableFigures(battle, by, carriers)
  requireOutside(battle, carriers)
  requireNotMarching(battle, carriers)
  requireAbleToDoJob(battle, carriers, { job: 'carry', where: null })
  if ('wreck' in load) requireWreck(transaction, load.wreck, carriers)
  else requireSpare(transaction, command, load)
  const events = buildMoveEvents(battle, { ids: carriers, task: 'carry', slowing: LOAD_SLOWING_FACTOR, way, ends })
  requireLegalMoveEnd(battle, by, events)
  transaction.apply(...events.flatMap((event) => withLoad(battle, event, load)))
  if (!('wreck' in load)) requireDelivery(transaction, carriers, load)
}

type Load = CommandOf<'carry'>['load']
type Spare = Exclude<Load, { wreck: string }>

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

/** Requires a robot's wreck beside all carriers (SAND-FIX-4). */
function requireWreck(transaction: Transaction, wreck: string, carriers: readonly string[]): void {
  const { state: battle } = transaction
  const figure = findFigure(battle, wreck)
  if (figure?.status !== 'damaged') transaction.refuse('no-wreck', `${wreck} is no robot's wreck.`, 'SAND-FIX-4')
  const far = carriers.find((id) => !mayBeInContact(battle, id, wreck))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${wreck}.`, 'SAND-FIX-4')
}

/** Requires a spare beside all carriers, and another pad for it (SAND-MSL-5). */
function requireSpare(transaction: Transaction, { by, carriers }: CommandOf<'carry'>, { spareFrom, to }: Spare): void {
  const { state: battle } = transaction
  const from = requireWorkingMachine(battle, by, spareFrom)
  const into = requireWorkingMachine(battle, by, to)
  if (spareFrom === to) transaction.refuse('same-place', `${to} has it already: name another pad.`, 'SAND-MSL-5')
  if (from.spares < 1)
    transaction.refuse('no-spare', `${spareFrom} has no spare: there must be a model of it.`, 'SAND-MSL-5')
  if (getMachineRow(into.type).pad === null) transaction.refuse('no-pad', `${to} launches nothing.`, 'SAND-MSL-5')
  const far = carriers.find((id) => !mayBeInContact(battle, id, spareFrom))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${spareFrom}.`, 'SAND-MSL-5')
}

/** Requires that a spare has reached its pad (SAND-MSL-5). */
function requireDelivery(transaction: Transaction, [lead = '']: readonly string[], { to }: Spare): void {
  if (!mayBeInContact(transaction.state, lead, to))
    transaction.refuse('too-far', `${lead} would not come to ${to} with the spare: bring them nearer.`, 'SAND-MSL-5')
}
