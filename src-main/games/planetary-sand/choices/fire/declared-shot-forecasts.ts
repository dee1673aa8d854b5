import { getShotTargetId } from '#main/games/planetary-sand/fire/declared-shots.ts'
import type { Battle, DeclaredShot } from '#shared/games/planetary-sand/battle.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatChance, formatCount } from '#shared/kit/format.ts'
import { computeShotBreakdown, type ShotBreakdown } from './target-assessments.ts'

/** A declared shot whose dice are not rolled yet. */
export interface DeclaredShotForecast {
  readonly shot: DeclaredShot
  /** Null for a point on the map. */
  readonly target: string | null
  /** Chance of a direct shot; null for a launch. */
  readonly chance: ShotBreakdown | null
}

/** Lists the declared shots in the order in which their dice are rolled: direct shots, then launches (SAND-TURN-1). */
export function listDeclaredShotForecasts(battle: Battle): DeclaredShotForecast[] {
  const { declared = [] } = battle
  const inDiceOrder = [
    ...declared.filter(({ type }) => type === 'shoot'),
    ...declared.filter(({ type }) => type === 'launch'),
  ]
  return inDiceOrder.map((shot) => ({ shot, target: getShotTargetId(shot), chance: findChance(battle, shot) }))
}

function findChance(battle: Battle, shot: DeclaredShot): ShotBreakdown | null {
  if (shot.type === 'launch') return null
  const chance = computeShotBreakdown(battle, shot)
  return chance !== null && 'band' in chance ? chance : null
}

/** The declared shots of a side by shooter: “Zap rifle at b1: close, 41.7 %, 2 shots”. */
export function describeDeclaredShots(
  battle: Battle,
  side: string,
): { readonly shooter: string; readonly text: string }[] {
  const lines = listDeclaredShotForecasts(battle).filter(({ shot }) => shot.by === side)
  return [...Map.groupBy(lines, ({ shot }) => shot.shooter)].flatMap(([shooter, [first, ...more]]) =>
    first ? [{ shooter, text: describeLine(first, more.length + 1) }] : [],
  )
}

function describeLine({ shot, target, chance }: DeclaredShotForecast, count: number): string {
  const how = chance ? `${RANGE_BANDS[chance.band].title.toLowerCase()}, ${formatChance(chance.effect)}` : 'lobbed'
  const many = count > 1 ? `, ${formatCount(count, 'shot')}` : ''
  return `${WEAPONS[shot.weapon].title} at ${target ?? 'a point'}: ${how}${many}`
}
