import { expect, test } from 'vitest'
import { formatHouseEffect } from '#shared/games/planet28/house/format-effect.ts'
import {
  HOUSE_EFFECT_SHAPES_BY_TABLE,
  LASTING_EFFECT_SHAPES,
} from '#shared/games/planet28/house/house-effect-shapes.ts'
import type { HouseEffect } from '#shared/games/planet28/house/house-effects.ts'
import { PRINTED_TABLES, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import {
  toEffectDraft,
  findEffectProblems,
  buildEffect,
  listEffectKindChoices,
  createEffectDraft,
} from './effect-form.ts'
import { EFFECT_KINDS, getEffectKind } from './effect-kinds.ts'
import { createItemUseDraft, toItemUseDraft, findItemUseProblem, buildItemUse } from './item-use-form.ts'

const EFFECTS: readonly HouseEffect[] = [
  { shape: 'modifier', on: 'S', value: 2, when: 'shoot' },
  { shape: 'modifier', on: 'speedCm', value: -3 },
  { shape: 'aura', whom: 'friends', radiusCm: 10, on: 'skills', value: 1, when: 'break-test' },
  { shape: 'forbids', what: 'charge', because: 'Ours forbids it' },
  { shape: 'keeps', dice: 'lowest' },
  { shape: 'keeps', dice: 'highest', skills: ['P', 'AW'] },
  { shape: 'turn-dice', on: 'speedCm', dice: '1D6', sign: -1 },
  { shape: 'grows-when-hurt', die: 10, on: 10, skills: ['F'], by: 1, most: 10 },
  { shape: 'immune', to: 'arcana', ids: ['blind'], radiusCm: 0 },
  { shape: 'immune', to: 'weaponRules', ids: ['poisonous'], radiusCm: 0 },
  { shape: 'hurt-only-by', keywords: ['arcane', 'energy'] },
  { shape: 'reboots', keyword: 'energy', die: 10, on: 9 },
  { shape: 'weakens', on: 'A', value: -2, turns: null },
  { shape: 'hinders-chargers', from: 'front', fighting: -1 },
  { shape: 'passengers-shoot' },
]

test.each(EFFECTS)('%j comes back from its form as it was', (effect) => {
  expect(buildEffect(toEffectDraft(effect), 'Ours')).toEqual(effect)
  expect(findEffectProblems(toEffectDraft(effect))).toEqual({})
  expect(formatHouseEffect(effect, PRINTED_TABLES)).toMatch(/^[A-Z+−]/)
})

test('every effect that a table takes can be chosen, and every one that can be chosen is taken', () => {
  const offered = new Set(Object.values(EFFECT_KINDS).map(({ shape }) => shape))
  const taken = new Set([
    ...TABLE_NAMES.flatMap((table) => HOUSE_EFFECT_SHAPES_BY_TABLE[table]),
    ...LASTING_EFFECT_SHAPES,
  ])
  expect([...offered].toSorted()).toEqual([...taken].toSorted())
  expect(listEffectKindChoices(HOUSE_EFFECT_SHAPES_BY_TABLE.vehicleAbilities)).toEqual([
    { label: 'What follows', options: [{ value: 'mends', label: 'Mends a section once a turn' }] },
  ])
})

test('nothing is sent before everything is filled in, and what is missing is said at its field', () => {
  const blank = createEffectDraft('modifier')
  expect(findEffectProblems(blank)).toEqual({ on: 'Choose one.', value: 'Give a number other than 0.' })
  expect(buildEffect(blank, '')).toBeNull()
  expect(findEffectProblems({ kind: 'armour', values: { dice: 'lots' } })['dice']).toContain('is not dice')
  expect(findEffectProblems({ kind: 'hurt-only-by', values: { keywords: 'LOUD!!' } })['keywords']).toContain(
    'small letters',
  )
  for (const name of ['passengers-shoot', 'flinches'] as const)
    expect([findEffectProblems(createEffectDraft(name)), buildEffect(createEffectDraft(name), '')]).toEqual([
      {},
      { shape: getEffectKind(name).shape },
    ])
})

test('a use comes back as it was, and says what it lacks', () => {
  const use = {
    at: 'near',
    whom: 'friend',
    rangeCm: 6,
    skill: 'P',
    heals: '2D6',
    effects: [{ shape: 'modifier', on: 'skills', value: 1 }],
    turns: 2,
  } as const
  expect(buildItemUse(toItemUseDraft(use), 'Ours')).toEqual(use)
  expect(buildItemUse(createItemUseDraft(), 'Ours')).toBeNull()
  expect(findItemUseProblem({ ...createItemUseDraft(), isUsed: true })).toContain('does nothing yet')
  expect(findItemUseProblem({ ...toItemUseDraft(use), rangeCm: null })).toContain('how near')
  expect(buildItemUse({ ...toItemUseDraft(use), harms: 'lots' }, 'Ours')).toBeUndefined()
})
