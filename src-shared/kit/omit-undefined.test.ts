import { expect, test } from 'vitest'
import { omitUndefined } from './omit-undefined.ts'

test('a field that came as undefined is not given; null is', () => {
  expect(omitUndefined({ name: undefined, colour: null, row: 0 })).toEqual({ colour: null, row: 0 })
})
