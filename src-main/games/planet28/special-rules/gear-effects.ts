import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { ItemId, ItemRow } from '#shared/games/planet28/tables/items.ts'
import type { WeaponRuleId, WeaponRuleRow } from '#shared/games/planet28/tables/weapon-rules.ts'
import { listRowEffects, getRowNumber, getRowText } from './row-values.ts'

/** Battle effects of the weapon special rules. */
const weaponRuleEffects: Readonly<Partial<Record<WeaponRuleId, (row: WeaponRuleRow) => readonly Effect[]>>> = {
  'armour-piercing': () => [{ shape: 'forbids', what: 'armour-roll', because: 'no armour rolls against it' }],
  cumulative: (row) => [{ shape: 'streak', damage: getRowNumber(row, 'damagePerSuccessiveTurn') }],
  explosive: (row) => [{ shape: 'splash', radiusCm: getRowNumber(row, 'radiusCm'), damage: getRowText(row, 'damage') }],
  heavy: (row) => [{ shape: 'modifier', on: 'A', value: getRowNumber(row, 'agility') }],
  indirect: (row) => [{ shape: 'marker', radiusCm: getRowNumber(row, 'radiusCm') }],
  poisonous: (row) => [{ shape: 'poisons', damage: getRowText(row, 'damagePerTurn') }],
  psychic: () => [{ shape: 'uses-skill', skill: 'P' }],
  reload: () => [{ shape: 'reloads' }],
  volatile: (row) => [{ shape: 'backfires', on: getRowNumber(row, 'on') }],
}

/** Battle effects of armour beyond its dice. */
const armourEffects: Readonly<Partial<Record<ArmourId, (row: ArmourRow) => readonly Effect[]>>> = {
  'psy-hood': () => [
    { shape: 'forbids', what: 'psychic-target', because: 'it cannot be picked by arcane powers or Psychic weapons' },
  ],
  'heavy-armour': (row) => [{ shape: 'modifier', on: 'A', value: getRowNumber(row, 'agilityMove'), when: 'moving' }],
  'living-armour': (row) => [{ shape: 'soaks', dice: getRowText(row, 'hitPoints') }],
  'power-armour': (row) => [
    { shape: 'modifier', on: 'A', value: getRowNumber(row, 'agility') },
    { shape: 'reboots', keyword: 'energy', die: 10, on: getRowNumber(row, 'on') },
  ],
}

/** Battle effects of carrying an item. Effects of using one are defined in `items.ts`. */
const itemEffects: Readonly<Partial<Record<ItemId, (row: ItemRow) => readonly Effect[]>>> = {
  'strange-idol': (row) => [
    { shape: 'rerolls', roll: 'psyche', per: 'roll', hitPoints: getRowNumber(row, 'hitPointCost') },
  ],
}

/** Battle effects of a weapon special rule. */
export function listWeaponRuleEffects(id: string, row: WeaponRuleRow): readonly Effect[] {
  return listRowEffects(weaponRuleEffects, id, row)
}

/** Battle effects of an armour beyond its dice. */
export function listArmourEffects(id: string, row: ArmourRow): readonly Effect[] {
  const ids = row.immune?.weaponSpecialRules
  const immune: Effect[] = ids === undefined ? [] : [{ shape: 'immune', to: 'weaponRules', ids, radiusCm: 0 }]
  return [...immune, ...listRowEffects(armourEffects, id, row)]
}

/** Battle effects of carrying an item. */
export function listItemEffects(id: string, row: ItemRow): readonly Effect[] {
  return listRowEffects(itemEffects, id, row)
}
