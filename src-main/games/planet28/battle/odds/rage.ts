import type { Model, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterByShape } from '../effects-in-force.ts'
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
export function listRages(transaction: Transaction, unit: PeopleUnit, model: Model): Rage[] {
  return filterByShape(listUnitEffects(unit, transaction.rules, model), 'grows-when-hurt')
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
export type RageGrowth = number

export const NO_GROWTH: RageGrowth = 0

/** Distribution of the growth after a number of survived wounds. */
export function computeGrowthChances(
  rages: readonly Rage[],
  grown: RageGrowth,
  wounds: number,
): readonly { readonly grown: RageGrowth; readonly chance: number }[] {
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
  ways: ReadonlyMap<RageGrowth, number>,
  { chance, unit, most }: { readonly chance: number; readonly unit: number; readonly most: number },
): Map<RageGrowth, number> {
  const next = new Map<RageGrowth, number>()
  const add = (grown: RageGrowth, likely: number) => next.set(grown, (next.get(grown) ?? 0) + likely)
  for (const [grown, likely] of ways) {
    const times = Math.floor(grown / unit) % (most + 1)
    add(times < most ? grown + unit : grown, likely * chance)
    add(grown, likely * (1 - chance))
  }
  return next
}

/** The Psyche gained from all effects together. `grown` encodes the number of growths of each. */
export function getPsycheGain(rages: readonly Rage[], grown: RageGrowth): number {
  let [gained, left] = [0, grown]
  for (const { gains } of rages) {
    gained += gains[left % gains.length] ?? 0
    left = Math.floor(left / gains.length)
  }
  return gained
}
