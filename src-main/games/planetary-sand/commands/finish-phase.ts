import { tossCoin } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { emptyBreachedRooms, applyAirDeadlines, markLeakingRooms } from '../air/lose-air.ts'
import { CAN_MEET_AGAIN_BY_SETTING } from '../ground/meet.ts'
import { findPieceOutline } from '../ground/positions.ts'
import { resolvePrisonerArrivals, resolveEscapes } from '../melee/prisoners.ts'
import { resolveMelees } from '../melee/resolve-melees.ts'
import { updateCommandRange, endFulfilledRobotOrders } from '../robots/command-range.ts'
import { marchRobots } from '../robots/march.ts'
import { getSecondMovingSide, isActivePiece, isAlive } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { resolveTurnEnd } from '../victory/turn-end.ts'
import { advanceWorkInProgress } from '../works/progress.ts'
import { resolveVolley } from './volley.ts'

/** The effects of each phase's end, before the next phase begins (SAND-TURN-1). */
const ENDINGS: Readonly<Record<PhaseId, (transaction: Transaction) => void>> = {
  deploy: tossForFirst,
  order: (transaction) => beginTurn(transaction, transaction.state.first),
  'move-first': (transaction) => {
    endMove(transaction)
    beginPhase(transaction, 'move-second')
  },
  'move-second': (transaction) => {
    endMove(transaction)
    beginPhase(transaction, 'list')
  },
  list: revealLists,
  fire: (transaction) => {
    resolveVolley(transaction)
    beginPhase(transaction, 'melee')
    endTurn(transaction)
  },
  melee: () => {},
  over: () => {},
}

/** Ends the phase with its effects, and begins the next phase in which a side can act. */
export function finishPhase(transaction: Transaction): void {
  ENDINGS[transaction.state.phase](transaction)
}

function beginPhase(transaction: Transaction, phase: PhaseId): void {
  const { turn, first } = transaction.state
  transaction.apply({ type: 'began-phase', phase, turn, first })
}

/** Reveals both firing lists. If no one fires, the fire phase ends at once (SAND-HIT-4). */
function revealLists(transaction: Transaction): void {
  transaction.apply({ type: 'revealed' })
  beginPhase(transaction, 'fire')
  if (Object.values(transaction.state.lists).every((list) => list.length === 0)) finishPhase(transaction)
}

/** Tosses a coin for the side that decides who moves first (SAND-SET-2). */
function tossForFirst(transaction: Transaction): void {
  const { sides } = transaction.state
  const isHeads = tossCoin(transaction.dice)
  transaction.apply({ type: 'tossed', winner: sides[isHeads ? 0 : 1], isHeads })
  beginPhase(transaction, 'order')
}

/** Separates units that are no longer within R1 of each other on the map, if they may meet again (SAND-MOVE-3). */
function separateUnits(transaction: Transaction): void {
  const { state: battle } = transaction
  if (!CAN_MEET_AGAIN_BY_SETTING[battle.settings.meetAgain]) return
  const shapesOf = (unit: string) =>
    [...battle.figures, ...battle.machines]
      .filter((piece) => piece.unit === unit && isActivePiece(piece))
      .flatMap(({ id }) => [findPieceOutline(battle, id)].filter((shape) => shape !== null))
  const apart = battle.met.filter(({ units: [a, b] }) => {
    const [ours, theirs] = [shapesOf(a), shapesOf(b)]
    const distances = ours.flatMap((shape) => theirs.map((enemy) => getDistanceBetweenFigures(shape, enemy)))
    return distances.length > 0 && Math.min(...distances) > battle.settings.unitMm * 1.001
  })
  for (const { units } of apart) transaction.apply({ type: 'parted', units })
}

/** Ends the move of a side: robots march on, air in punctured rooms runs out, prisoners arrive, units separate. */
function endMove(transaction: Transaction): void {
  const [side = ''] = listPhaseSides(transaction.state)
  marchRobots(transaction, side)
  applyAirDeadlines(transaction, side)
  emptyBreachedRooms(transaction)
  markLeakingRooms(transaction)
  resolvePrisonerArrivals(transaction)
  resolveEscapes(transaction)
  separateUnits(transaction)
}

/** Resolves melees, work, orders, objectives and victory, then begins the next turn (SAND-TURN-1). */
function endTurn(transaction: Transaction): void {
  resolveMelees(transaction)
  resolveEscapes(transaction)
  advanceWorkInProgress(transaction)
  endFulfilledRobotOrders(transaction)
  resolveTurnEnd(transaction)
  const { phase, settings } = transaction.state
  if (phase !== 'over') NEXT_TURN[settings.moveOrder](transaction)
}

/** Determines who moves first in the next turn, by setting (SAND-SET-2). */
const NEXT_TURN: Readonly<Record<SandSettings['moveOrder'], (transaction: Transaction) => void>> = {
  fixed: (transaction) => beginTurn(transaction, transaction.state.first),
  alternate: (transaction) => beginTurn(transaction, getSecondMovingSide(transaction.state)),
  'toss-each-turn': tossForFirst,
}

/** Begins a turn with its upkeep; then the first side moves (SAND-TURN-1, SAND-AIR-5, SAND-ROBO-9). */
function beginTurn(transaction: Transaction, first: string): void {
  const { turn } = transaction.state
  transaction.apply({ type: 'began-phase', phase: 'move-first', turn: turn + 1, first })
  blockOvercrowded(transaction)
  updateCommandRange(transaction)
}

/** Machines with two or more extra figures cannot move or fire this turn (SAND-AIR-5). */
function blockOvercrowded(transaction: Transaction): void {
  const { state: battle } = transaction
  const crowded = battle.machines.filter(({ id, isWreck }) => !isWreck && countExtraPassengers(battle, id) >= 2)
  for (const { id } of crowded) transaction.apply({ type: 'blocked', machine: id })
}

/** Number of figures aboard a machine, including prisoners, above its crew and capacity (SAND-AIR-5). */
export function countExtraPassengers({ machines, figures }: Battle, id: string): number {
  const machine = machines.find((candidate) => candidate.id === id)
  if (!machine) return 0
  const room = machine.seats + (machine.hasCrew ? 0 : getMachineRow(machine.type).crew)
  return figures.filter(({ inside, status }) => inside === id && isAlive(status)).length - room
}
