import { expect, test } from 'vitest'
import type { Choice, AvailableChoices } from '#shared/match/protocol.ts'
import { findAutomaticChoice } from './find-automatic-choice.ts'

const choice = (id: string, fields: Partial<Choice> = {}): Choice => ({
  id,
  label: id,
  group: '',
  actors: ['anna'],
  targets: null,
  cost: null,
  note: null,
  refusal: null,
  key: null,
  isPrimary: false,
  isImmediate: false,
  isSeldom: false,
  warning: null,
  ...fields,
})
const answer = (choices: readonly Choice[], pieces = [{ id: 'anna' }]): AvailableChoices => ({
  prompt: '',
  hint: null,
  pieces: pieces.map(({ id }) => ({ id, label: id, group: 'crew', note: null, isDone: false })),
  actsBy: 'group',
  choices,
  notices: [],
})
const no = { code: 'no', message: 'No.', rule: null }
const done = choice('done', { actors: [], isImmediate: true })

test('the single open choice of the focus is taken, whatever the seat may do besides', () => {
  expect(findAutomaticChoice(answer([choice('move'), choice('dig', { refusal: no }), done]), true)?.id).toBe('move')
  expect(findAutomaticChoice(answer([choice('move'), choice('dig')]), true)).toBeNull()
})

test('nothing is taken before a piece is in focus, and nothing that would be given at once', () => {
  expect(findAutomaticChoice(answer([done, choice('report', { actors: [] })]), false)).toBeNull()
  expect(findAutomaticChoice(answer([choice('hold', { isImmediate: true })]), true)).toBeNull()
})

test('a seat without pieces is asked its single question at once', () => {
  const list = choice('list', { actors: [] })
  const surrender = choice('surrender', { actors: [], isSeldom: true })
  expect(findAutomaticChoice(answer([list, surrender], []), false)?.id).toBe('list')
})

test('a piece that owes an answer is asked before its seat, without a press', () => {
  const report = choice('report', { actors: [] })
  expect(findAutomaticChoice(answer([choice('run'), report], []), false)?.id).toBe('run')
  expect(findAutomaticChoice(answer([choice('run'), choice('stay'), report], []), false)).toBeNull()
})
