import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonPlaces } from './json-places.ts'

test('a value is found by its path, whatever stands before it', () => {
  const text = '{\n  "a": [1, {"b\\"": "x{]"}],\n  "c": {\n    "d": null\n  }\n}'
  const { fault, placeOf } = findJsonPlaces(text)
  expect(fault).toBeNull()
  expect(placeOf(['a', 1, 'b"'])).toEqual({ line: 2, column: 20 })
  expect(placeOf(['c', 'd'])).toEqual({ line: 4, column: 10 })
  expect(placeOf(['c', 'missing', 3])).toEqual({ line: 3, column: 8 })
  expect(placeOf([])).toEqual({ line: 1, column: 1 })
})

test.each([
  ['', 1, 1, /ends where a value/],
  ['{"a": 1,}', 1, 9, /name in double quotes/],
  ['{\n "a" 1}', 2, 6, /a colon/],
  ['[1 2]', 1, 4, /comma or the closing bracket/],
  ['{"a": 1', 1, 8, /comma or the closing brace/],
  ['{"a": tru}', 1, 7, /a value/],
  ['["\\x"]', 1, 3, /follow a backslash/],
  ['["a\nb"]', 1, 4, /closing double quote/],
  ['["a', 1, 4, /closing double quote/],
  ['[01]', 1, 3, /comma/],
  ['{} {}', 1, 4, /nothing more/],
  ['['.repeat(200), 1, 102, /100 levels/],
])('%j breaks at line %i, column %i', (text, line, column, reason) => {
  expect(findJsonPlaces(text).fault).toMatchObject({ line, column, reason: expect.stringMatching(reason) as unknown })
})

test('it finds a fault where JSON.parse does, and none elsewhere', () => {
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const cut = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '0'))
  fc.assert(
    fc.property(cut, ([json, at, sign]) => {
      const place = at % (json.length + 1)
      for (const text of [json, json.slice(0, place) + sign + json.slice(place + 1)])
        expect(findJsonPlaces(text).fault === null).toBe(parses(text))
    }),
  )
})
