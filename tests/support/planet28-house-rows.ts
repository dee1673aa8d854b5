import {
  listHouseProhibitions,
  HOUSE_EFFECT_SHAPES_BY_TABLE,
  LASTING_EFFECT_SHAPES,
  listHouseEffectTimings,
} from '#shared/games/planet28/house/house-effect-shapes.ts'
import type { HouseEffect, HouseEffectShape, HouseUseEffect } from '#shared/games/planet28/house/house-effects.ts'
import type { HouseFields, HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { type TableName, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { WEAPON_RULES } from '#shared/games/planet28/tables/weapon-rules.ts'

// A house row for each shape allowed in a table, with one effect per row, so that an observed effect identifies its
// row.

type Samples = {
  readonly [Shape in HouseEffectShape]: (table: TableName) => readonly Extract<HouseEffect, { shape: Shape }>[]
}

const STRIKES = ['fist', 'dagger', 'club', 'laser-pistol']

/** Samples of each shape in a table. */
const SAMPLES: Samples = {
  modifier: (table) => [
    { shape: 'modifier', on: 'skills', value: 1 },
    { shape: 'modifier', on: 'speedCm', value: -2 },
    ...listHouseEffectTimings(table).map((when) => ({ shape: 'modifier', on: 'skills', value: 2, when }) as const),
  ],
  aura: (table) => [
    { shape: 'aura', on: 'A', value: 1, whom: 'friends', radiusCm: 10, when: 'turn-order' },
    ...(table.startsWith('vehicle')
      ? []
      : ([{ shape: 'aura', on: 'skills', value: -1, whom: 'enemies', radiusCm: 10 }] as const)),
  ],
  forbids: (table) =>
    listHouseProhibitions(table).map((what) => ({ shape: 'forbids', what, because: 'the table said so' }) as const),
  keeps: () => [
    { shape: 'keeps', dice: 'lowest' },
    { shape: 'keeps', dice: 'highest', skills: ['F', 'S'] },
  ],
  rerolls: () =>
    (['break-test', 'awareness', 'arcana', 'shooting', 'psyche'] as const).map(
      (roll, at) => ({ shape: 'rerolls', roll, per: at % 2 === 0 ? 'turn' : 'roll' }) as const,
    ),
  treats: () => [
    { shape: 'treats', ground: 'rough', as: 'even' },
    { shape: 'treats', ground: 'hazardous', as: 'rough' },
  ],
  'turn-dice': () => [
    { shape: 'turn-dice', on: 'speedCm', dice: '1D4', sign: 1 },
    { shape: 'turn-dice', on: 'turn-order', dice: '1D8', sign: 1 },
  ],
  fear: () => (['charge', 'fight', 'shoot'] as const).map((at) => ({ shape: 'fear', at: [at] }) as const),
  flinches: () => [{ shape: 'flinches' }],
  armour: () => [{ shape: 'armour', dice: '1D4' }],
  'weapon-damage': () => [{ shape: 'weapon-damage', dice: '1D4', weapons: STRIKES }],
  hurts: () =>
    (['turn-start', 'turn-end'] as const).flatMap((at) =>
      (['bearer', 'enemies-in-contact'] as const).map((whom) => ({ shape: 'hurts', at, damage: '1', whom }) as const),
    ),
  'grows-when-hurt': () => [{ shape: 'grows-when-hurt', die: 4, on: 2, skills: ['F', 'P'], by: 1, most: 10 }],
  'hurt-only-by': () => [{ shape: 'hurt-only-by', keywords: ['energy', 'arcane'] }],
  immune: () => [
    { shape: 'immune', to: 'abilities', ids: ['drain', 'heal', 'throw', 'persuade'], radiusCm: 0 },
    { shape: 'immune', to: 'arcana', ids: listRowIds(ARCANA), radiusCm: 0 },
    { shape: 'immune', to: 'weaponRules', ids: listRowIds(WEAPON_RULES), radiusCm: 0 },
  ],
  'falls-from': () => [{ shape: 'falls-from', cm: 25 }],
  'passes-obstacles': () => [{ shape: 'passes-obstacles' }],
  'draws-arcana': () => [{ shape: 'draws-arcana', count: 2 }],
  splash: () => [{ shape: 'splash', radiusCm: 6, damage: '1D4' }],
  marker: () => [{ shape: 'marker', radiusCm: 8 }],
  streak: () => [{ shape: 'streak', damage: 2 }],
  poisons: () => [{ shape: 'poisons', damage: '1' }],
  weakens: () => [
    { shape: 'weakens', on: 'A', value: -1, turns: 2 },
    { shape: 'weakens', on: 'speedCm', value: -3, turns: null },
  ],
  stuns: () =>
    (['act', 'move', 'shoot', 'charge', 'ability'] as const).map(
      (what) => ({ shape: 'stuns', what, turns: 2 }) as const,
    ),
  backfires: () => [{ shape: 'backfires', on: 4 }],
  'uses-skill': () => (['P', 'AW'] as const).map((skill) => ({ shape: 'uses-skill', skill }) as const),
  reloads: () => [{ shape: 'reloads' }],
  soaks: () => [{ shape: 'soaks', dice: '1D6' }],
  reboots: () => [{ shape: 'reboots', keyword: 'energy', die: 4, on: 1 }],
  'covers-beyond': () => [{ shape: 'covers-beyond', cm: 3 }],
  'lays-smoke': () => [{ shape: 'lays-smoke', fromCm: 2, shooting: -3 }],
  'hinders-chargers': () => [{ shape: 'hinders-chargers', from: 'front', fighting: -2 }],
  'break-die': () => [{ shape: 'break-die', perCrew: -1 }],
  'derelict-after': () => [{ shape: 'derelict-after', failures: 1 }],
  'passengers-shoot': () => [{ shape: 'passengers-shoot' }],
  'must-move': () => [{ shape: 'must-move' }],
  mends: () => [{ shape: 'mends', dice: '1D4' }],
}

const samplesOf = (shape: HouseEffectShape, table: TableName): readonly HouseEffect[] => SAMPLES[shape](table)

/** Required columns of each table, besides effects. */
const COLUMNS: Partial<Record<TableName, HouseFields>> = {
  vehicleTypes: { speedCm: 18 },
  vehicleSections: { hitPoints: 6, crew: 1 },
  armour: { defence: '1D4' },
  items: { kind: 'item' },
}

const row = (table: TableName, id: string, fields: HouseFields): HouseRow => {
  return { table, id, kind: 'own', fields: { name: `Ours ${id}`, cost: 1, ...COLUMNS[table], ...fields } }
}

/** Tables whose rows work alike: one effect per shape is enough. */
const ALIKE: readonly TableName[] = ['items', 'armour', 'vehicleTypes', 'vehicleSections']

const effectsFor = (table: TableName, shapes: readonly HouseEffectShape[]): HouseEffect[] =>
  shapes.flatMap((shape) => samplesOf(shape, table).slice(0, ALIKE.includes(table) ? 1 : undefined))

/** One house row for every effect allowed in its table. */
const BY_EFFECT: readonly HouseRow[] = TABLE_NAMES.flatMap((table) =>
  effectsFor(table, HOUSE_EFFECT_SHAPES_BY_TABLE[table]).map((effect, at) =>
    row(table, `${table.toLowerCase()}-${effect.shape}-${at}`, { effects: [effect] }),
  ),
)

/** Lasting effects of using something; a ban on acting is left to weapons. */
const LEFT: readonly HouseEffect[] = LASTING_EFFECT_SHAPES.flatMap((shape) => samplesOf(shape, 'abilities').slice(0, 1))

const USES: readonly HouseUseEffect[] = [
  { at: 'contact', whom: 'friend', heals: '1D6', effects: [], turns: null },
  { at: 'near', whom: 'other', rangeCm: 12, harms: '1D6', effects: [], turns: null },
  ...LEFT.map((effect): HouseUseEffect => ({ at: 'seen', whom: 'anybody', skill: 'AW', effects: [effect], turns: 2 })),
]

/** Effects of using abilities and items of house rows. */
const BY_USE: readonly HouseRow[] = (['abilities', 'items'] as const).flatMap((table) =>
  USES.map((use, at) => row(table, `${table}-use-${at}`, { use })),
)

/** Every house row that a random battle may contain. */
export const HOUSE_ROWS: readonly HouseRow[] = [...BY_EFFECT, ...BY_USE]

/** A weapon of each kind with one special rule: shooters and melee fighters may carry any. */
export function weaponsWith(rule: string): HouseRow[] {
  const ammo = { ammo: 'ammo-basic', keywords: ['energy'] }
  const base = { name: `Ours with ${rule}`, damage: '2D6', specialRules: [rule], ...ammo }
  return [
    { table: 'weapons', id: `gun-${rule}`, kind: 'own', fields: { ...base, type: 'ranged', hands: 1, rangeCm: 40 } },
    { table: 'weapons', id: `blade-${rule}`, kind: 'own', fields: { ...base, type: 'melee', hands: 1, ammo: null } },
  ]
}
