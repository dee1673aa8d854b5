import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { findHooks } from './row-values.ts'

/** What an armour changes by ruling. */
export interface ArmourHooks {
  /** Keywords that the table does not print. */
  keywords?(settings: Settings): readonly string[]
  /** Dice other than those that it prints. */
  defence?(settings: Settings): string
}

/** No printed armour is Complex; a group may rule that these two are (P28-TR-barbaric). */
const complexByRuling: ArmourHooks = {
  keywords: ({ complexArmour }) => (complexArmour === 'energyShieldAndPower' ? ['complex'] : []),
}

const armourHooks: Readonly<Partial<Record<ArmourId, ArmourHooks>>> = {
  'energy-shield': complexByRuling,
  // P28-ARM-heavy-armour: weaker in print than cheaper armour.
  'heavy-armour': { defence: ({ heavyArmourDice }) => heavyArmourDice },
  'power-armour': complexByRuling,
}

/** The hooks of an armour; none for most, and none for a group's own. */
export function getArmourHooks(id: string): ArmourHooks {
  return findHooks(armourHooks, id) ?? {}
}

/** The dice of an armour, as the group ruled. */
export function getDefenceDice(id: string, { defence }: ArmourRow, settings: Settings): string | null {
  return getArmourHooks(id).defence?.(settings) ?? defence
}
