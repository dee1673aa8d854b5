import { expect, test } from 'vitest'
import { countWords, numberWords, signedWords } from './words.ts'

test('A minus lines up with figures, and a sign is written where it was asked for', () => {
  expect([3, 0, -3].map(numberWords)).toEqual(['3', '0', '−3'])
  expect([3, 0, -3].map((value) => signedWords(value))).toEqual(['+3', '0', '−3'])
  expect([1.26, 0, -0.5].map((value) => signedWords(value, 1))).toEqual(['+1.3', '0.0', '−0.5'])
})

test('One is one, and all others are many', () => {
  expect([0, 1, 2, 1200].map((number) => countWords(number, 'hand'))).toEqual([
    '0 hands',
    '1 hand',
    '2 hands',
    '1,200 hands',
  ])
})
