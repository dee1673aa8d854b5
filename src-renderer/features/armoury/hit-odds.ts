import type { Rulebook } from '../../../src-shared/games/planet28/rulebook.ts'
import type { ArmourRow } from '../../../src-shared/games/planet28/tables/armour.ts'
import { isDiceText, meanAfter, meanOf, oddsOf } from './dice-odds.ts'
import { type ArmouryRow, idsOf } from './armoury-rows.ts'

/** What is left of a hit behind one armour. */
export interface AfterArmour {
  readonly id: string
  readonly name: string
  readonly defence: string | null
  readonly mean: number
  /** Why the armour does not roll, where it does not. */
  readonly why: string | null
}

/** What a hit of a weapon leaves behind each armour in force that rolls (P28-ARM-1); none for a row that does no damage. */
export function afterArmours(row: ArmouryRow, { armour }: Rulebook): readonly AfterArmour[] {
  const damage = row.cells['damage']
  if (typeof damage !== 'string' || !isDiceText(damage)) return []
  const keywords = idsOf(row, 'keywords')
  const pierces = idsOf(row, 'specialRules').includes('armour-piercing')
  return Object.entries(armour)
    .filter(([, { defence }]) => defence !== null)
    .map(([id, one]) => {
      const why = pierces ? 'armour piercing' : whyUseless(one, keywords)
      const mean = why === null ? meanAfter(damage, one.defence) : meanOf(oddsOf(damage))
      return { id, name: one.name, defence: one.defence, mean, why }
    })
}

function whyUseless({ noProtection, onlyProtection }: ArmourRow, keywords: readonly string[]): string | null {
  const useless = noProtection?.keywords.find((word) => keywords.includes(word))
  if (useless !== undefined) return `nothing against ${useless}`
  if (onlyProtection && !onlyProtection.keywords.some((word) => keywords.includes(word)))
    return `only against ${onlyProtection.keywords.join(', ')}`
  return null
}
