import { expect, test } from 'vitest'
import type { Choice } from '#shared/match/protocol.ts'
import { findNextChoiceOfLetter } from './letter-choices.ts'

const REFUSAL = { code: 'no', message: 'No.', rule: null }
const choice = (id: string, key: string, targets: readonly string[] | null, refusal: Choice['refusal'] = null) =>
  ({
    id,
    key,
    refusal,
    isSeldom: false,
    targets: targets?.map((target) => ({ id: target, refusal: target === 'far' ? REFUSAL : null })) ?? null,
  }) as unknown as Choice
const CHOICES = [
  choice('pistol', 'S', ['ann', 'far', 'bob']),
  choice('rifle', 'S', ['cy']),
  choice('bow', 'S', null, REFUSAL),
  choice('move', 'M', null),
]

test('a letter goes through its open choices and their possible targets, and begins again', () => {
  let current: { choice: string | null; target: string | null } = { choice: null, target: null }
  const taken = Array.from({ length: 4 }, () => {
    const next = findNextChoiceOfLetter(CHOICES, 'S', current)
    current = { choice: next?.choice.id ?? null, target: next?.target ?? null }
    return [current.choice, current.target]
  })
  expect(taken).toEqual([
    ['pistol', 'ann'],
    ['pistol', 'bob'],
    ['rifle', 'cy'],
    ['pistol', 'ann'],
  ])
})

test('a choice without a target is taken as it is, and a letter of nothing takes nothing', () => {
  const current = { choice: 'move', target: null }
  expect(findNextChoiceOfLetter(CHOICES, 'M', current)).toMatchObject({ choice: { id: 'move' }, target: null })
  expect(findNextChoiceOfLetter(CHOICES, 'X', current)).toBeNull()
})
