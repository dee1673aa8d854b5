import {
  type BattleReport,
  type CombatRoll,
  getOtherSide,
  type Ships,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { getSideOfDestroyedShip } from '../rules/combat.ts'
import { mergeFleetShips, computeShipsCost } from '../rules/fleet-ships.ts'
import { type PossibleFightEnd, findBattleOddsWithinLimit } from './battle-odds.ts'
import { MAX_FIGHT_STATES } from './fight-state-space.ts'
import { computeKillChance } from './kill-chance.ts'

/** An actual value, its expectation and its standard deviation. */
export interface LuckStatistic {
  readonly actual: number
  readonly expected: number
  readonly spread: number
}

/** The luck of one side. */
export interface SideLuck {
  /** Battles won. */
  readonly wins: LuckStatistic
  /** Points of own ships lost. */
  readonly lost: LuckStatistic
  /**
   * Dice that destroyed an enemy, including wasted ones: dice on which only the attacker can hit, and for leads those
   * of both sides (FIST-COMBAT-5).
   */
  readonly hits: LuckStatistic
  /** Points lost by the enemy minus points lost by this side: the measure of luck. */
  readonly swing: LuckStatistic
  /** Deviation of the swing from its expectation in standard deviations; 0 if nothing was random. */
  readonly sigmas: number
}

/** The luck of one battle. */
export interface BattleLuck {
  readonly turn: number
  readonly star: StarLabel
  readonly winner: Side
  readonly sides: Readonly<Record<Side, SideLuck>>
  /** Sigmas of the game after this battle. */
  readonly sigmasSoFar: Readonly<Record<Side, number>>
}

/** The luck of a game: every battle in the order fought, and the totals. */
export interface GameLuck {
  readonly battles: readonly BattleLuck[]
  readonly game: Readonly<Record<Side, SideLuck>>
}

const NONE: LuckStatistic = { actual: 0, expected: 0, spread: 0 }
const NO_LUCK: SideLuck = { wins: NONE, lost: NONE, hits: NONE, swing: NONE, sigmas: 0 }

/** Computes the luck of each side from the reports of a game (FIST-REP-2). Flown clashes roll no dice. */
export function computeGameLuck(reports: readonly TurnReport[], settings: FistfulSettings): GameLuck {
  const battles: BattleLuck[] = []
  let game: Readonly<Record<Side, SideLuck>> = { A: NO_LUCK, B: NO_LUCK }
  for (const { turn, battles: fought } of reports)
    for (const battle of fought.filter(({ flown }) => flown === undefined)) {
      const { star, winner } = battle
      const sides = luckIn(battle, settings)
      game = { A: addLuck(game.A, sides.A), B: addLuck(game.B, sides.B) }
      battles.push({ turn, star, winner, sides, sigmasSoFar: { A: game.A.sigmas, B: game.B.sigmas } })
    }
  return { battles, game }
}

/** Formats luck, such as `Lucky by 1.3 sigma.`. */
export function formatLuck(sigmas: number): string {
  const size = Math.abs(sigmas).toFixed(1)
  if (size === '0.0') return 'Neither lucky nor unlucky.'
  return `${sigmas > 0 ? 'Lucky' : 'Unlucky'} by ${size} sigma.`
}

/** A fight too large to compute counts as neutral: its actual result is taken as expected. */
function luckIn(battle: BattleReport, settings: FistfulSettings): Record<Side, SideLuck> {
  const start = { A: mergeFleetShips(battle.start.A), B: mergeFleetShips(battle.start.B) }
  const left = mergeFleetShips(battle.survivors)
  const asItEnded = { winner: battle.winner, survivors: left, chance: 1 }
  const { ends } = findBattleOddsWithinLimit(MAX_FIGHT_STATES, start.A, start.B, settings) ?? { ends: [asItEnded] }
  const rolls = battle.rounds.flat()
  const worth = (ships: Ships) => computeShipsCost(ships, settings)
  const lostBy = (side: Side, winner: Side, survivors: Ships) =>
    worth(start[side]) - (side === winner ? worth(survivors) : 0)
  const luckOf = (side: Side): SideLuck => {
    const enemy = getOtherSide(side)
    const read = (value: (winner: Side, survivors: Ships) => number) =>
      readEnds(ends, value, value(battle.winner, left))
    const lost = read((winner, survivors) => lostBy(side, winner, survivors))
    const swing = read((winner, survivors) => lostBy(enemy, winner, survivors) - lostBy(side, winner, survivors))
    const wins = read((winner) => (winner === side ? 1 : 0))
    return { wins, lost, hits: readHits(rolls, side), swing, sigmas: sigmasOf(swing) }
  }
  return { A: luckOf('A'), B: luckOf('B') }
}

/** Compares a quantity that depends on the end of the battle with its mean over all ends. */
function readEnds(
  ends: readonly PossibleFightEnd[],
  value: (winner: Side, survivors: Ships) => number,
  actual: number,
): LuckStatistic {
  let [expected, squares] = [0, 0]
  for (const { winner, survivors, chance } of ends) {
    expected += chance * value(winner, survivors)
    squares += chance * value(winner, survivors) ** 2
  }
  return { actual, expected, spread: Math.sqrt(Math.max(0, squares - expected ** 2)) }
}

/** Evaluates every die that could destroy an enemy of the side. */
function readHits(rolls: readonly CombatRoll[], side: Side): LuckStatistic {
  let [actual, expected, variance] = [0, 0, 0]
  for (const { attacker, enemy, isLead, face } of rolls) {
    if (attacker.side !== side && !isLead) continue
    const [ship, otherShip] = attacker.side === side ? [attacker, enemy] : [enemy, attacker]
    const chance = computeKillChance(ship.kind, otherShip.kind)
    if (getSideOfDestroyedShip(attacker, enemy, face) === otherShip.side) actual += 1
    expected += chance
    variance += chance * (1 - chance)
  }
  return { actual, expected, spread: Math.sqrt(variance) }
}

/** Battles are independent, so their variances add up. */
function addLuck(a: SideLuck, b: SideLuck): SideLuck {
  const swing = addReadings(a.swing, b.swing)
  return {
    wins: addReadings(a.wins, b.wins),
    lost: addReadings(a.lost, b.lost),
    hits: addReadings(a.hits, b.hits),
    swing,
    sigmas: sigmasOf(swing),
  }
}

function addReadings(a: LuckStatistic, b: LuckStatistic): LuckStatistic {
  return {
    actual: a.actual + b.actual,
    expected: a.expected + b.expected,
    spread: Math.hypot(a.spread, b.spread),
  }
}

function sigmasOf({ actual, expected, spread }: LuckStatistic): number {
  return spread < 1e-6 ? 0 : (actual - expected) / spread
}
