import { expect, test } from 'vitest'
import type { ChoiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'
import { NO_CHOICES } from '#tests/support/battles.ts'
import { applyAftermathChoiceAnswer } from './answer-choice.ts'

function asks(key: string, chosen: string | null, values: readonly string[]): ChoiceQuestion {
  const options = values.map((value) => ({ value, label: value }))
  return { key, step: 'gear', text: '', rule: '', options, chosen }
}

const HEIRS = [asks('heir:Vex:0', 'Ann', ['Ann', 'stash']), asks('heir:Vex:1', 'Ann', ['Ann', 'stash'])]

test('P28-INJ-8: an heir for one piece writes down those of the others as they are', () => {
  expect(applyAftermathChoiceAnswer(NO_CHOICES, HEIRS, { key: 'heir:Vex:1', value: 'stash' }).heirs).toEqual({
    Vex: ['Ann', null],
  })
})

test('P28-INJ-8: an answer taken back leaves the usual one', () => {
  const answered = applyAftermathChoiceAnswer(NO_CHOICES, HEIRS, { key: 'heir:Vex:1', value: 'stash' })
  expect(applyAftermathChoiceAnswer(answered, HEIRS, { key: 'heir:Vex:1', value: null }).heirs).toEqual({})
})

test('P28-AGENDA-3: whether an agenda is shared outlasts a new answer', () => {
  const choices = { ...NO_CHOICES, agendas: { a1: { outcome: 'failed', isShared: true } } } as const
  const asked = [asks('agenda:a1', 'failed', ['done', 'failed'])]
  expect(applyAftermathChoiceAnswer(choices, asked, { key: 'agenda:a1', value: 'done' }).agendas).toEqual({
    a1: { outcome: 'done', isShared: true },
  })
})

test('each kind of choice has its place', () => {
  const keys = ['medic:m', 'round:r', 'loot:l', 'slain:s:0', 'restored:v:0'] as const
  const values = ['c1', 'ammo-basic', 'goblin/club', '1', 'C3']
  const asked = keys.map((key, at) => asks(key, null, values.slice(at, at + 1)))
  const answered = keys.reduce(
    (aftermathChoices, key, at) =>
      applyAftermathChoiceAnswer(aftermathChoices, asked, { key, value: values[at] ?? null }),
    NO_CHOICES,
  )
  expect(answered).toEqual({
    ...NO_CHOICES,
    medics: { m: 'c1' },
    rounds: { r: 'ammo-basic' },
    loot: { l: { item: 'club', fromUnitId: 'goblin' } },
    slain: { s: [1] },
    restored: { v: ['C3'] },
  })
})

test('what is not among the options changes nothing', () => {
  expect(applyAftermathChoiceAnswer(NO_CHOICES, HEIRS, { key: 'heir:Vex:1', value: 'goblin' })).toBe(NO_CHOICES)
  expect(applyAftermathChoiceAnswer(NO_CHOICES, HEIRS, { key: 'heir:Ann:0', value: 'stash' })).toBe(NO_CHOICES)
})
