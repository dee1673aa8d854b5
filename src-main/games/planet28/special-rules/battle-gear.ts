import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { ItemId, ItemRow } from '#shared/games/planet28/tables/items.ts'
import type { WeaponRuleId, WeaponRuleRow } from '#shared/games/planet28/tables/weapon-rules.ts'
import { listRowEffects, getNumberValue, getTextValue } from './row-values.ts'

/** What the special rules of weapons do in a battle. */
const weaponRuleEffects: Readonly<Partial<Record<WeaponRuleId, (row: WeaponRuleRow) => readonly Effect[]>>> = {
  'armour-piercing': () => [{ shape: 'forbids', what: 'armour-roll', because: 'no armour rolls against it' }],
  cumulative: (row) => [{ shape: 'streak', damage: getNumberValue(row, 'damagePerSuccessiveTurn') }],
  explosive: (row) => [
    { shape: 'splash', radiusCm: getNumberValue(row, 'radiusCm'), damage: getTextValue(row, 'damage') },
  ],
  heavy: (row) => [{ shape: 'modifier', on: 'A', value: getNumberValue(row, 'agility') }],
  indirect: (row) => [{ shape: 'marker', radiusCm: getNumberValue(row, 'radiusCm') }],
  poisonous: (row) => [{ shape: 'poisons', damage: getTextValue(row, 'damagePerTurn') }],
  psychic: () => [{ shape: 'uses-skill', skill: 'P' }],
  reload: () => [{ shape: 'reloads' }],
  volatile: (row) => [{ shape: 'backfires', on: getNumberValue(row, 'on') }],
}

/** What armour does beyond its dice. */
const armourEffects: Readonly<Partial<Record<ArmourId, (row: ArmourRow) => readonly Effect[]>>> = {
  'psy-hood': () => [
    { shape: 'forbids', what: 'psychic-target', because: 'it cannot be picked by arcane powers or Psychic weapons' },
  ],
  'heavy-armour': (row) => [{ shape: 'modifier', on: 'A', value: getNumberValue(row, 'agilityMove'), when: 'moving' }],
  'living-armour': (row) => [{ shape: 'soaks', dice: getTextValue(row, 'hitPoints') }],
  'power-armour': (row) => [
    { shape: 'modifier', on: 'A', value: getNumberValue(row, 'agility') },
    { shape: 'reboots', keyword: 'energy', die: 10, on: getNumberValue(row, 'on') },
  ],
}

/** What carrying an item does; what using one does stands with the items that are used. */
const itemEffects: Readonly<Partial<Record<ItemId, (row: ItemRow) => readonly Effect[]>>> = {
  'strange-idol': (row) => [
    { shape: 'rerolls', roll: 'psyche', per: 'roll', hitPoints: getNumberValue(row, 'hitPointCost') },
  ],
}

/** What a special rule of a weapon does in a battle. */
export function listWeaponRuleEffects(id: string, row: WeaponRuleRow): readonly Effect[] {
  return listRowEffects(weaponRuleEffects, id, row)
}

/** What armour does in a battle beyond its dice. */
export function listArmourEffects(id: string, row: ArmourRow): readonly Effect[] {
  const ids = row.immune?.weaponSpecialRules
  const immune: Effect[] = ids === undefined ? [] : [{ shape: 'immune', to: 'weaponRules', ids, radiusCm: 0 }]
  return [...immune, ...listRowEffects(armourEffects, id, row)]
}

/** What carrying an item does in a battle. */
export function listItemEffects(id: string, row: ItemRow): readonly Effect[] {
  return listRowEffects(itemEffects, id, row)
}
