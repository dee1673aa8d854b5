import type { Rulebook } from '../rulebook.ts'
import { SKILLS } from '../tables/skills.ts'
import { formatHouseEffect, formatDurationInTurns } from './format-effect.ts'
import type { HouseUseEffect } from './house-effects.ts'
import type { HouseFields } from './house-fields.ts'

const AT_WORDS = {
  self: 'on itself',
  contact: 'in contact',
  near: 'near by',
  seen: 'in sight',
} as const
const WHOM_WORDS = { anybody: 'anybody', friend: 'a friend', other: 'another' } as const

function useWords(use: HouseUseEffect, tables: Rulebook): string[] {
  const { at, whom, rangeCm, skill, heals, harms, effects, turns } = use
  const where = at === 'near' && rangeCm !== undefined ? `within ${rangeCm} cm` : AT_WORDS[at]
  const who = at === 'self' ? where : `on ${WHOM_WORDS[whom]} ${where}`
  return [
    `For an action, ${who}${skill === undefined ? '' : `, after a roll of ${SKILLS[skill].name}`}`,
    ...(heals === undefined ? [] : [`Gives ${heals} hit points back`]),
    ...(harms === undefined ? [] : [`Does ${harms} damage, armour rolls`]),
    ...effects.map((effect) => `${formatHouseEffect(effect, tables)} ${formatDurationInTurns(turns)}`),
  ]
}

type InBattle = { readonly [Field in 'effects' | 'use']?: HouseFields[Field] | undefined }

/** Describes the battle effects of a row, one sentence each without full stop. */
export function describeBattleEffects({ effects = [], use }: InBattle, tables: Rulebook): string[] {
  const used = use === undefined || use === null ? [] : useWords(use, tables)
  return [...used, ...effects.map((effect) => formatHouseEffect(effect, tables))]
}
