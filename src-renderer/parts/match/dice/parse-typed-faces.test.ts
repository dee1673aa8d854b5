import { expect, test } from 'vitest'
import { parseTypedFaces } from './parse-typed-faces.ts'

test('dice are numbers in a row, and a dash or a question mark leaves one to Orrery', () => {
  expect(parseTypedFaces('7, 4 10;3')).toEqual([7, 4, 10, 3])
  expect(parseTypedFaces(' 7 - ? 3 ')).toEqual([7, null, null, 3])
  expect(parseTypedFaces('')).toEqual([])
})

test('anything else is no die', () => {
  for (const text of ['x', '0', '7.5', '-1', '1000']) expect(parseTypedFaces(text)).toBeNull()
})
