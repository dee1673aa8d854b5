import { LOST_ON } from '#main/games/planetary-sand/fire/drift.ts'
import { findMuzzle } from '#main/games/planetary-sand/ground/line-of-fire.ts'
import { findPiece } from '#main/games/planetary-sand/state/find.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import { formatChance, formatList } from '#shared/kit/format.ts'
import type { Forecast, Mark, Notice } from '#shared/match/protocol.ts'
import type { DriftForecast } from './drift-forecast.ts'
import type { Volley } from './volley.ts'

/** Where a missile comes down, as seen from the shooter (SAND-CUP-1). */
const DRIFT_LABELS: Readonly<Record<DriftId, string>> = {
  'on-target': 'On target',
  short: 'Short',
  long: 'Long',
  left: 'Left',
  right: 'Right',
}

/** Chance to hit a target: of a loss on the map, otherwise of coming down on it. */
export function getLaunchChance({ landings, under }: DriftForecast, target: string, hasMap: boolean): number {
  if (hasMap) return under.find((line) => line.target === target)?.effect ?? 0
  return landings.find(({ drift }) => drift === 'on-target')?.chance ?? 0
}

/** What a launch may come to (SAND-MSL-4, SAND-CUP-1). */
export function forecastLaunch(drift: DriftForecast, chance: number): Forecast {
  const lost = drift.lost > 0 ? [{ label: `Lost in space (wild die ${LOST_ON})`, chance: drift.lost }] : []
  const landings = drift.landings.map((landing) => ({
    label: `${DRIFT_LABELS[landing.drift]} (${formatList(landing.faces.map(String), 'or')})`,
    chance: landing.chance,
  }))
  return {
    chance,
    rolls: [],
    distributions: [{ label: 'Where it comes down', outcomes: [...landings, ...lost] }],
    variants: [],
  }
}

/** Describes the blast, and on the map who may be lost under it (SAND-CUP-3, SAND-BLAST-1). */
export function describeBlast({ damage, templateMm, under }: DriftForecast): string {
  const losses = under
    .filter(({ effect }) => effect > 0)
    .map(({ target, effect }) => `${target} ${formatChance(effect)}`)
  const lost = losses.length === 0 ? '' : ` May be lost: ${formatList(losses)}.`
  return `Blast ${damage}, ${templateMm} mm across.${lost}`
}

/** Warns of own pieces that may lie under the template. */
export function warnOfOwnLosses({ battle, by }: Volley, { under }: DriftForecast): Notice[] {
  const own = under.filter(({ target, effect }) => effect > 0 && findPiece(battle, target)?.side === by)
  if (own.length === 0) return []
  const names = formatList(own.map(({ target }) => target))
  return [{ text: `Of your own side, ${names} may be lost.`, rule: 'SAND-CUP-3', isUrgent: true }]
}

/** The line of fire, and each place where the template may come down. */
export function markLaunch({ battle }: Volley, shooter: string, target: string, drift: DriftForecast): Mark[] {
  const [from, to] = [findMuzzle(battle, shooter), findMuzzle(battle, target)]
  return [
    ...(from && to ? [{ kind: 'line', from, to, label: '', isMain: true } as const] : []),
    ...drift.landings.flatMap(({ at, chance }): Mark[] =>
      at ? [{ kind: 'circle', at, diameter: drift.templateMm, label: formatChance(chance) }] : [],
    ),
  ]
}
