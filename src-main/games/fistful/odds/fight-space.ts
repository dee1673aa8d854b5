import type { Ships } from '../../../../src-shared/games/fistful/model.ts'
import { ARMED_KINDS } from '../../../../src-shared/games/fistful/tables/ships.ts'
import { countOf } from '../rules/fleet-ships.ts'
import { KILL_CHANCES } from './kill-chance.ts'

/**
 * Every position that a fight can come to, as one number: how many scouts, cruisers and dreadnoughts each side has left.
 * A round only takes ships away, so it always leads to a smaller number.
 */
export interface FightSpace {
  /** How many positions there are; the last one is the start of the fight. */
  readonly size: number
  /** The position with these ships. */
  positionOf(a: Ships, b: Ships): number
  /** How many ships of each kind are left: a's scouts, cruisers and dreadnoughts, then b's. */
  countsOf(position: number): readonly number[]
  /** All ends of one round from a position; the lists are overwritten by the next call. */
  roundFrom(counts: readonly number[]): RoundEnds
}

/** The ends of a round: what it takes from the position, and how likely; `count` of them. */
export interface RoundEnds {
  readonly losses: readonly number[]
  readonly chances: readonly number[]
  readonly count: number
}

/** Groups of one round that are alike: the same enemy, lead and supporters. */
interface Run {
  readonly enemy: number
  readonly lead: number
  /** The chance that no supporter destroys the enemy. */
  readonly allMiss: number
  times: number
}

const KINDS = ARMED_KINDS.length

/** The fight of two fleets and all that it can come to. */
export function createFightSpace(a: Ships, b: Ships): FightSpace {
  const most = countsIn(a, b)
  const strides: number[] = []
  let size = 1
  for (const count of most) {
    strides.push(size)
    size *= count + 1
  }
  const ends = { losses: [0], chances: [1], count: 1 }
  return {
    size,
    positionOf: (one, other) =>
      countsIn(one, other).reduce((position, count, place) => position + count * (strides[place] ?? 0), 0),
    countsOf: (position) => most.map((count, place) => Math.floor(position / (strides[place] ?? 1)) % (count + 1)),
    roundFrom(counts) {
      const [lineA, lineB] = [lineUp(counts, 0), lineUp(counts, KINDS)]
      const [big, small] = lineA.length >= lineB.length ? [lineA, lineB] : [lineB, lineA]
      ends.losses[0] = 0
      ends.chances[0] = 1
      ends.count = 1
      for (const run of runsOf(big, small)) addRun(ends, run, strides)
      return ends
    },
  }
}

function countsIn(a: Ships, b: Ships): number[] {
  return [a, b].flatMap((ships) => ARMED_KINDS.map((kind) => countOf(ships, kind)))
}

/** The armed ships of one side as their places in a position, strongest first (FIST-COMBAT-2). */
function lineUp(counts: readonly number[], first: number): number[] {
  const line: number[] = []
  for (let place = first + KINDS - 1; place >= first; place -= 1)
    for (let ship = counts[place] ?? 0; ship > 0; ship -= 1) line.push(place)
  return line
}

/** Who faces whom, groups that are alike together (FIST-COMBAT-3). */
function runsOf(big: readonly number[], small: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const [group, enemy] of small.entries()) {
    const lead = big[group] ?? 0
    let allMiss = 1
    for (let at = group + small.length; at < big.length; at += small.length) allMiss *= 1 - killed(big[at] ?? 0, enemy)
    const last = runs.at(-1)
    if (last && last.enemy === enemy && last.lead === lead && last.allMiss === allMiss) last.times += 1
    else runs.push({ enemy, lead, allMiss, times: 1 })
  }
  return runs
}

/** The chance that a die between the ships of two places destroys the second. */
function killed(place: number, enemy: number): number {
  return KILL_CHANCES[(place % KINDS) * KINDS + (enemy % KINDS)] ?? 0
}

/** Spreads every end so far over all ends of a run: a group loses its enemy, its lead, or both (FIST-COMBAT-5, -6). */
function addRun(
  ends: { losses: number[]; chances: number[]; count: number },
  run: Run,
  strides: readonly number[],
): void {
  const { losses, chances, count } = ends
  const [enemyLoss, leadLoss] = [strides[run.enemy] ?? 0, strides[run.lead] ?? 0]
  const hit = killed(run.lead, run.enemy)
  const [leadOnly, both] = [(1 - hit) * run.allMiss, (1 - hit) * (1 - run.allMiss)]
  const mostBoth = both > 0 ? run.times : 0
  for (let doubles = mostBoth; doubles >= 0; doubles -= 1)
    for (let leads = run.times - doubles; leads >= 0; leads -= 1) {
      const loss = (run.times - leads) * enemyLoss + (leads + doubles) * leadLoss
      const ways = choose(run.times, doubles) * choose(run.times - doubles, leads)
      const chance = ways * both ** doubles * leadOnly ** leads * hit ** (run.times - doubles - leads)
      const isLast = doubles === 0 && leads === 0
      const from = isLast ? 0 : ends.count
      for (let at = 0; at < count; at += 1) {
        losses[from + at] = (losses[at] ?? 0) + loss
        chances[from + at] = (chances[at] ?? 0) * chance
      }
      if (!isLast) ends.count += count
    }
}

/** How many ways there are to choose some of a number of things. */
function choose(from: number, some: number): number {
  let ways = 1
  for (let at = 0; at < some; at += 1) ways = (ways * (from - at)) / (at + 1)
  return ways
}
