import type { Ships } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { countShipsOfKind } from '../rules/fleet-ships.ts'
import { type IdenticalPairings, listIdenticalPairings, getKillChanceByPositionIndexes } from './identical-pairings.ts'

/**
 * Every possible position of a fight, encoded as one number: the remaining scouts, cruisers and dreadnoughts of each
 * side. A round only removes ships, so it always leads to a smaller number.
 */
export interface FightStateSpace {
  /** Number of positions; the last one is the start of the fight. */
  readonly size: number
  /** Encodes ships as a position. */
  positionOf(a: Ships, b: Ships): number
  /** Decodes a position: counts of a's scouts, cruisers and dreadnoughts, then b's. Overwritten by the next call. */
  countsOf(position: number): Int32Array
  /** All outcomes of one round from a position. Overwritten by the next call. */
  roundFrom(counts: Int32Array): RoundOutcomes
}

/** Outcomes of groups: the decrease of the position and the chance of each. */
interface PairingOutcomes {
  readonly losses: Int32Array
  readonly chances: Float64Array
  /** Number of valid entries; the arrays may be longer. */
  readonly count: number
}

/** Lists all outcomes of a lot: each of its groups loses its enemy, its lead, or both (FIST-COMBAT-5, -6). */
function listPairingOutcomes(
  { enemy, lead, allMiss, times }: IdenticalPairings,
  strides: readonly number[],
): PairingOutcomes {
  const [enemyLoss, leadLoss] = [strides[enemy] ?? 0, strides[lead] ?? 0]
  const hit = getKillChanceByPositionIndexes(lead, enemy)
  const [leadOnly, both] = [(1 - hit) * allMiss, (1 - hit) * (1 - allMiss)]
  const losses: number[] = []
  const chances: number[] = []
  for (let doubles = both > 0 ? times : 0; doubles >= 0; doubles -= 1)
    for (let leads = times - doubles; leads >= 0; leads -= 1) {
      const ways = choose(times, doubles) * choose(times - doubles, leads)
      losses.push((times - leads) * enemyLoss + (leads + doubles) * leadLoss)
      chances.push(ways * both ** doubles * leadOnly ** leads * hit ** (times - doubles - leads))
    }
  return { losses: Int32Array.from(losses), chances: Float64Array.from(chances), count: losses.length }
}

/** Combines the outcomes of two lots, merging those with equal losses. */
function combinePairingOutcomes(a: PairingOutcomes, b: PairingOutcomes): PairingOutcomes {
  const byLoss = new Map<number, number>()
  for (let at = 0; at < a.count; at += 1)
    for (let by = 0; by < b.count; by += 1) {
      const loss = (a.losses[at] ?? 0) + (b.losses[by] ?? 0)
      byLoss.set(loss, (byLoss.get(loss) ?? 0) + (a.chances[at] ?? 0) * (b.chances[by] ?? 0))
    }
  return {
    losses: Int32Array.from(byLoss.keys()),
    chances: Float64Array.from(byLoss.values()),
    count: byLoss.size,
  }
}

/** Binomial coefficient. */
function choose(from: number, some: number): number {
  let ways = 1
  for (let at = 0; at < some; at += 1) ways = (ways * (from - at)) / (at + 1)
  return ways
}

/** Outcomes of a round: the product of `first` and `last`, with losses added and chances multiplied. */
export interface RoundOutcomes {
  readonly first: PairingOutcomes
  /**
   * Outcomes of the group of identical pairings with the most outcomes, kept apart so that the full product is never
   * materialised.
   */
  readonly last: PairingOutcomes
}

const NOTHING: PairingOutcomes = { losses: Int32Array.of(0), chances: Float64Array.of(1), count: 1 }
const PLACES = 2 * ARMED_KINDS.length

/** Creates the position space of a fight between two fleets. */
export function createFightStateSpace(a: Ships, b: Ships): FightStateSpace {
  const most = countsIn(a, b)
  const strides: number[] = []
  let size = 1
  for (const count of most) {
    strides.push(size)
    size *= count + 1
  }
  const counts = new Int32Array(PLACES)
  const lotEnds = createLotEnds(strides)
  const multiply = createProduct()
  return {
    size,
    positionOf: (left, right) => getStateIndex(left, strides, 0) + getStateIndex(right, strides, ARMED_KINDS.length),
    countsOf(position) {
      let rest = position
      for (let place = 0; place < PLACES; place += 1) {
        const base = (most[place] ?? 0) + 1
        counts[place] = rest % base
        rest = Math.floor(rest / base)
      }
      return counts
    },
    roundFrom(from) {
      const factors = lotEnds(listIdenticalPairings(from))
      let last = NOTHING
      for (const ends of factors) if (ends.count >= last.count) last = ends
      return { first: multiply(factors, last), last }
    },
  }
}

/** Maximum number of positions of fights computed instantly: about 20 mixed ships against 20. */
export const MAX_INSTANT_FIGHT_STATES = 250_000
/** Maximum number of positions of fights computed at all, within seconds: about 40 mixed ships against 40. */
export const MAX_FIGHT_STATES = 10_000_000

/** The number of positions of a fight. */
export function countFightStates(a: Ships, b: Ships): number {
  return countsIn(a, b).reduce((size, count) => size * (count + 1), 1)
}

function getStateIndex({ S = 0, C = 0, D = 0 }: Ships, strides: readonly number[], first: number): number {
  return S * (strides[first] ?? 0) + C * (strides[first + 1] ?? 0) + D * (strides[first + 2] ?? 0)
}

function countsIn(a: Ships, b: Ships): number[] {
  return [a, b].flatMap((ships) => ARMED_KINDS.map((kind) => countShipsOfKind(ships, kind)))
}

/** Computes the outcomes of lots, once per lot, and joins lots with the same enemy and lead. */
function createLotEnds(strides: readonly number[]): (lots: readonly IdenticalPairings[]) => PairingOutcomes[] {
  const known = new Map<number, Map<number, PairingOutcomes>>()
  const joined = new Map<PairingOutcomes, Map<PairingOutcomes, PairingOutcomes>>()
  const endsOf = (lot: IdenticalPairings): PairingOutcomes => {
    const alike = getOr(known, lot.allMiss, () => new Map<number, PairingOutcomes>())
    return getOr(alike, (lot.times * PLACES + lot.enemy) * PLACES + lot.lead, () => listPairingOutcomes(lot, strides))
  }
  const join = (a: PairingOutcomes, b: PairingOutcomes): PairingOutcomes =>
    getOr(
      getOr(joined, a, () => new Map<PairingOutcomes, PairingOutcomes>()),
      b,
      () => combinePairingOutcomes(a, b),
    )
  return (lots) => {
    const factors: PairingOutcomes[] = []
    let before: IdenticalPairings | null = null
    for (const lot of lots) {
      const ends = endsOf(lot)
      const isAlike = before?.enemy === lot.enemy && before.lead === lot.lead
      const last = factors.at(-1)
      if (last && isAlike) factors[factors.length - 1] = join(last, ends)
      else factors.push(ends)
      before = lot
    }
    return factors
  }
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key)
  if (before !== undefined) return before
  const made = make()
  map.set(key, made)
  return made
}

/** Multiplies all factors except one into reused buffers. */
function createProduct(): (factors: readonly PairingOutcomes[], without: PairingOutcomes) => PairingOutcomes {
  let losses = new Int32Array(64)
  let chances = new Float64Array(64)
  return (factors, without) => {
    let count = 1
    losses[0] = 0
    chances[0] = 1
    for (const ends of factors) {
      if (ends === without) continue
      const before = count
      count *= ends.count
      if (count > losses.length) {
        losses = grown(losses, new Int32Array(2 * count))
        chances = grown(chances, new Float64Array(2 * count))
      }
      // Backwards, so that entries still needed are overwritten last.
      for (let by = ends.count - 1; by >= 0; by -= 1) {
        const [loss, chance] = [ends.losses[by] ?? 0, ends.chances[by] ?? 0]
        for (let at = 0; at < before; at += 1) {
          losses[by * before + at] = (losses[at] ?? 0) + loss
          chances[by * before + at] = (chances[at] ?? 0) * chance
        }
      }
    }
    return { losses, chances, count }
  }
}

function grown<List extends Int32Array | Float64Array>(from: List, to: List): List {
  to.set(from)
  return to
}
