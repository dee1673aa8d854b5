import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanJsonPositions } from './json-positions.ts'

/** What one wrong key may leave in a file. */
const SIGNS = ['', '//', '/*', ...',"{}[]\\0-.e/:\'\t\u0001\u00a0\ufeff']

test('a value is found by its path, whatever stands before it', () => {
  const text = '{\n  "a": [1, {"b\\"": "x{]"}],\n  "c": {\n    "d": null\n  }\n}'
  const { fault, placeOf } = scanJsonPositions(text)
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
  ['{"a": 1 "b": 2}', 1, 9, /comma or the closing brace should/],
  ['[[{"a": 1}}', 1, 11, /comma or the closing bracket/],
  ['{name: 1}', 1, 2, /"name" is neither a value nor a name in double quotes/],
  ["['a']", 1, 2, /"'a'" is neither/],
  ['[1, // one\n2]', 1, 5, /is neither/],
  ['/* all */ {}', 1, 1, /is neither/],
  ['[1.]', 1, 2, /"1\." is neither/],
  ['["\\u12x4\\q"]', 1, 3, /follow a backslash/],
  ['["ok \\\\ \u0001"]', 1, 9, /closing double quote/],
  [`{"a": ${'x'.repeat(1000)}}`, 1, 7, /^"x{20}" is/],
])('%j breaks at line %i, column %i', (text, line, column, reason) => {
  expect(scanJsonPositions(text).fault).toMatchObject({
    line,
    column,
    reason: expect.stringMatching(reason) as unknown,
  })
})

test('of a name that stands twice the last value counts, as for JSON.parse', () => {
  expect(scanJsonPositions('{\n"a": 1,\n"a": 2}').placeOf(['a'])).toEqual({ line: 3, column: 6 })
})

test('a file of brackets alone exhausts nothing', () => {
  for (const text of ['[', '{"a":', '[[]', '[},'])
    expect(scanJsonPositions(text.repeat(100_000)).fault?.column).toBeLessThanOrEqual(506)
})

test('what stands before a fault has its place', () => {
  const { fault, placeOf } = scanJsonPositions('{\n"a": [1,\n2,\n}')
  expect(fault).toMatchObject({ line: 4, column: 1 })
  expect(placeOf(['a', 1])).toEqual({ line: 3, column: 1 })
  expect(placeOf(['a', 2])).toEqual({ line: 2, column: 6 })
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
  const cut = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom(...SIGNS))
  fc.assert(
    fc.property(cut, ([json, at, sign]) => {
      const place = at % (json.length + 1)
      for (const text of [json, json.slice(0, place) + sign + json.slice(place + 1)])
        expect(scanJsonPositions(text).fault === null).toBe(parses(text))
    }),
  )
})
