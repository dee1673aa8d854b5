import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { listRowEffects, getRowNumber, getRowNumberPair, getRowText } from './row-values.ts'

/** Effects of the rows of one table, by id. */
type EffectsByRow = Readonly<Record<string, (row: PrintedRow) => readonly Effect[]>>

/** Effects of vehicle types beyond their speed (P28-VT-walker, P28-VT-hover, P28-VT-flyer). */
const typeEffects: EffectsByRow = {
  walker: (row) => [
    { shape: 'modifier', on: 'A', value: getRowNumber(row, 'agilityRough'), when: 'rough-ground' },
    { shape: 'modifier', on: 'A', value: getRowNumber(row, 'agilityHazardous'), when: 'hazardous-ground' },
  ],
  hover: () => [{ shape: 'treats', ground: 'rough', as: 'even' }, { shape: 'passes-obstacles' }],
  flyer: () => [
    { shape: 'treats', ground: 'rough', as: 'even' },
    { shape: 'treats', ground: 'hazardous', as: 'even' },
    { shape: 'passes-obstacles' },
    { shape: 'must-move' },
  ],
}

/** Battle effects of vehicle traits (p. 73). */
const traitEffects: EffectsByRow = {
  camo: (row) => [{ shape: 'covers-beyond', cm: getRowNumber(row, 'beyondCm') }],
  'hardened-crew': (row) => [{ shape: 'break-die', perCrew: getRowNumber(row, 'breakDiePerCrew') }],
  loopholes: () => [{ shape: 'passengers-shoot' }],
  mercenary: () => [{ shape: 'acts-with-aboard', trait: 'pilot' }],
  'open-topped': () => [{ shape: 'attacker-picks' }],
  ramshackle: () => [{ shape: 'derelict-after', failures: 1 }],
}

/** Effects of vehicle abilities (P28-VAB-repair, P28-VAB-turbo-boost). */
const abilityEffects: EffectsByRow = {
  repair: (row) => [{ shape: 'mends', dice: getRowText(row, 'restore') }],
  'turbo-boost': (row) => [
    { shape: 'boosts', die: getRowNumberPair(row, 'boostOn')[1], stallsOn: getRowNumber(row, 'stallOn') },
  ],
}

/** Effects of character abilities on vehicles. */
const saboteurEffects: EffectsByRow = {
  sabotage: (row) => [{ shape: 'sabotages', reachCm: getRowNumber(row, 'rangeCm'), turns: getRowText(row, 'turns') }],
}

/** Effects of working sections beyond their columns. */
const sectionEffects: EffectsByRow = {
  'dozer-blade': (row) => [
    { shape: 'modifier', on: 'A', value: getRowNumber(row, 'agilityHazardous'), when: 'hazardous-ground' },
    { shape: 'hinders-chargers', from: 'front', fighting: getRowNumber(row, 'chargerFighting') },
  ],
  radio: (row) => [{ ...orderAura(row), whom: 'friends', own: true }],
  'scrambler-array': (row) => [{ ...orderAura(row), whom: 'enemies' }],
  'smoke-launchers': (row) => [
    { shape: 'lays-smoke', fromCm: getRowNumber(row, 'fromCm'), shooting: getRowNumber(row, 'shooting') },
  ],
  'transport-section': (row) => [{ shape: 'spills', damage: getRowText(row, 'wreckDamage') }],
}

/** P28-VS-radio, P28-VS-scrambler-array: changes the Agility used for the turn order. */
function orderAura(row: PrintedRow) {
  const value = getRowNumber(row, 'agilityTurnOrder')
  return { shape: 'aura', on: 'A', value, radiusCm: getRowNumber(row, 'radiusCm'), when: 'turn-order' } as const
}

/** Effects of a kind of section. */
export function listSectionEffects(id: string, row: PrintedRow): readonly Effect[] {
  return listRowEffects(sectionEffects, id, row)
}

/** Effects of an ability on vehicles. */
export function listAbilityEffectsOnVehicles(id: string, row: PrintedRow): readonly Effect[] {
  return listRowEffects(saboteurEffects, id, row)
}

/** Effects of a vehicle's type, traits and abilities, each with its table and id. */
export function listVehicleProfileEffects({ type, traits, abilities }: VehicleProfile, { tables }: Rules) {
  const rows = [
    ...[type].map((id) => ({ table: 'vehicleTypes', id, effects: typeEffects }) as const),
    ...traits.map((id) => ({ table: 'vehicleTraits', id, effects: traitEffects }) as const),
    ...abilities.map((id) => ({ table: 'vehicleAbilities', id, effects: abilityEffects }) as const),
  ]
  return rows.flatMap(({ table, id, effects }) => {
    const row = findRulebookRow(tables, table, id)
    return row === null ? [] : [{ table, id, row, effects: listRowEffects(effects, id, row) }]
  })
}
