import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { findHooks } from './row-values.ts'

/** Changes to an armour by ruling. */
export interface ArmourHooks {
  /** Additional keywords that the table does not print. */
  keywords?(settings: Settings): readonly string[]
  /** Dice that replace the printed ones. */
  defence?(settings: Settings): string
}

/** No printed armour is Complex. A group may rule that these two are (P28-TR-barbaric). */
const complexByRuling: ArmourHooks = {
  keywords: ({ complexArmour }) => (complexArmour === 'energyShieldAndPower' ? ['complex'] : []),
}

const armourHooks: Readonly<Partial<Record<ArmourId, ArmourHooks>>> = {
  'energy-shield': complexByRuling,
  // P28-ARM-heavy-armour: as printed it is weaker than cheaper armour.
  'heavy-armour': { defence: ({ heavyArmourDice }) => heavyArmourDice },
  'power-armour': complexByRuling,
}

/** Hooks of an armour. Empty for most, and for house armour. */
export function getArmourHooks(id: string): ArmourHooks {
  return findHooks(armourHooks, id) ?? {}
}

/** Defence dice of an armour under the group's rulings. */
export function getDefenceDice(id: string, { defence }: ArmourRow, settings: Settings): string | null {
  return getArmourHooks(id).defence?.(settings) ?? defence
}
