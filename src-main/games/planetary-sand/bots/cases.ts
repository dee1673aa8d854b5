import { seededDice } from '#main/games/kit/dice.ts'
import { type Army, BattleOptions, type BattleOptions as Options } from '#shared/games/planetary-sand/options.ts'
import type { SeriesFigures, SeriesPlan, WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import { defaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { figureValue } from '../army/value.ts'
import { generateField } from '../map/generate-field.ts'
import { setUp } from '../set-up.ts'
import { airlessStart } from './indoors.ts'

/** One case of a series: the same battle, game after game. */
export interface SeriesCase {
  readonly label: string
  readonly options: Options
}

/** So many riflemen more are the measure of a weapon. */
const MEASURE = 2

/** The battles that answer a plan: one field, by its seed or as it is given; for the worth of a weapon also a man who bears it, and riflemen more (SAND-SET-1). */
export function casesOf(plan: SeriesPlan): SeriesCase[] {
  const { seats, scenario, gravity, air, armies, weapon } = plan
  const { unitMm } = defaultSettings()
  const made = plan.on ?? generateField({ scenario, seats, unitMm }, seededDice(`${plan.seed}/field`))
  const { field, attacker } = made
  const settings = plan.on?.settings ?? {}
  const caseOf = (label: string, first: Army): SeriesCase => ({
    label,
    options: BattleOptions.parse({
      seats,
      scenario,
      attacker,
      gravity,
      air,
      field,
      settings,
      armies: [first, armies[1]],
    }),
  })
  const [own] = armies
  if (weapon === null) return [caseOf('As planned', own)]
  return [
    caseOf('As planned', own),
    caseOf(`With a ${WEAPONS[weapon].title.toLowerCase()}`, { ...own, figures: own.figures.map(bearing(own, weapon)) }),
    caseOf(`With ${MEASURE} riflemen more`, { ...own, figures: [...own.figures, ...more(own)] }),
  ]
}

/** Why a plan cannot be played, in a sentence; null where it can (SAND-ENV-2). */
export function problemOf(plan: SeriesPlan): string | null {
  for (const { options } of casesOf(plan)) {
    const problem = airlessStart(setUp(options))
    if (problem !== null) return problem
  }
  return null
}

/** The first rifleman bears it. */
function bearing({ figures }: Army, weapon: NonNullable<SeriesPlan['weapon']>) {
  const bearer = figures.find((one) => one.weapon === 'zap-rifle')
  return (one: Army['figures'][number]) =>
    one.id === bearer?.id ? (WEAPONS[weapon].isCounted ? { ...one, grenades: 4 } : { ...one, weapon }) : one
}

function more({ figures }: Army): Army['figures'] {
  const rifleman = figures.find((one) => one.weapon === 'zap-rifle')
  return rifleman
    ? Array.from({ length: MEASURE }, (_, at) => ({ ...rifleman, id: `${rifleman.id} more ${at + 1}` }))
    : []
}

/** What a weapon is worth in riflemen: the victories that it brings, by those that riflemen more bring; null for a series without one. */
export function worthOf({ weapon, armies }: SeriesPlan, figures: readonly SeriesFigures[]): WeaponWorth | null {
  const rifleman = armies[0].figures.find((one) => one.weapon === 'zap-rifle')
  if (weapon === null || !rifleman) return null
  const [even = 0, armed = 0, many = 0] = figures.map(({ sides }) => sides[0]?.share ?? 0)
  const bearer = WEAPONS[weapon].isCounted ? { ...rifleman, grenades: 4 } : { ...rifleman, weapon }
  const isKnown = figures.length === 3 && figures.every(({ games }) => games > 0) && many > even
  return {
    played: isKnown ? ((armed - even) / (many - even)) * MEASURE : null,
    valued: (figureValue(bearer) - figureValue(rifleman)) / figureValue(rifleman),
  }
}
