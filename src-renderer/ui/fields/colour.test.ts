import { expect, test } from 'vitest'
import { parseHexColour } from './colour.ts'

test('A colour may be written with or without the hash, short or long, in any case', () => {
  expect(parseHexColour('#c9a24b')).toBe('#c9a24b')
  expect(parseHexColour(' C9A24B ')).toBe('#c9a24b')
  expect(parseHexColour('#CA4')).toBe('#ccaa44')
})

test('What is no colour is none', () => {
  for (const text of ['', '#', '#c9a2', 'brass', '#c9a24b0', 'rgb(1,2,3)']) expect(parseHexColour(text)).toBeNull()
})
