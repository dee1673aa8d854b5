import { createSeededDice } from '#main/games/kit/dice.ts'
import { type Army, BattleOptions, type BattleOptions as Options } from '#shared/games/planetary-sand/options.ts'
import { NEWEST_RULES_VERSION } from '#shared/games/planetary-sand/rules.ts'
import type { SandBotSeriesCaseResult, SandBotSeriesPlan, WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import { createDefaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { computeFigureValue } from '../army/value.ts'
import { setUpBattle } from '../commands/set-up.ts'
import { generateField } from '../ground/generate-field.ts'
import { findAirlessStartProblem } from './indoors.ts'

/** Number of additional riflemen against which a weapon is measured. */
const MEASURE = 2

/**
 * The first side's army in each case of a series, with its label. To measure a weapon, also with a man who carries it,
 * and with additional riflemen (SAND-SET-1).
 */
function firstArmies({ armies: [own], weapon }: SandBotSeriesPlan): readonly (readonly [label: string, army: Army])[] {
  if (weapon === null) return [['As planned', own]]
  return [
    ['As planned', own],
    [`With a ${WEAPONS[weapon].title.toLowerCase()}`, { ...own, figures: own.figures.map(bearing(own, weapon)) }],
    [`With ${MEASURE} riflemen more`, { ...own, figures: [...own.figures, ...more(own)] }],
  ]
}

export function listSeriesCaseLabels(plan: SandBotSeriesPlan): string[] {
  return firstArmies(plan).map(([label]) => label)
}

/** Number of games after which the sides change ends, so that each bot leads each side at each end. */
const GAMES_AN_END = 2

/**
 * Options of one battle of a case: on the plan's field unchanged, or on a field generated from the seed, with ends
 * swapped in every second pair.
 */
export function createSeriesBattleOptions(plan: SandBotSeriesPlan, at: number, run: number): Options {
  const { scenario, gravity, air, armies } = plan
  const [, own = armies[0]] = firstArmies(plan)[at] ?? []
  const isTurned = plan.on === undefined && Math.floor(run / GAMES_AN_END) % 2 === 1
  const [a, b] = plan.seats
  const seats: [string, string] = isTurned ? [b, a] : [a, b]
  const { unitMm } = createDefaultSettings()
  const attacker = a
  const made =
    plan.on ?? generateField({ scenario, seats, attacker, unitMm }, createSeededDice(`${plan.seed}/field/${run}`))
  return BattleOptions.parse({
    rules: NEWEST_RULES_VERSION,
    seats,
    scenario,
    attacker: made.attacker,
    gravity,
    air,
    field: made.field,
    settings: plan.on?.settings ?? {},
    armies: isTurned ? [armies[1], own] : [own, armies[1]],
  })
}

/** Why a plan cannot be played, in a sentence, or null (SAND-ENV-2). */
export function findSeriesPlanProblem(plan: SandBotSeriesPlan): string | null {
  for (const at of listSeriesCaseLabels(plan).keys()) {
    const problem = findAirlessStartProblem(setUpBattle(createSeriesBattleOptions(plan, at, 0)))
    if (problem !== null) return problem
  }
  return null
}

/** Gives the weapon to the first rifleman. */
function bearing({ figures }: Army, weapon: NonNullable<SandBotSeriesPlan['weapon']>) {
  const bearer = figures.find((figure) => figure.weapon === 'zap-rifle')
  return (armed: Army['figures'][number]) =>
    armed.id === bearer?.id ? (WEAPONS[weapon].isCounted ? { ...armed, grenades: 4 } : { ...armed, weapon }) : armed
}

function more({ figures }: Army): Army['figures'] {
  const rifleman = figures.find((figure) => figure.weapon === 'zap-rifle')
  return rifleman
    ? Array.from({ length: MEASURE }, (_, at) => ({ ...rifleman, id: `${rifleman.id} more ${at + 1}` }))
    : []
}

/**
 * Computes the value of a weapon in riflemen with its confidence interval: the additional victories with the weapon
 * relative to those with more riflemen; null for a series without a weapon.
 */
export function computeWeaponWorth(
  { weapon, armies }: SandBotSeriesPlan,
  figures: readonly SandBotSeriesCaseResult[],
): WeaponWorth | null {
  const rifleman = armies[0].figures.find((figure) => figure.weapon === 'zap-rifle')
  if (weapon === null || !rifleman) return null
  const bearer = WEAPONS[weapon].isCounted ? { ...rifleman, grenades: 4 } : { ...rifleman, weapon }
  const valued = (computeFigureValue(bearer) - computeFigureValue(rifleman)) / computeFigureValue(rifleman)
  const counts = figures.map(({ games, draws, sides }) => ({ share: sides[0]?.share ?? 0, won: games - draws }))
  const hasGames = counts.length === CASES_OF_WORTH && counts.every(({ won }) => won > 0)
  return { ...(hasGames ? playedWorth(counts) : UNKNOWN), hasGames, valued }
}

const CASES_OF_WORTH = 3
const UNKNOWN = { played: null, low: null, high: null }
/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964

interface Count {
  readonly share: number
  /** Games with a winner. */
  readonly won: number
}

/**
 * The ratio of both gains with its 95 % confidence interval (delta method). Unknown if more riflemen did not win more.
 */
function playedWorth([even, armed, many]: readonly Count[]): Pick<WeaponWorth, 'played' | 'low' | 'high'> {
  if (!even || !armed || !many || many.share <= even.share) return UNKNOWN
  const ratio = (armed.share - even.share) / (many.share - even.share)
  const variance = ({ share, won }: Count) => (share * (1 - share)) / won
  const spread = variance(armed) + ratio ** 2 * variance(many) + (ratio - 1) ** 2 * variance(even)
  const reach = (Z * Math.sqrt(spread)) / (many.share - even.share)
  return { played: ratio * MEASURE, low: (ratio - reach) * MEASURE, high: (ratio + reach) * MEASURE }
}
