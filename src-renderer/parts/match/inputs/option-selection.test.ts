import { expect, test } from 'vitest'
import type { InputOption } from '#shared/match/protocol.ts'
import { addCompatibleOptions, findConflictingOption, getOptionKey, groupOptions } from './option-selection.ts'

const option = (value: string, uses: readonly string[], fields: Partial<InputOption> = {}): InputOption => ({
  value,
  label: value,
  group: null,
  note: null,
  chance: null,
  refusal: null,
  uses,
  ...fields,
})
const gun = option('gun', ['gun', 'a', 'b'])
const rifles = ['a', 'b', 'c'].map((id) => option(id, [id]))
const valuesOf = (options: readonly InputOption[]) => options.map(({ value }) => value)

test('options that use the same exclude each other, and the one that uses most goes first', () => {
  expect(valuesOf(addCompatibleOptions([], [...rifles, gun]))).toEqual(['gun', 'c'])
  expect(valuesOf(addCompatibleOptions(rifles, [gun, ...rifles]))).toEqual(['a', 'b', 'c'])
  expect(findConflictingOption(option('a', ['a']), [gun])).toBe(gun)
  expect(findConflictingOption(gun, [gun])).toBeUndefined()
})

test('a refused option is never added', () => {
  const refused = option('d', ['d'], { refusal: { code: 'no', message: 'No.', rule: null } })
  expect(addCompatibleOptions([], [refused])).toEqual([])
})

test('options are told apart by their values, and stand in their groups', () => {
  expect(getOptionKey({ value: { cord: 2, third: 1 } })).not.toBe(getOptionKey({ value: { cord: 2, third: 2 } }))
  const grouped = groupOptions([option('a', [], { group: 'x' }), option('b', []), option('c', [], { group: 'x' })])
  expect(grouped.map(({ name, options }) => [name, valuesOf(options)])).toEqual([
    ['x', ['a', 'c']],
    [null, ['b']],
  ])
})
