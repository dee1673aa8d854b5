import { expect, test } from 'vitest'
import { assert, BrokenInvariant } from './assert.ts'

test('what does not hold is a fault that says what broke', () => {
  expect(() => assert(true, 'nothing')).not.toThrow()
  expect(() => assert(false, 'A fleet is in two places')).toThrow(new BrokenInvariant('A fleet is in two places'))
})
