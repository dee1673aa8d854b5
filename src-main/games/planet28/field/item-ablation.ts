import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { BalanceQuestion } from '#shared/games/planet28/field/balance.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import type { PracticePlan } from './play.ts'

/** Replaces or removes a piece of gear of the first side in the plan of a battle. */
export function removeItemFromPlan(
  plan: PracticePlan,
  { row, instead }: Extract<BalanceQuestion, { ask: 'gear' }>,
): PracticePlan {
  const [first] = plan.options.sides
  const swap = (gear: readonly string[]) =>
    gear.flatMap((id) => (id !== row ? [id] : instead === null ? [] : [instead]))
  const swapMount = ({ weapon, ...section }: PlacedSection): PlacedSection => {
    const [mounted] = weapon === undefined ? [] : swap([weapon])
    return mounted === undefined ? section : { ...section, weapon: mounted }
  }
  const bare = (unit: UnitOptions): UnitOptions => {
    if (unit.side !== first?.id) return unit
    if (unit.kind === 'vehicle')
      return { ...unit, profile: { ...unit.profile, sections: unit.profile.sections.map(swapMount) } }
    if (unit.kind === 'squad') {
      const loadouts = unit.profile.loadouts.map((loadout) => ({ ...loadout, equipment: swap(loadout.equipment) }))
      return { ...unit, profile: { ...unit.profile, loadouts } }
    }
    const { hands, ...rest } = unit
    const held = hands === undefined ? {} : { hands: swap(hands) }
    return { ...rest, ...held, profile: { ...unit.profile, equipment: swap(unit.profile.equipment) } }
  }
  return { ...plan, options: { ...plan.options, units: plan.options.units.map(bare) } }
}
