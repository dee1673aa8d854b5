import { expect, test } from 'vitest'
import * as z from 'zod'
import { buildOption, createInputBuilder } from './inputs.ts'

const Side = z
  .enum(['left', 'right'])
  .meta({ label: 'Which side', labels: { left: 'Left of it', right: 'Right of it' } })
const COMMANDS = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    far: z.number().min(0).max(20).meta({ label: 'How far', unit: 'cm', step: 0.5 }),
    count: z.int().min(1).max(3).default(2),
    note: z.string().max(80).nullable().default(null).meta({ label: 'Note', hint: 'For the story' }),
    ends: z.strictObject({ side: Side.nullable().default(null), isHidden: z.boolean().default(false) }),
    crew: z.array(z.string()).min(1).max(6).meta({ label: 'Crew' }),
    legs: z
      .array(z.strictObject({ length: z.number().max(9).meta({ label: 'Length' }) }))
      .min(1)
      .max(4),
  }),
])
const createInput = createInputBuilder(COMMANDS)

test('label, unit, bounds and default come from the schema', () => {
  expect(createInput('move', 'far')).toEqual({
    kind: 'number',
    min: 0,
    max: 20,
    step: 0.5,
    unit: 'cm',
    path: 'far',
    label: 'How far',
    hint: null,
    value: null,
    isOptional: false,
  })
  expect(createInput('move', 'count')).toMatchObject({ min: 1, max: 3, step: 1, value: 2 })
  expect(createInput('move', 'note')).toMatchObject({
    kind: 'text',
    maxLength: 80,
    hint: 'For the story',
    isOptional: true,
    value: null,
  })
  expect(createInput('move', 'ends.isHidden')).toMatchObject({ kind: 'toggle', value: false })
})

test('an enumeration is a choice of its labelled values, at any depth and where it may be left out', () => {
  expect(createInput('move', 'ends.side')).toMatchObject({
    kind: 'one-of',
    label: 'Which side',
    isOptional: true,
    isFinal: false,
    options: [
      { value: 'left', label: 'Left of it' },
      { value: 'right', label: 'Right of it' },
    ],
  })
})

test('the state narrows bounds and gives options, defaults and columns', () => {
  expect(createInput('move', 'far', { max: 8, value: 3 })).toMatchObject({ min: 0, max: 8, value: 3 })
  expect(createInput('move', 'far', { max: 80 })).toMatchObject({ max: 20 })
  const options = [buildOption('ann', 'Ann'), buildOption('bob', 'Bob')]
  expect(createInput('move', 'crew', { options, max: 2 })).toMatchObject({ kind: 'some-of', options, min: 1, max: 2 })
  const columns = [createInput('move', 'legs.length')]
  expect(createInput('move', 'legs', { columns })).toMatchObject({
    kind: 'list',
    min: 1,
    max: 4,
    columns: [{ path: 'legs.length', label: 'Length', max: 9 }],
  })
})

test('a command or field that does not exist is an error', () => {
  expect(() => createInput('fly', 'far')).toThrow('There is no command fly.')
  expect(() => createInput('move', 'high')).toThrow('A command has no field high.')
})
