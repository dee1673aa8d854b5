import { expect, test } from 'vitest'
import { assert, InvariantError } from './assert.ts'

test('what does not hold is a fault that says what broke', () => {
  expect(() => assert(true, 'nothing')).not.toThrow()
  expect(() => assert(false, 'A fleet is in two places')).toThrow(new InvariantError('A fleet is in two places'))
})
