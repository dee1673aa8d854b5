import { countShips } from '#shared/games/fistful/format-ships.ts'
import { type Ships, type Side } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { countShipsOfKind, hasShips, isArmed, createShipCounts, computeShipsCost } from '../rules/fleet-ships.ts'
import {
  createFightStateSpace,
  type FightStateSpace,
  countFightStates,
  type RoundOutcomes,
} from './fight-state-space.ts'

/** A possible end of a fight. */
export interface PossibleFightEnd {
  readonly winner: Side
  /** Remaining ships of the winner. */
  readonly survivors: Ships
  readonly chance: number
}

/** Odds of a fight. */
export interface BattleOdds {
  /** False if there is no fight: a side has no ships, or both have transports alone (FIST-COMBAT-9). */
  readonly isFought: boolean
  /** Win chance of each side; both are 0 if there is no fight. */
  readonly win: Readonly<Record<Side, number>>
  /** All possible ends, the likeliest first. */
  readonly ends: readonly PossibleFightEnd[]
  /** Expected losses of each side. */
  readonly losses: Readonly<Record<Side, { readonly ships: number; readonly points: number }>>
  /** Expected number of dice rolled. */
  readonly dice: number
}

const NOTHING_LOST = { ships: 0, points: 0 }
const NO_FIGHT: BattleOdds = {
  isFought: false,
  win: { A: 0, B: 0 },
  ends: [],
  losses: { A: NOTHING_LOST, B: NOTHING_LOST },
  dice: 0,
}

/**
 * Computes the exact odds of a fight between the ships of A and B by enumerating all outcomes (FIST-COMBAT-2 to -10).
 * Time and memory grow with `countFightStates(a, b)`.
 */
export function computeBattleOdds(a: Ships, b: Ships, settings: FistfulSettings = DEFAULT_SETTINGS): BattleOdds {
  if (!hasShips(a) || !hasShips(b) || (!isArmed(a) && !isArmed(b))) return NO_FIGHT
  const space = createFightStateSpace(a, b)
  const { masses, dice } = fightOut(space)
  const ends = endsOf(space, masses, { A: a, B: b })
  // Rounding errors of thousands of summands can push the sum slightly above 1.
  const chanceOf = (side: Side) =>
    Math.min(
      1,
      sumOf(ends, ({ winner, chance }) => (winner === side ? chance : 0)),
    )
  const lossOf = (side: Side, worth: (ships: Ships) => number, start: Ships) =>
    sumOf(ends, ({ winner, survivors, chance }) => chance * (worth(start) - (winner === side ? worth(survivors) : 0)))
  const pointsOf = (ships: Ships) => computeShipsCost(ships, settings)
  return {
    isFought: true,
    win: { A: chanceOf('A'), B: chanceOf('B') },
    ends,
    losses: {
      A: { ships: lossOf('A', countShips, a), points: lossOf('A', pointsOf, a) },
      B: { ships: lossOf('B', countShips, b), points: lossOf('B', pointsOf, b) },
    },
    dice,
  }
}

/** Computes the exact odds, or returns null if the fight has more than `most` states. */
export function findBattleOddsWithinLimit(
  most: number,
  a: Ships,
  b: Ships,
  settings: FistfulSettings = DEFAULT_SETTINGS,
): BattleOdds | null {
  return countFightStates(a, b) <= most ? computeBattleOdds(a, b, settings) : null
}

/** Computes the probability of each final position, and the expected number of dice. */
function fightOut(space: FightStateSpace): { masses: ReadonlyMap<number, number>; dice: number } {
  const masses = new Float64Array(space.size)
  const over = new Map<number, number>()
  masses[space.size - 1] = 1
  let dice = 0
  for (let position = space.size - 1; position >= 0; position -= 1) {
    const mass = masses[position] ?? 0
    if (mass === 0) continue
    const counts = space.countsOf(position)
    const [ofA, ofB] = [armedOf(counts, 'A'), armedOf(counts, 'B')]
    if (Math.min(ofA, ofB) === 0) over.set(position, mass)
    else {
      dice += mass * Math.max(ofA, ofB)
      spread(masses, position, mass, space.roundFrom(counts))
    }
  }
  return { masses: over, dice }
}

/** Distributes the probability mass of a position over all results of a round. */
function spread(masses: Float64Array, position: number, mass: number, { first, last }: RoundOutcomes): void {
  const { losses, chances, count } = last
  for (let end = 0; end < first.count; end += 1) {
    const from = position - (first.losses[end] ?? 0)
    const part = mass * (first.chances[end] ?? 0)
    for (let at = 0; at < count; at += 1) {
      const next = from - (losses[at] ?? 0)
      masses[next] = (masses[next] ?? 0) + part * (chances[at] ?? 0)
    }
  }
}

function armedOf(counts: Int32Array, side: Side): number {
  const first = side === 'A' ? 0 : ARMED_KINDS.length
  return (counts[first] ?? 0) + (counts[first + 1] ?? 0) + (counts[first + 2] ?? 0)
}

/** The final positions, likeliest first. Transports share the fate of their side (FIST-COMBAT-8). */
function endsOf(
  space: FightStateSpace,
  masses: ReadonlyMap<number, number>,
  start: Readonly<Record<Side, Ships>>,
): PossibleFightEnd[] {
  const ends: PossibleFightEnd[] = []
  for (const [position, chance] of masses) {
    const counts = space.countsOf(position)
    const winner: Side = armedOf(counts, 'A') > 0 ? 'A' : 'B'
    const first = winner === 'A' ? 0 : ARMED_KINDS.length
    const survivors = createShipCounts((kind) =>
      kind === 'T' ? countShipsOfKind(start[winner], 'T') : (counts[first + ARMED_KINDS.indexOf(kind)] ?? 0),
    )
    ends.push({ winner, survivors, chance })
  }
  return ends.toSorted((a, b) => b.chance - a.chance)
}

function sumOf<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + worth(item), 0)
}
