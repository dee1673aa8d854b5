import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Cube } from '#shared/games/space-planes/model.ts'
import { listCubes, getNextShipIndexInSeat, formatSeatName } from '#shared/games/space-planes/sides.ts'
import { normalizePose } from '../footprint.ts'
import { endBattleIfDecided } from '../outcome.ts'
import { findPlacingProblem, type PlacingProblem } from '../placing.ts'
import type { Transaction } from '../transaction.ts'

/** Ships are named in the order of placing. */
const NAMES = 'abcdef'

/**
 * Places the next ship: any face up, twist 0, with heading and plane number chosen by the owner (SP-SETUP-2 to
 * SP-SETUP-6).
 */
export function placeNextShip(transaction: Transaction, command: CommandOf<'place'>): void {
  const { by, x, y, heading, face, plane } = command
  requireMayPlace(transaction, by)
  const pose = normalizePose({ x, y, heading })
  const problem = findPlacingProblem(transaction.state, pose, plane)
  if (problem) refusePlace(transaction, problem)
  const ship = { ...getNextShipToPlace(transaction.state, by), ...pose, face, twist: 0, plane } as const
  applyPlacement(transaction, { type: 'placed', ship })
}

/** Identity of the next ship to place: its letter, its seat, and its index among the seat's named cubes. */
export function getNextShipToPlace(battle: Battle, owner: string): Pick<Cube, 'id' | 'owner' | 'cube'> {
  const placed = listCubes(battle).length
  const cube = getNextShipIndexInSeat(battle)
  const isNamed = battle.sides?.[owner]?.ships[cube] !== undefined
  return { id: NAMES[placed] ?? `ship ${placed + 1}`, owner, ...(isNamed ? { cube } : {}) }
}

/** Leaves out the next ship if no legal place remains. It scores for no player (SP-SETUP-7). */
export function leaveOutShip(transaction: Transaction, { by }: CommandOf<'leave-out'>): void {
  requireMayPlace(transaction, by)
  applyPlacement(transaction, { type: 'left-out', seat: by })
}

/**
 * Places or leaves out a ship. If all other ships were left out, the battle ends before its first turn (SP-END-1).
 */
export function applyPlacement(transaction: Transaction, event: BattleEvent): void {
  transaction.apply(event)
  if (transaction.state.phase === 'flying') endBattleIfDecided(transaction)
}

/** Refuses a seat that may not place a ship now. */
export function requireMayPlace(transaction: Transaction, by: string): void {
  const { phase, active } = transaction.state
  if (phase !== 'placing') transaction.refuse('not-placing', 'All ships are placed.', 'SP-SETUP-2')
  if (by !== active)
    transaction.refuse(
      'not-your-turn',
      `${formatSeatName(transaction.state, active)} places the next ship.`,
      'SP-SETUP-2',
    )
}

function refusePlace(transaction: Transaction, problem: PlacingProblem): never {
  switch (problem.code) {
    case 'outside-area':
      return transaction.refuse(problem.code, `It stands ${problem.mm} mm over the border of the area.`, 'SP-SETUP-3')
    case 'heading-not-square':
      return transaction.refuse(
        problem.code,
        'Ships stand square to the table: use 0, 90, 180 or 270 degrees.',
        'SP-SETUP-5',
      )
    case 'plane-taken':
      return transaction.refuse(
        problem.code,
        `Ship ${problem.ship} shows that plane number: choose another one.`,
        'SP-SETUP-4',
      )
    case 'too-close':
      return transaction.refuse(
        problem.code,
        `It stands ${problem.mm} mm from ship ${problem.ship}: more than one long card edge is needed.`,
        'SP-SETUP-3',
      )
    case 'too-far':
      return transaction.refuse(
        problem.code,
        `It stands ${problem.mm} mm from the nearest ship: two long card edges at most.`,
        'SP-SETUP-3',
      )
  }
}
