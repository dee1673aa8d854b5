import { expect, test } from 'vitest'
import * as z from 'zod'
import type { CommandDraft, Input } from '#shared/match/protocol.ts'
import { buildChoice, fillCommandTemplate, type PlayableChoice, previewChoiceDraft } from './choice.ts'
import type { Decision } from './game.ts'
import { buildOption, createInputBuilder } from './inputs.ts'

// A game of one number: a command adds to it, and it may not pass 10.

const Add = z.object({
  by: z.string(),
  type: z.literal('add'),
  amount: z.int().min(1).max(9).meta({ label: 'How much' }),
  to: z.string().optional(),
})
type Add = z.infer<typeof Add>

const RULES = {
  commands: Add,
  decide: (sum: number, { amount }: Add): Decision<number> =>
    sum + amount > 10
      ? { ok: false, refusal: { code: 'too-much', message: `${sum + amount} is more than 10.`, rule: 'ADD-1' } }
      : { ok: true, events: [amount] },
  evolve: (sum: number, amount: number) => sum + amount,
}
const amount = createInputBuilder({ options: [Add] })('add', 'amount')
const ADD = { by: 'ann', type: 'add', amount: 1 } as const
const draftOf = (more: Partial<CommandDraft> = {}): CommandDraft => ({
  pieces: [],
  choice: 'add',
  target: null,
  values: {},
  ...more,
})

function preview(sum: number, draft: CommandDraft, more: Partial<PlayableChoice<Add>> = {}) {
  const playable: PlayableChoice<Add> = {
    choice: buildChoice({ id: 'add', label: 'Add', group: 'Numbers' }),
    inputs: () => [amount],
    commands: ({ values }) => [fillCommandTemplate<Add>(ADD, values)],
    ...more,
  }
  return previewChoiceDraft(RULES, sum, { playable, draft })
}

test('a draft lists what is missing and has no commands until it is filled', () => {
  expect(preview(0, draftOf())).toMatchObject({ label: 'Add', missing: ['amount'], commands: [], refusal: null })
  expect(preview(0, draftOf({ values: { amount: 4 } }))).toMatchObject({
    missing: [],
    commands: [{ by: 'ann', type: 'add', amount: 4 }],
  })
})

test('a default fills an input, and values without an input are dropped', () => {
  const inputs = () => [{ ...amount, value: 2 }]
  expect(preview(0, draftOf({ values: { by: 'ben' } }), { inputs }).commands).toEqual([{ ...ADD, amount: 2 }])
})

test('a value of the wrong shape refuses the draft; an emptied input is missing, default or not', () => {
  const inputs = () => [{ ...amount, value: 2 }]
  for (const value of ['4', true, [4], { amount: 4 }])
    expect(preview(0, draftOf({ values: { amount: value } }), { inputs }), JSON.stringify(value)).toMatchObject({
      commands: [],
      refusal: { code: 'invalid', message: 'How much: this value is not possible.' },
    })
  expect(preview(0, draftOf({ values: { amount: null } }), { inputs })).toMatchObject({
    missing: ['amount'],
    commands: [],
    refusal: null,
  })
})

test('a choice is confirmed by its warning, or by what its draft says', () => {
  const choice = buildChoice({ id: 'add', label: 'Add', group: 'Numbers', warning: 'It stays.' })
  expect(preview(0, draftOf(), { choice }).confirmation).toBe('It stays.')
  const details = () => ({ confirmation: 'Sure?' })
  expect(preview(0, draftOf(), { choice, details }).confirmation).toBe('Sure?')
})

test('an input may follow from the value of another; a refused option refuses the draft', () => {
  const refusal = { code: 'no', message: 'Nobody has that much.', rule: 'ADD-3' }
  const kind = (value: string, more = {}) => buildOption(value, value, more)
  const options = [kind('little'), kind('much', { refusal })]
  const how: Input = { ...amount, kind: 'one-of', options, isFinal: false, path: 'to' }
  const inputs = ({ values }: CommandDraft) => [how, ...(values['to'] === 'little' ? [amount] : [])]
  const missing = (values: CommandDraft['values']) => preview(0, draftOf({ values }), { inputs }).missing
  expect(missing({})).toEqual(['to'])
  expect(missing({ to: null, amount: 3 })).toEqual(['to'])
  expect(missing({ to: 'little' })).toEqual(['amount'])
  expect(preview(0, draftOf({ values: { to: 'little', amount: 3 } }), { inputs }).commands).toHaveLength(1)
  expect(preview(0, draftOf({ values: { to: 'much' } }), { inputs })).toMatchObject({ commands: [], refusal })
})

test('a choice with targets needs an open one', () => {
  const target = { id: 'x', label: 'X', group: null, chance: null, note: null, refusal: null }
  const refusal = { code: 'far', message: 'Too far.', rule: 'ADD-2' }
  const targets = [target, { ...target, id: 'y', refusal }]
  const more = { choice: buildChoice({ id: 'add', label: 'Add', group: 'Numbers', targets }) }
  const values = { amount: 1 }
  expect(preview(0, draftOf({ values }), more)).toMatchObject({ missing: ['target'], commands: [] })
  expect(preview(0, draftOf({ values, target: 'z' }), more)).toMatchObject({ missing: ['target'], commands: [] })
  expect(preview(0, draftOf({ values, target: 'y' }), more)).toMatchObject({ commands: [], refusal })
  expect(preview(0, draftOf({ values, target: 'x' }), more).commands).toHaveLength(1)
})

test('the rules judge all commands of a draft, one after the other', () => {
  const twice = {
    commands: ({ values }: CommandDraft) => Array(2).fill(fillCommandTemplate<Add>(ADD, values)) as Add[],
  }
  expect(preview(0, draftOf({ values: { amount: 5 } }), twice).commands).toHaveLength(2)
  expect(preview(0, draftOf({ values: { amount: 6 } }), twice)).toMatchObject({
    commands: [],
    refusal: { message: '12 is more than 10.', rule: 'ADD-1' },
  })
  expect(preview(0, draftOf({ values: { amount: 60 } }))).toMatchObject({
    commands: [],
    refusal: { code: 'invalid', message: expect.stringMatching(/^amount: /) },
  })
})

test('a path fills a nested field, and a template stays as it is', () => {
  const template = { type: 'move', ends: { cover: null, near: 'wall' } }
  expect(fillCommandTemplate<object>(template, { 'ends.cover': 'rock', 'way.far': 3 })).toEqual({
    type: 'move',
    ends: { cover: 'rock', near: 'wall' },
    way: { far: 3 },
  })
  expect(template.ends.cover).toBeNull()
  expect(buildOption('a', 'A')).toMatchObject({ refusal: null, uses: [] })
})
