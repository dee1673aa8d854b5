import type { ArmourId } from '#shared/games/planet28/tables/armour.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** What an armour changes while a character is built. */
export interface ArmourHooks {
  /** Keywords that the table does not print. */
  keywords?(settings: Settings): readonly string[]
}

/** No printed armour is Complex; a group may rule that these two are (P28-TR-barbaric). */
const complexByRuling: ArmourHooks = {
  keywords: ({ complexArmour }) => (complexArmour === 'energyShieldAndPower' ? ['complex'] : []),
}

const armourHooks: Readonly<Partial<Record<ArmourId, ArmourHooks>>> = {
  'energy-shield': complexByRuling,
  'power-armour': complexByRuling,
}

/** The hooks of an armour; none for most, and none for a group's own. */
export function hooksOfArmour(id: string): ArmourHooks {
  const hooks: Readonly<Record<string, ArmourHooks>> = armourHooks
  return (Object.hasOwn(hooks, id) ? hooks[id] : undefined) ?? {}
}
