import type { SandBotSeriesCaseResult, WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import type { BotStyleId } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import type { ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'

export interface SeriesFields {
  men: [number | null, number | null]
  tempers: [BotStyleId, BotStyleId]
  scenario: ScenarioId
  weapon: WeaponId | 'none'
  games: number | null
  seed: string
}

/** Size of a unit. */
const UNIT = 8

/** Returns the default form: twenty battles of eight figures a side. */
export function createSeriesFields(): SeriesFields {
  return { men: [8, 8], tempers: ['steady', 'steady'], scenario: 'basic', weapon: 'none', games: 40, seed: 'lawn' }
}

/** Builds the series request, with riflemen on both sides. */
export function buildSeriesPlan({ men, weapon, games, seed, ...fields }: SeriesFields) {
  const armyOf = (side: string, count: number | null) => ({
    figures: Array.from({ length: count ?? 0 }, (_, at) => ({
      id: `${side} ${at + 1}`,
      unit: `${side} ${Math.floor(at / UNIT) + 1}`,
      weapon: 'zap-rifle' as const,
    })),
  })
  return {
    ...fields,
    games: games ?? 1,
    seed: seed.trim() || 'lawn',
    weapon: weapon === 'none' ? null : weapon,
    armies: [armyOf('Red', men[0]), armyOf('Blue', men[1])] as [ReturnType<typeof armyOf>, ReturnType<typeof armyOf>],
  }
}

/** Formats a share with its 95 % confidence interval (19 times in 20). */
export function formatShareInterval({ share, low, high }: SandBotSeriesCaseResult['sides'][number]): string {
  const percent = (value: number) => (value * 100).toFixed(0)
  return `${percent(share)} % (${percent(low)}–${percent(high)})`
}

/** Formats whether the field favours a side, as far as the results show. */
export function formatFairness({ games, sides }: SandBotSeriesCaseResult, names: readonly string[]): string {
  if (games === 0) return ''
  const ahead = sides.findIndex(({ low }) => low > 0.5)
  return ahead < 0
    ? 'Neither side is favoured, as far as these battles tell.'
    : `The field favours ${names[ahead] ?? ''}.`
}

/** Formats the value of a weapon according to the battles and to the computed value. */
export function formatWeaponWorth({ played, low, high, hasGames, valued }: WeaponWorth): string {
  const unknown = hasGames ? 'unknown, as riflemen more won no more often' : 'too few battles to tell'
  const band = low === null || high === null ? '' : ` (${low.toFixed(1)} to ${high.toFixed(1)})`
  const byBattles = played === null ? unknown : `${played.toFixed(1)} riflemen${band}`
  return `Worth more than a rifle by the battles: ${byBattles}; by our value: ${valued.toFixed(1)} riflemen.`
}
