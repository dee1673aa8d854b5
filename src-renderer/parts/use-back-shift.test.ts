import { expect, test } from 'vitest'
import { NO_BACK_SHIFT } from '#shared/contract/printed-sheet.ts'
import { parseBackShift } from './use-back-shift.ts'

test('a stored shift is read, a missing or broken one is none', () => {
  expect(parseBackShift('{"across":-0.5,"down":1}')).toEqual({ across: -0.5, down: 1 })
  for (const broken of [null, '', '{', '3', 'null', '{"across":99,"down":0}', '{"across":1}'])
    expect(parseBackShift(broken)).toEqual(NO_BACK_SHIFT)
})
