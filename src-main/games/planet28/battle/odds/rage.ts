import type { Model, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import type { Transaction } from '../transaction.ts'

/**
 * An effect that raises Psyche when its bearer is wounded and survives, and thus affects the break tests of a chain
 * (P28-TR-zealot).
 */
export interface Rage {
  readonly source: string
  /** The chance of growth per wound. */
  readonly chance: number
  /** Total Psyche gained, indexed by the number of growths; no gain beyond the last. */
  readonly gains: readonly number[]
}

/** Lists the effects of a model that grow with wounds and count in break tests. */
export function listRages(transaction: Transaction, unit: CharacterOrSquadUnit, model: Model): Rage[] {
  return filterEffectsByShape(listUnitEffects(unit, transaction.rules, model), 'grows-when-hurt')
    .filter(({ effect }) => effect.skills.includes('P') && effect.on <= effect.die)
    .map(({ source, effect }) => {
      const { by, die, most } = effect
      const before = unit.conditions.filter((condition) => condition.source === source).length
      const gains = [0]
      for (let printed = unit.profile.skills.P + before * by; printed < most; printed += by)
        gains.push((gains.at(-1) ?? 0) + by)
      return { source, chance: 1 / die, gains }
    })
}

/** The numbers of growths of several effects, encoded as one number. */
export type EncodedRageGrowth = number

export const NO_RAGE_GROWTH: EncodedRageGrowth = 0

/** Distribution of the growth after a number of survived wounds. */
export function computeRageGrowthChances(
  rages: readonly Rage[],
  grown: EncodedRageGrowth,
  wounds: number,
): readonly { readonly grown: EncodedRageGrowth; readonly chance: number }[] {
  let ways = new Map([[grown, 1]])
  let unit = 1
  for (const { chance, gains } of rages) {
    for (let wound = 0; wound < wounds; wound += 1) ways = afterWound(ways, { chance, unit, most: gains.length - 1 })
    unit *= gains.length
  }
  return [...ways].map(([now, chance]) => ({ grown: now, chance }))
}

/** Increments one digit of the code up to its maximum. */
function afterWound(
  ways: ReadonlyMap<EncodedRageGrowth, number>,
  { chance, unit, most }: { readonly chance: number; readonly unit: number; readonly most: number },
): Map<EncodedRageGrowth, number> {
  const next = new Map<EncodedRageGrowth, number>()
  const add = (grown: EncodedRageGrowth, likely: number) => next.set(grown, (next.get(grown) ?? 0) + likely)
  for (const [grown, likely] of ways) {
    const times = Math.floor(grown / unit) % (most + 1)
    add(times < most ? grown + unit : grown, likely * chance)
    add(grown, likely * (1 - chance))
  }
  return next
}

/** The Psyche gained from all effects together. `grown` encodes the number of growths of each. */
export function getPsycheGain(rages: readonly Rage[], grown: EncodedRageGrowth): number {
  let [gained, left] = [0, grown]
  for (const { gains } of rages) {
    gained += gains[left % gains.length] ?? 0
    left = Math.floor(left / gains.length)
  }
  return gained
}
