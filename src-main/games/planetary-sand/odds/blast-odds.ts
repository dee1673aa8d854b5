import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { weaponOf, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'
import { CUP_DIE, landsAt, throwsWildDie, widthOf } from '../blast/drift.ts'
import { lyingUnder } from '../blast/lying-under.ts'
import { chanceOf } from '../fire/damage.ts'
import { COIN_SHARE } from './shot-odds.ts'

const SIDES = 6

/** The chance of each way a missile may come down; what is missing to 1 is lost in space (SAND-MSL-4, SAND-CUP-1). */
export function driftOdds(weapon: WeaponId, settings: Settings): Readonly<Record<DriftId, number>> {
  const odds: Record<DriftId, number> = { 'on-target': 0, short: 0, long: 0, left: 0, right: 0 }
  const flies = throwsWildDie(weaponOf(weapon), settings) ? (SIDES - 1) / SIDES : 1
  for (const drift of CUP_DIE[settings.cupDie]) odds[drift] += flies / SIDES
  return odds
}

/** What a thing has to fear of a missile. */
export interface UnderOdds {
  readonly target: string
  /** To lie under the template. */
  readonly under: number
  /** To be lost, coin included. */
  readonly effect: number
}

/** Who lies under the template on the map over all drifts, with what chance, the most endangered first (SAND-CUP-1 to SAND-CUP-4). */
export function blastOdds(battle: Battle, weapon: WeaponId, { from, aim }: { from: Point; aim: Point }): UnderOdds[] {
  const { blast } = weaponOf(weapon)
  if (!blast) return []
  const widthMm = widthOf(blast.template, battle.settings)
  const all = new Map<string, UnderOdds>()
  for (const [drift, chance] of Object.entries(driftOdds(weapon, battle.settings)) as [DriftId, number][]) {
    const centre = landsAt(from, aim, { drift, widthMm })
    for (const { target, kind, defence, isShielded } of lyingUnder(battle, { centre, radiusMm: widthMm / 2 })) {
      const before = all.get(target) ?? { target, under: 0, effect: 0 }
      const tells =
        isShielded || defence === null
          ? 'never'
          : chanceOf({ weapon: { isSmall: false }, damage: blast.damage, kind, defence }, battle.settings)
      all.set(target, { target, under: before.under + chance, effect: before.effect + chance * COIN_SHARE[tells] })
    }
  }
  return [...all.values()].toSorted((one, other) => other.effect - one.effect || other.under - one.under)
}
