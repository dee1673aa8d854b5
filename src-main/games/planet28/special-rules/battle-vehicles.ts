import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { findRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { effectsIn, numberIn, pairIn, textIn } from './row-values.ts'

/** What rows of one table do, by id. */
type EffectsByRow = Readonly<Record<string, (row: PrintedRow) => readonly Effect[]>>

/** What types of vehicle do beyond their speed (P28-VT-walker, P28-VT-hover, P28-VT-flyer). */
const typeEffects: EffectsByRow = {
  walker: (row) => [
    { shape: 'modifier', on: 'A', value: numberIn(row, 'agilityRough'), when: 'rough-ground' },
    { shape: 'modifier', on: 'A', value: numberIn(row, 'agilityHazardous'), when: 'hazardous-ground' },
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
  camo: (row) => [{ shape: 'covers-beyond', cm: numberIn(row, 'beyondCm') }],
  'hardened-crew': (row) => [{ shape: 'break-die', perCrew: numberIn(row, 'breakDiePerCrew') }],
  loopholes: () => [{ shape: 'passengers-shoot' }],
  mercenary: () => [{ shape: 'acts-with-aboard', trait: 'pilot' }],
  'open-topped': () => [{ shape: 'attacker-picks' }],
  ramshackle: () => [{ shape: 'derelict-after', failures: 1 }],
}

/** What abilities of vehicles do (P28-VAB-repair, P28-VAB-turbo-boost). */
const abilityEffects: EffectsByRow = {
  repair: (row) => [{ shape: 'mends', dice: textIn(row, 'restore') }],
  'turbo-boost': (row) => [{ shape: 'boosts', die: pairIn(row, 'boostOn')[1], stallsOn: numberIn(row, 'stallOn') }],
}

/** What abilities of characters do to vehicles. */
const saboteurEffects: EffectsByRow = {
  sabotage: (row) => [{ shape: 'sabotages', reachCm: numberIn(row, 'rangeCm'), turns: textIn(row, 'turns') }],
}

/** What sections do while they work, besides what their columns say. */
const sectionEffects: EffectsByRow = {
  'dozer-blade': (row) => [
    { shape: 'modifier', on: 'A', value: numberIn(row, 'agilityHazardous'), when: 'hazardous-ground' },
    { shape: 'hinders-chargers', from: 'front', fighting: numberIn(row, 'chargerFighting') },
  ],
  radio: (row) => [{ ...orderAura(row), whom: 'friends', own: true }],
  'scrambler-array': (row) => [{ ...orderAura(row), whom: 'enemies' }],
  'smoke-launchers': (row) => [
    { shape: 'lays-smoke', fromCm: numberIn(row, 'fromCm'), shooting: numberIn(row, 'shooting') },
  ],
  'transport-section': (row) => [{ shape: 'spills', damage: textIn(row, 'wreckDamage') }],
}

/** P28-VS-radio, P28-VS-scrambler-array: on the Agility that the order is worked out from. */
function orderAura(row: PrintedRow) {
  const value = numberIn(row, 'agilityTurnOrder')
  return { shape: 'aura', on: 'A', value, radiusCm: numberIn(row, 'radiusCm'), when: 'turn-order' } as const
}

/** What a section of this kind does. */
export function effectsOfSection(id: string, row: PrintedRow): readonly Effect[] {
  return effectsIn(sectionEffects, id, row)
}

/** What an ability does to vehicles. */
export function effectsOnVehicles(id: string, row: PrintedRow): readonly Effect[] {
  return effectsIn(saboteurEffects, id, row)
}

/** What a vehicle's type, traits and abilities do, each with its table and id. */
export function effectsOfVehicle({ type, traits, abilities }: VehicleProfile, { tables }: Rules) {
  const rows = [
    ...[type].map((id) => ({ table: 'vehicleTypes', id, effects: typeEffects }) as const),
    ...traits.map((id) => ({ table: 'vehicleTraits', id, effects: traitEffects }) as const),
    ...abilities.map((id) => ({ table: 'vehicleAbilities', id, effects: abilityEffects }) as const),
  ]
  return rows.flatMap(({ table, id, effects }) => {
    const row = findRow(tables, table, id)
    return row === null ? [] : [{ table, id, row, effects: effectsIn(effects, id, row) }]
  })
}
