import { expect, test } from 'vitest'
import { splitCjkWord } from './cjk-letters'

test('a line of Japanese may end at every letter, but not before a full stop or after an opening bracket', () => {
  expect(splitCjkWord('星々「銀河」へ。')).toEqual(['星々', '「銀', '河」', 'へ。'])
})

test('Latin words between Chinese letters stay whole, and what ends a sentence stays with them', () => {
  expect(splitCjkWord('在Orion、等')).toEqual(['在', 'Orion、', '等'])
  expect(splitCjkWord('Orion')).toEqual(['Orion'])
})

test('a combining mark stays with its letter', () => {
  expect(splitCjkWord('か\u3099き')).toEqual(['か\u3099', 'き'])
})
