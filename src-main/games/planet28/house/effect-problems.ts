import { findDiceFault } from '#shared/games/planet28/dice-text.ts'
import {
  listHouseProhibitions,
  HOUSE_EFFECT_SHAPES_BY_TABLE,
  LASTING_EFFECT_SHAPES,
  listHouseEffectTimings,
} from '#shared/games/planet28/house/house-effect-shapes.ts'
import {
  type HouseEffect,
  type HouseEffectShape,
  type HouseUseEffect,
  MAX_HOUSE_EFFECTS,
} from '#shared/games/planet28/house/house-effects.ts'
import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import {
  findRulebookRow,
  type Rulebook,
  type TableName,
  RULEBOOK_TABLE_HEADINGS,
} from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'

/** Finds what is wrong with the battle effects of a row, or null. */
export function findHouseEffectProblem(table: TableName, { effects = [], use }: HouseFields): string | null {
  const own = findListFault(effects, { table, allowed: HOUSE_EFFECT_SHAPES_BY_TABLE[table] })
  if (own !== null || use === undefined || use === null) return own
  return findUseFault(use, { table, allowed: LASTING_EFFECT_SHAPES })
}

/** Finds an unknown row named by an effect, or null. Such an effect would never apply. */
export function findUnknownEffectRowProblem({ effects = [] }: HouseFields, tables: Rulebook): string | null {
  for (const effect of effects) {
    const lost = listRowsNamedByEffect(effect).find(({ table, id }) =>
      table === 'arcana' ? !Object.hasOwn(ARCANA, id) : findRulebookRow(tables, table, id) === null,
    )
    if (lost !== undefined) return `An effect names “${lost.id}”, which no table has: choose another.`
  }
  return null
}

/** Rows that an effect names. */
export function listRowsNamedByEffect(
  effect: HouseEffect,
): { readonly table: TableName | 'arcana'; readonly id: string }[] {
  if (effect.shape === 'weapon-damage') return effect.weapons.map((id) => ({ table: 'weapons', id }))
  if (effect.shape !== 'immune') return []
  return effect.ids.map((id) => ({ table: effect.to, id }))
}

interface Among {
  readonly table: TableName
  readonly allowed: readonly HouseEffectShape[]
}

function findListFault(effects: readonly HouseEffect[], among: Among): string | null {
  if (effects.length > MAX_HOUSE_EFFECTS) return `It does ${effects.length} things: at most ${MAX_HOUSE_EFFECTS}.`
  for (const [at, effect] of effects.entries()) {
    const fault = findOneFault(effect, among)
    if (fault !== null) return `Effect ${at + 1}: ${fault}`
  }
  return null
}

function findOneFault(effect: HouseEffect, { table, allowed }: Among): string | null {
  if (!allowed.includes(effect.shape))
    return `“${RULEBOOK_TABLE_HEADINGS[table].title}” cannot do that: choose another effect.`
  return findNumberFault(effect) ?? findWhenFault(effect, table) ?? findTextFault(effect)
}

/** Refuses numbers without effect, which are probably mistakes. */
function findNumberFault(effect: HouseEffect): string | null {
  const numbers = ['value', 'shooting', 'fighting', 'perCrew'] as const
  const isNothing = numbers.some((name) => name in effect && Reflect.get(effect, name) === 0)
  if (isNothing) return 'it adds 0 and changes nothing. Give it a number, such as 1 or -1.'
  if ((effect.shape === 'grows-when-hurt' || effect.shape === 'reboots') && effect.on > effect.die)
    return `a D${effect.die} never shows ${effect.on}. Choose a face that it has.`
  if (effect.shape === 'treats' && effect.ground === effect.as) return 'the ground stays what it is. Choose another.'
  return null
}

function findWhenFault(effect: HouseEffect, table: TableName): string | null {
  if (effect.shape === 'forbids' && table !== 'abilities' && !listHouseProhibitions(table).includes(effect.what))
    return 'this table cannot forbid that. Choose something else.'
  if (effect.shape === 'modifier' && effect.on === 'speedCm' && effect.when !== undefined)
    return 'a speed counts at all times. Leave the time out.'
  if (!('when' in effect) || effect.when === undefined || listHouseEffectTimings(table).includes(effect.when))
    return null
  return 'its number never counts then. Choose another time.'
}

function findTextFault(effect: HouseEffect): string | null {
  if ('damage' in effect && typeof effect.damage === 'string') return findAmountFault(effect.damage)
  if (effect.shape === 'mends') return findAmountFault(effect.dice)
  return 'dice' in effect && effect.shape !== 'keeps' ? findDiceFault(effect.dice) : null
}

/** Checks an amount: dice, or a plain number of hit points. */
function findAmountFault(text: string): string | null {
  return /^[1-9]\d?$/.test(text) ? null : findDiceFault(text)
}

function findUseFault(use: HouseUseEffect, among: Among): string | null {
  const { at, rangeCm, heals, harms, effects } = use
  if (heals === undefined && harms === undefined && effects.length === 0)
    return 'Using it does nothing: let it heal, harm or leave something on its target.'
  if (at === 'near' && rangeCm === undefined) return 'Say how near its target has to be, in cm.'
  const dice = [heals, harms].flatMap((text) => (text === undefined ? [] : (findAmountFault(text) ?? [])))
  return dice[0] ?? findListFault(effects, among)
}
