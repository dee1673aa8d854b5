import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { ArmourId, ArmourRow } from '#shared/games/planet28/tables/armour.ts'
import type { ItemId, ItemRow } from '#shared/games/planet28/tables/items.ts'
import type { WeaponRuleId, WeaponRuleRow } from '#shared/games/planet28/tables/weapon-rules.ts'
import { effectsIn, numberIn, textIn } from './row-values.ts'

/** What the special rules of weapons do in a battle. */
const weaponRuleEffects: Readonly<Partial<Record<WeaponRuleId, (row: WeaponRuleRow) => readonly Effect[]>>> = {
  'armour-piercing': () => [{ shape: 'forbids', what: 'armour-roll', because: 'no armour rolls against it' }],
  cumulative: (row) => [{ shape: 'streak', damage: numberIn(row, 'damagePerSuccessiveTurn') }],
  explosive: (row) => [{ shape: 'splash', radiusCm: numberIn(row, 'radiusCm'), damage: textIn(row, 'damage') }],
  heavy: (row) => [{ shape: 'modifier', on: 'A', value: numberIn(row, 'agility') }],
  indirect: (row) => [{ shape: 'marker', radiusCm: numberIn(row, 'radiusCm') }],
  poisonous: (row) => [{ shape: 'poisons', damage: textIn(row, 'damagePerTurn') }],
  psychic: () => [{ shape: 'uses-skill', skill: 'P' }],
  reload: () => [{ shape: 'reloads' }],
  volatile: (row) => [{ shape: 'backfires', on: numberIn(row, 'on') }],
}

/** What armour does beyond its dice. */
const armourEffects: Readonly<Partial<Record<ArmourId, (row: ArmourRow) => readonly Effect[]>>> = {
  'psy-hood': () => [
    { shape: 'forbids', what: 'psychic-target', because: 'it cannot be picked by arcane powers or Psychic weapons' },
  ],
  'heavy-armour': (row) => [{ shape: 'modifier', on: 'A', value: numberIn(row, 'agilityMove'), when: 'moving' }],
  'living-armour': (row) => [{ shape: 'soaks', dice: textIn(row, 'hitPoints') }],
  'power-armour': (row) => [
    { shape: 'modifier', on: 'A', value: numberIn(row, 'agility') },
    { shape: 'reboots', keyword: 'energy', die: 10, on: numberIn(row, 'on') },
  ],
}

/** What carrying an item does; what using one does stands with the items that are used. */
const itemEffects: Readonly<Partial<Record<ItemId, (row: ItemRow) => readonly Effect[]>>> = {
  'strange-idol': (row) => [
    { shape: 'rerolls', roll: 'psyche', per: 'roll', hitPoints: numberIn(row, 'hitPointCost') },
  ],
}

/** What a special rule of a weapon does in a battle. */
export function effectsOfWeaponRule(id: string, row: WeaponRuleRow): readonly Effect[] {
  return effectsIn(weaponRuleEffects, id, row)
}

/** What armour does in a battle beyond its dice. */
export function effectsOfArmour(id: string, row: ArmourRow): readonly Effect[] {
  const ids = row.immune?.weaponSpecialRules
  const immune: Effect[] = ids === undefined ? [] : [{ shape: 'immune', to: 'weaponRules', ids, radiusCm: 0 }]
  return [...immune, ...effectsIn(armourEffects, id, row)]
}

/** What carrying an item does in a battle. */
export function effectsOfItem(id: string, row: ItemRow): readonly Effect[] {
  return effectsIn(itemEffects, id, row)
}
