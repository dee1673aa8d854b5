import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { isAlive, loseAir, applyAirDeadlines, addLeaks } from './air/lose-air.ts'
import { getSecondSide } from './find.ts'
import { tossCoin } from './fire/damage.ts'
import { resolveVolley } from './fire/volley.ts'
import { resolveMelees } from './melee/fight.ts'
import { resolveArrivals, resolveEscapes } from './melee/prisoners.ts'
import { separateUnits } from './move/leg.ts'
import { checkCommandRange, completeOrders } from './robots/command-range.ts'
import { marchRobots } from './robots/march.ts'
import { type Transaction, applyEvents } from './transaction.ts'
import { resolveTurnEnd } from './victory/turn-end.ts'
import { progressWork } from './works/progress.ts'

/** The effects of each phase's end, before the next phase begins (SAND-TURN-1). */
const ENDINGS: Readonly<Record<PhaseId, (course: Transaction, dice: Dice) => Transaction>> = {
  deploy: withToss,
  order: (course) => withTurnBegun(course, course.battle.first),
  'move-first': (course, dice) => withPhase(withMoved(course, dice), 'move-second'),
  'move-second': (course, dice) => withPhase(withMoved(course, dice), 'list'),
  list: withRevealed,
  fire: (course, dice) => withTurnOver(withPhase(resolveVolley(course, dice), 'melee'), dice),
  melee: (course) => course,
  over: (course) => course,
}

/** Ends the phase with its effects, and begins the next phase in which a side can act. */
export function finishPhase(course: Transaction, dice: Dice): Transaction {
  return ENDINGS[course.battle.phase](course, dice)
}

function withPhase(course: Transaction, phase: PhaseId): Transaction {
  const { turn, first } = course.battle
  return applyEvents(course, { type: 'began-phase', phase, turn, first })
}

/** Reveals both firing lists. If no one fires, the fire phase ends at once (SAND-HIT-4). */
function withRevealed(course: Transaction, dice: Dice): Transaction {
  const open = withPhase(applyEvents(course, { type: 'revealed' }), 'fire')
  return Object.values(open.battle.lists).every((list) => list.length === 0) ? finishPhase(open, dice) : open
}

/** Tosses a coin for the side that decides who moves first (SAND-SET-2). */
function withToss(course: Transaction, dice: Dice): Transaction {
  const { sides } = course.battle
  const isHeads = tossCoin(dice)
  const toss = applyEvents(course, { type: 'tossed', winner: sides[isHeads ? 0 : 1], isHeads })
  return withPhase(toss, 'order')
}

/** Ends the move of a side: robots march on, air in punctured rooms runs out, prisoners arrive, units separate. */
function withMoved(course: Transaction, dice: Dice): Transaction {
  const [side = ''] = listPhaseSides(course.battle)
  const marched = marchRobots(course, side)
  const breathed = addLeaks(loseAir(applyAirDeadlines(marched, side), dice))
  return separateUnits(resolveEscapes(resolveArrivals(breathed)))
}

/** Resolves melees, work, orders, objectives and victory, then begins the next turn (SAND-TURN-1). */
function withTurnOver(course: Transaction, dice: Dice): Transaction {
  const fought = resolveEscapes(resolveMelees(course))
  const ended = resolveTurnEnd(completeOrders(progressWork(fought)))
  return ended.battle.phase === 'over' ? ended : NEXT_TURN[ended.battle.settings.moveOrder](ended, dice)
}

/** Determines who moves first in the next turn, by setting (SAND-SET-2). */
const NEXT_TURN: Readonly<Record<Settings['moveOrder'], (course: Transaction, dice: Dice) => Transaction>> = {
  fixed: (course) => withTurnBegun(course, course.battle.first),
  alternate: (course) => withTurnBegun(course, getSecondSide(course.battle)),
  'toss-each-turn': withToss,
}

/** Begins a turn with its upkeep; then the first side moves (SAND-TURN-1, SAND-AIR-5, SAND-ROBO-9). */
function withTurnBegun(course: Transaction, first: string): Transaction {
  const { turn } = course.battle
  const begun = applyEvents(course, { type: 'began-phase', phase: 'move-first', turn: turn + 1, first })
  return checkCommandRange(withOvercrowding(begun))
}

/** Machines with two or more extra figures cannot move or fire this turn (SAND-AIR-5). */
function withOvercrowding(course: Transaction): Transaction {
  const { machines } = course.battle
  const crowded = machines.filter(({ id, isWreck }) => !isWreck && countExtraPassengers(course.battle, id) >= 2)
  return crowded.reduce((before, { id }) => applyEvents(before, { type: 'blocked', machine: id }), course)
}

/** Number of figures aboard a machine, including prisoners, above its crew and capacity (SAND-AIR-5). */
export function countExtraPassengers({ machines, figures }: Battle, id: string): number {
  const machine = machines.find((candidate) => candidate.id === id)
  if (!machine) return 0
  const room = machine.seats + (machine.hasCrew ? 0 : getMachineRow(machine.type).crew)
  return figures.filter(({ inside, status }) => inside === id && isAlive(status)).length - room
}
