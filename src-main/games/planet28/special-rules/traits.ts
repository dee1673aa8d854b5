import type { CharacterProfile } from '../../../../src-shared/games/planet28/model.ts'
import { type EquipmentId, getEquipment } from '../../../../src-shared/games/planet28/tables/equipment.ts'
import { isRowId } from '../../../../src-shared/games/planet28/tables/row.ts'
import { TRAITS, type TraitId, type TraitRow } from '../../../../src-shared/games/planet28/tables/traits.ts'
import type { Modifier } from '../../kit/modifier.ts'
import type { Planet28Settings } from '../settings.ts'

/** What a trait changes while a character is built. */
export interface TraitHooks {
  /** Changes to Speed that need no dice (P28-MOVE-2). */
  speedModifiers?(): Modifier[]
  /** Why a character with the trait may not own this, or null. */
  forbidsEquipment?(id: EquipmentId, settings: Planet28Settings): string | null
  /** Why the trait cannot stand beside another, or null. */
  forbidsTrait?(other: TraitId): string | null
  /** What the trait makes useless among the other picks, or null (P28-BUILD-6). */
  forbidsUseOf?(profile: CharacterProfile): string | null
}

/** Traits that matter while building; the others act in play or between games only. */
export const traitHooks: Readonly<Partial<Record<TraitId, TraitHooks>>> = {
  animal: { forbidsUseOf: uselessToAnimals },
  big: { speedModifiers: () => [{ source: 'Big', value: TRAITS.big.values.speedCm }] },
  barbaric: { forbidsEquipment: complexGear },
  blessed: {
    forbidsTrait: (other) =>
      other === 'cursed' ? 'Blessed and Cursed cancel each other. Remove one of the two.' : null,
  },
  fearless: {
    forbidsUseOf: ({ traits }) =>
      traits.includes('unshakable')
        ? 'Unshakable characters never test, so Fearless adds nothing. Remove Fearless.'
        : null,
  },
}

/** A trait in force with its hooks. */
export interface TraitInForce {
  readonly id: TraitId
  readonly hooks: TraitHooks
}

/** The traits of a profile and those they include, each once: nothing doubles (P28-TR-gigantic). */
export function traitsInForce(traits: readonly TraitId[]): TraitInForce[] {
  const included = traits.flatMap((id) => includedBy(TRAITS[id]))
  return [...new Set([...traits, ...included])].map((id) => ({ id, hooks: traitHooks[id] ?? {} }))
}

function includedBy(row: TraitRow): TraitId[] {
  return row.includes?.traits.filter((id) => isRowId(TRAITS, id)) ?? []
}

/** P28-TR-barbaric: nothing Complex; which armour is so, the settings say. */
function complexGear(id: EquipmentId, settings: Planet28Settings): string | null {
  const { table, row } = getEquipment(id)
  const complexWeapon = table === 'weapons' && row.keywords.includes('complex')
  const complexArmour =
    settings.complexArmour === 'energyShieldAndPower' && (id === 'energy-shield' || id === 'power-armour')
  if (!complexWeapon && !complexArmour) return null
  return `A Barbaric character cannot use the ${row.name}: it is Complex. Remove the ${row.name} or the trait.`
}

/** P28-BUILD-6: an animal may own these and cannot use them. */
function uselessToAnimals(profile: CharacterProfile): string | null {
  const ranged = profile.equipment.filter((id) => {
    const { table, row } = getEquipment(id)
    return table === 'weapons' && row.type === 'ranged'
  })
  const useless = profile.abilities.length + ranged.length
  if (useless === 0) return null
  return `An Animal uses no abilities and does not shoot: ${count(profile.abilities.length, 'ability', 'abilities')} and ${count(ranged.length, 'ranged weapon', 'ranged weapons')} are wasted. Remove them.`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
