import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { listRowEffects, getNumberValue, getPairValue, getTextValue } from './row-values.ts'

/** What rows of one table do, by id. */
type EffectsByRow = Readonly<Record<string, (row: PrintedRow) => readonly Effect[]>>

/** What types of vehicle do beyond their speed (P28-VT-walker, P28-VT-hover, P28-VT-flyer). */
const typeEffects: EffectsByRow = {
  walker: (row) => [
    { shape: 'modifier', on: 'A', value: getNumberValue(row, 'agilityRough'), when: 'rough-ground' },
    { shape: 'modifier', on: 'A', value: getNumberValue(row, 'agilityHazardous'), when: 'hazardous-ground' },
  ],
  hover: () => [{ shape: 'treats', ground: 'rough', as: 'even' }, { shape: 'passes-obstacles' }],
  flyer: () => [
    { shape: 'treats', ground: 'rough', as: 'even' },
    { shape: 'treats', ground: 'hazardous', as: 'even' },
    { shape: 'passes-obstacles' },
    { shape: 'must-move' },
  ],
}

/** What traits of vehicles do in a battle (p. 73). */
const traitEffects: EffectsByRow = {
  camo: (row) => [{ shape: 'covers-beyond', cm: getNumberValue(row, 'beyondCm') }],
  'hardened-crew': (row) => [{ shape: 'break-die', perCrew: getNumberValue(row, 'breakDiePerCrew') }],
  loopholes: () => [{ shape: 'passengers-shoot' }],
  mercenary: () => [{ shape: 'acts-with-aboard', trait: 'pilot' }],
  'open-topped': () => [{ shape: 'attacker-picks' }],
  ramshackle: () => [{ shape: 'derelict-after', failures: 1 }],
}

/** What abilities of vehicles do (P28-VAB-repair, P28-VAB-turbo-boost). */
const abilityEffects: EffectsByRow = {
  repair: (row) => [{ shape: 'mends', dice: getTextValue(row, 'restore') }],
  'turbo-boost': (row) => [
    { shape: 'boosts', die: getPairValue(row, 'boostOn')[1], stallsOn: getNumberValue(row, 'stallOn') },
  ],
}

/** What abilities of characters do to vehicles. */
const saboteurEffects: EffectsByRow = {
  sabotage: (row) => [
    { shape: 'sabotages', reachCm: getNumberValue(row, 'rangeCm'), turns: getTextValue(row, 'turns') },
  ],
}

/** What sections do while they work, besides what their columns say. */
const sectionEffects: EffectsByRow = {
  'dozer-blade': (row) => [
    { shape: 'modifier', on: 'A', value: getNumberValue(row, 'agilityHazardous'), when: 'hazardous-ground' },
    { shape: 'hinders-chargers', from: 'front', fighting: getNumberValue(row, 'chargerFighting') },
  ],
  radio: (row) => [{ ...orderAura(row), whom: 'friends', own: true }],
  'scrambler-array': (row) => [{ ...orderAura(row), whom: 'enemies' }],
  'smoke-launchers': (row) => [
    { shape: 'lays-smoke', fromCm: getNumberValue(row, 'fromCm'), shooting: getNumberValue(row, 'shooting') },
  ],
  'transport-section': (row) => [{ shape: 'spills', damage: getTextValue(row, 'wreckDamage') }],
}

/** P28-VS-radio, P28-VS-scrambler-array: on the Agility that the order is worked out from. */
function orderAura(row: PrintedRow) {
  const value = getNumberValue(row, 'agilityTurnOrder')
  return { shape: 'aura', on: 'A', value, radiusCm: getNumberValue(row, 'radiusCm'), when: 'turn-order' } as const
}

/** What a section of this kind does. */
export function listSectionEffects(id: string, row: PrintedRow): readonly Effect[] {
  return listRowEffects(sectionEffects, id, row)
}

/** What an ability does to vehicles. */
export function listEffectsOnVehicles(id: string, row: PrintedRow): readonly Effect[] {
  return listRowEffects(saboteurEffects, id, row)
}

/** What a vehicle's type, traits and abilities do, each with its table and id. */
export function listVehicleRowEffects({ type, traits, abilities }: VehicleProfile, { tables }: Rules) {
  const rows = [
    ...[type].map((id) => ({ table: 'vehicleTypes', id, effects: typeEffects }) as const),
    ...traits.map((id) => ({ table: 'vehicleTraits', id, effects: traitEffects }) as const),
    ...abilities.map((id) => ({ table: 'vehicleAbilities', id, effects: abilityEffects }) as const),
  ]
  return rows.flatMap(({ table, id, effects }) => {
    const row = findRow(tables, table, id)
    return row === null ? [] : [{ table, id, row, effects: listRowEffects(effects, id, row) }]
  })
}
