import type { Effect } from '#shared/games/planet28/battle/effects.ts'
import type { TraitId, TraitRow } from '#shared/games/planet28/tables/traits.ts'
import { listRowEffects, getRowNumber, getRowText } from './row-values.ts'

/** The two skills that a Zealot gains if the row names none. */
const GROWING = ['F', 'A'] as const

/**
 * Battle effects of the printed traits beyond their columns. Traits not listed have no effect in a battle, or only
 * aboard a vehicle.
 */
const traitEffects: Readonly<Partial<Record<TraitId, (row: TraitRow) => readonly Effect[]>>> = {
  animal: (row) => [modifier('P', getRowNumber(row, 'psycheBreakTest'), 'break-test')],
  big: (row) => [modifier('F', getRowNumber(row, 'fightingCharge'), 'charge')],
  bulwark: () => [forbids('charge-dice', 'chargers get no dice against it')],
  brawler: (row) => [{ shape: 'weapon-damage', dice: getRowText(row, 'fistDamage'), weapons: row.refs?.weapons ?? [] }],
  brave: () => [{ shape: 'rerolls', roll: 'break-test', per: 'turn' }],
  climber: (row) => [modifier('A', getRowNumber(row, 'agilityClimb'), 'climb')],
  coward: () => [{ shape: 'flinches' }],
  fast: (row) => [{ shape: 'turn-dice', on: 'speedCm', dice: getRowText(row, 'speedGainCm'), sign: 1 }],
  fearless: () => [forbids('fear', 'it fears nobody')],
  fearsome: () => [{ shape: 'fear', at: ['charge'] }],
  'foul-aura': (row) => [
    {
      shape: 'hurts',
      at: 'turn-end',
      damage: String(getRowNumber(row, 'damagePerTurn')),
      whom: 'enemies-in-contact',
    },
  ],
  gigantic: (row) => [
    forbids('being-pushed', 'it is too large to be pushed'),
    forbids('partial-cover', 'it is too large to hide'),
    { shape: 'falls-from', cm: getRowNumber(row, 'fallDamageFromCm') },
  ],
  gunslinger: () => [forbids('shot-lock', 'it shoots while locked')],
  intelligent: () => [{ shape: 'rerolls', roll: 'awareness', per: 'turn' }],
  incorporeal: () => [{ shape: 'passes-obstacles' }],
  inspiring: (row) => [
    {
      shape: 'aura',
      on: 'skills',
      value: getRowNumber(row, 'skillsUp'),
      whom: 'friends',
      radiusCm: getRowNumber(row, 'radiusCm'),
    },
  ],
  'iron-skin': (row) => [{ shape: 'armour', dice: getRowText(row, 'armour') }],
  'major-arcana': (row) => [{ shape: 'draws-arcana', count: getRowNumber(row, 'abilitiesPerGame') }],
  'minor-arcana': (row) => [{ shape: 'draws-arcana', count: getRowNumber(row, 'abilitiesPerGame') }],
  'mysterious-motives': (row) => [
    { shape: 'turn-dice', on: 'turn-order', dice: getRowText(row, 'activation'), sign: 1 },
  ],
  psychic: () => [{ shape: 'rerolls', roll: 'arcana', per: 'turn' }],
  rageful: () => [forbids('leave', 'it never leaves a combat')],
  slow: (row) => [{ shape: 'turn-dice', on: 'speedCm', dice: getRowText(row, 'speedLossCm'), sign: -1 }],
  sniper: () => [{ shape: 'rerolls', roll: 'shooting', per: 'roll' }],
  'sure-footed': () => [
    { shape: 'treats', ground: 'rough', as: 'even' },
    { shape: 'treats', ground: 'hazardous', as: 'rough' },
  ],
  gunner: () => [{ shape: 'mans-gun' }],
  pilot: () => [{ shape: 'drives-for' }],
  engineer: (row) => [{ shape: 'tends', dice: getRowText(row, 'restorePerTurn') }],
  'tank-hunter': (row) => [modifier('S', getRowNumber(row, 'shooting'), 'vehicle-target')],
  terrifying: () => [{ shape: 'fear', at: ['charge', 'fight', 'shoot'] }],
  unearthly: (row) => [{ shape: 'hurt-only-by', keywords: row.refs?.keywords ?? [] }],
  unshakable: () => [forbids('break-test', 'it takes no break tests')],
  zealot: (row) => [
    {
      shape: 'grows-when-hurt',
      die: 10,
      on: getRowNumber(row, 'on'),
      skills: row.skills ?? GROWING,
      by: getRowNumber(row, 'skillsUp'),
      most: getRowNumber(row, 'max'),
    },
  ],
}

/** Battle effects of a trait: from its columns, from the printed rules, and from its house row. */
export function listTraitEffects(id: string, row: TraitRow): Effect[] {
  return [...columnsOf(row), ...listRowEffects(traitEffects, id, row)]
}

/** Battle effects from the columns of a row. */
function columnsOf(row: TraitRow): Effect[] {
  const { forbids: barred, immune, keep, skills } = row
  const radiusCm = immune?.abilities === undefined ? 0 : Number(row.values?.['radiusCm'] ?? 0)
  const speedCm = row.values?.['speedCm']
  return [
    ...(typeof speedCm === 'number' ? [{ shape: 'modifier', on: 'speedCm', value: speedCm } as const] : []),
    ...(barred?.actions ?? []).map((what) => forbids(what, `${row.name} forbids it`)),
    ...(keep === undefined ? [] : [skills === undefined ? keeps(keep) : { ...keeps(keep), skills }]),
    ...(['abilities', 'arcana'] as const).flatMap((to): Effect[] => {
      const ids = immune?.[to]
      return ids === undefined ? [] : [{ shape: 'immune', to, ids, radiusCm }]
    }),
  ]
}

const keeps = (dice: 'lowest' | 'highest') => ({ shape: 'keeps', dice }) as const

function forbids(what: Extract<Effect, { shape: 'forbids' }>['what'], because: string): Effect {
  return { shape: 'forbids', what, because }
}

function modifier(
  on: Extract<Effect, { shape: 'modifier' }>['on'],
  value: number,
  when: NonNullable<Extract<Effect, { shape: 'modifier' }>['when']>,
): Effect {
  return { shape: 'modifier', on, value, when }
}
