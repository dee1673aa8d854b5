import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { sidesOf } from '#shared/games/planetary-sand/sides-to-act.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { isAlive, withAirLost, withDeadlines, withLeaks } from './air/lose-air.ts'
import { type Course, withEvents } from './course.ts'
import { secondOf } from './find.ts'
import { tossed } from './fire/damage.ts'
import { withVolleyFallen } from './fire/volley.ts'
import { withMelees } from './melee/fight.ts'
import { withArrivals, withEscapes } from './melee/prisoners.ts'
import { withPartings } from './move/part.ts'
import { withCommandChecked, withOrdersFulfilled } from './robots/command-range.ts'
import { withMarches } from './robots/march.ts'
import { withEndOfTurn } from './victory/outcome.ts'
import { withWorkDone } from './works/progress.ts'

/** What the end of each phase brings, before the next one begins (SAND-TURN-1). */
const ENDINGS: Readonly<Record<PhaseId, (course: Course, dice: Dice) => Course>> = {
  deploy: withToss,
  order: (course) => withTurnBegun(course, course.battle.first),
  'move-first': (course, dice) => withPhase(withMoved(course, dice), 'move-second'),
  'move-second': (course, dice) => withPhase(withMoved(course, dice), 'list'),
  list: withRevealed,
  fire: (course, dice) => withTurnOver(withPhase(withVolleyFallen(course, dice), 'melee'), dice),
  melee: (course) => course,
  over: (course) => course,
}

/** The phase ends: what it brings, and the next phase in which somebody has something to do. */
export function withPhaseEnded(course: Course, dice: Dice): Course {
  return ENDINGS[course.battle.phase](course, dice)
}

function withPhase(course: Course, phase: PhaseId): Course {
  const { turn, first } = course.battle
  return withEvents(course, { type: 'began-phase', phase, turn, first })
}

/** Both lists are open; where nobody fires, the fire phase is over at once (SAND-HIT-4). */
function withRevealed(course: Course, dice: Dice): Course {
  const open = withPhase(withEvents(course, { type: 'revealed' }), 'fire')
  return Object.values(open.battle.lists).every((list) => list.length === 0) ? withPhaseEnded(open, dice) : open
}

/** A coin says who decides who moves first (SAND-SET-2). */
function withToss(course: Course, dice: Dice): Course {
  const { sides } = course.battle
  const isHeads = tossed(dice)
  const toss = withEvents(course, { type: 'tossed', winner: sides[isHeads ? 0 : 1], isHeads })
  return withPhase(toss, 'order')
}

/** The move of a side is over: robots march on, men in punctured rooms have run out of time, prisoners arrive, units part. */
function withMoved(course: Course, dice: Dice): Course {
  const [side = ''] = sidesOf(course.battle)
  const marched = withMarches(course, side)
  const breathed = withLeaks(withAirLost(withDeadlines(marched, side), dice))
  return withPartings(withEscapes(withArrivals(breathed)))
}

/** Melees, work, orders, objectives, victory; then the next turn (SAND-TURN-1). */
function withTurnOver(course: Course, dice: Dice): Course {
  const fought = withEscapes(withMelees(course))
  const ended = withEndOfTurn(withOrdersFulfilled(withWorkDone(fought)))
  return ended.battle.phase === 'over' ? ended : NEXT_TURN[ended.battle.settings.moveOrder](ended, dice)
}

/** Who moves first in the next turn, by what was agreed (SAND-SET-2). */
const NEXT_TURN: Readonly<Record<Settings['moveOrder'], (course: Course, dice: Dice) => Course>> = {
  fixed: (course) => withTurnBegun(course, course.battle.first),
  alternate: (course) => withTurnBegun(course, secondOf(course.battle)),
  'toss-each-turn': withToss,
}

/** A turn begins: the upkeep, then the first side moves (SAND-TURN-1, SAND-AIR-5, SAND-ROBO-9). */
function withTurnBegun(course: Course, first: string): Course {
  const { turn } = course.battle
  const begun = withEvents(course, { type: 'began-phase', phase: 'move-first', turn: turn + 1, first })
  return withCommandChecked(withOvercrowding(begun))
}

/** Machines with two extra figures or more stand still and silent this turn (SAND-AIR-5). */
function withOvercrowding(course: Course): Course {
  const { machines } = course.battle
  const crowded = machines.filter(({ id, isWreck }) => !isWreck && extrasIn(course.battle, id) >= 2)
  return crowded.reduce((before, { id }) => withEvents(before, { type: 'blocked', machine: id }), course)
}

/** Figures aboard a machine, prisoners as well, above its crew and what it holds (SAND-AIR-5). */
export function extrasIn({ machines, figures }: Battle, id: string): number {
  const machine = machines.find((one) => one.id === id)
  if (!machine) return 0
  const room = machine.seats + (machine.hasCrew ? 0 : machineRow(machine.type).crew)
  return figures.filter(({ inside, status }) => inside === id && isAlive(status)).length - room
}
