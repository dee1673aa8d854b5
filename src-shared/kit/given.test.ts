import { expect, test } from 'vitest'
import { given } from './given.ts'

test('a field that came as undefined is not given; null is', () => {
  expect(given({ name: undefined, colour: null, row: 0 })).toEqual({ colour: null, row: 0 })
})
