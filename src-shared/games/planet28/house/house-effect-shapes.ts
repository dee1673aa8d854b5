import type * as z from 'zod'
import type { TableName } from '../rulebook.ts'
import { HouseProhibitionSchema, type HouseEffectShape, HouseEffectTimingSchema } from './house-effects.ts'

const BODY: readonly HouseEffectShape[] = [
  'modifier',
  'aura',
  'forbids',
  'keeps',
  'rerolls',
  'armour',
  'weapon-damage',
  'turn-dice',
  'treats',
  'passes-obstacles',
  'fear',
  'flinches',
  'hurts',
  'grows-when-hurt',
  'hurt-only-by',
  'immune',
  'falls-from',
]

const VEHICLE: readonly HouseEffectShape[] = [
  'modifier',
  'aura',
  'treats',
  'passes-obstacles',
  'must-move',
  'covers-beyond',
  'lays-smoke',
  'hinders-chargers',
  'break-die',
  'derelict-after',
  'passengers-shoot',
  'mends',
]

/** Effect shapes available to each table. Weapons act through their special rules, abilities through their use. */
export const HOUSE_EFFECT_SHAPES_BY_TABLE: { readonly [Name in TableName]: readonly HouseEffectShape[] } = {
  traits: [...BODY, 'draws-arcana'],
  items: BODY,
  armour: [...BODY, 'soaks', 'reboots'],
  weaponRules: [
    'modifier',
    'forbids',
    'weakens',
    'stuns',
    'poisons',
    'splash',
    'marker',
    'streak',
    'backfires',
    'uses-skill',
    'reloads',
  ],
  vehicleTypes: VEHICLE,
  vehicleTraits: VEHICLE,
  vehicleSections: VEHICLE,
  vehicleAbilities: ['mends'],
  abilities: [],
  weapons: [],
  vehicleWeapons: [],
}

/** Effect shapes that can last for some turns. */
export const LASTING_EFFECT_SHAPES: readonly HouseEffectShape[] = [
  'modifier',
  'forbids',
  'keeps',
  'rerolls',
  'armour',
  'treats',
  'hurts',
  'fear',
  'hurt-only-by',
]

/**
 * Prohibitions available to a table: weapon special rules can forbid the armour of a target, all others the actions of
 * the bearer or of others against it.
 */
export function listHouseProhibitions(table: TableName): readonly z.infer<typeof HouseProhibitionSchema>[] {
  return HouseProhibitionSchema.options.filter(
    (what) => (what === 'armour-roll') === (table === 'weaponRules') && what !== 'act',
  )
}

/** Conditions of modifiers available to a table. */
export function listHouseEffectTimings(table: TableName): readonly z.infer<typeof HouseEffectTimingSchema>[] {
  const body = HouseEffectTimingSchema.options.filter(
    (option) => option !== 'with-it' && option !== 'rough-ground' && option !== 'hazardous-ground',
  )
  if (table.startsWith('vehicle')) return VEHICLE_TIMES
  return table === 'weaponRules' ? ['with-it', ...body] : body
}

const VEHICLE_TIMES = ['shoot', 'fight', 'charge', 'moving', 'rough-ground', 'hazardous-ground', 'turn-order'] as const
