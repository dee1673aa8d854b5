import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { listCubes, findNextCube, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { normalizePose } from '../footprint.ts'
import { endBattleIfDecided } from '../outcome.ts'
import { findPlacingProblem, type PlacingProblem } from '../placing.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'

/** Ships are named in the order of placing. */
const NAMES = 'abcdef'

/**
 * Places the next ship: any face up, twist 0, with heading and plane number chosen by the owner (SP-SETUP-2 to
 * SP-SETUP-6).
 */
export function place(battle: Battle, command: CommandOf<'place'>): Decision<BattleEvent> {
  const { by, x, y, heading, face, plane } = command
  const refusal = findPlacingRefusal(battle, by)
  if (refusal) return refusal
  const pose = normalizePose({ x, y, heading })
  const problem = findPlacingProblem(battle, pose, plane)
  if (problem) return refusePlace(problem)
  const ship = { ...getNextShip(battle, by), ...pose, face, twist: 0, plane } as const
  return { ok: true, events: listPlacementEvents(battle, { type: 'placed', ship }) }
}

/** Identity of the next ship to place: its letter, its seat, and its index among the seat's named cubes. */
export function getNextShip(battle: Battle, owner: string): Pick<Cube, 'id' | 'owner' | 'cube'> {
  const placed = listCubes(battle).length
  const cube = findNextCube(battle)
  const isNamed = battle.sides?.[owner]?.ships[cube] !== undefined
  return { id: NAMES[placed] ?? `ship ${placed + 1}`, owner, ...(isNamed ? { cube } : {}) }
}

/** Leaves out the next ship if no legal place remains. It scores for no player (SP-SETUP-7). */
export function leaveOut(battle: Battle, { by }: CommandOf<'leave-out'>): Decision<BattleEvent> {
  return (
    findPlacingRefusal(battle, by) ?? { ok: true, events: listPlacementEvents(battle, { type: 'left-out', seat: by }) }
  )
}

/**
 * The events after a ship is placed or left out. If all other ships were left out, the battle ends before its first
 * turn (SP-END-1).
 */
export function listPlacementEvents(battle: Battle, event: BattleEvent): readonly BattleEvent[] {
  const course = applyEvents(beginTransaction(battle), event)
  return (course.battle.phase === 'flying' ? endBattleIfDecided(course) : course).events
}

/** Why this seat may not place a ship now, or null. */
export function findPlacingRefusal(battle: Battle, by: string): Decision<BattleEvent> | null {
  const { phase, active } = battle
  if (phase !== 'placing') return refuse('not-placing', 'All ships are placed.', 'SP-SETUP-2')
  return by === active
    ? null
    : refuse('not-your-turn', `${formatSeatName(battle, active)} places the next ship.`, 'SP-SETUP-2')
}

function refusePlace(problem: PlacingProblem): Decision<never> {
  switch (problem.code) {
    case 'outside-area':
      return refuse(problem.code, `It stands ${problem.mm} mm over the border of the area.`, 'SP-SETUP-3')
    case 'heading-not-square':
      return refuse(problem.code, 'Ships stand square to the table: use 0, 90, 180 or 270 degrees.', 'SP-SETUP-5')
    case 'plane-taken':
      return refuse(problem.code, `Ship ${problem.ship} shows that plane number: choose another one.`, 'SP-SETUP-4')
    case 'too-close':
      return refuse(
        problem.code,
        `It stands ${problem.mm} mm from ship ${problem.ship}: more than one long card edge is needed.`,
        'SP-SETUP-3',
      )
    case 'too-far':
      return refuse(
        problem.code,
        `It stands ${problem.mm} mm from the nearest ship: two long card edges at most.`,
        'SP-SETUP-3',
      )
  }
}
