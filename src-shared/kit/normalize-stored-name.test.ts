import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { normalizeStoredName, removeRedundantInvisibles } from './normalize-stored-name.ts'

test.each([
  ['a zero-width space', 'Ve\u200bx', 'Vex'],
  ['signs that turn the direction', '\u202eVex\u202c \u2066Keel\u2069', 'Vex Keel'],
  ['marks of direction', 'V\u200eex\u200f', 'Vex'],
  ['a byte order mark', '\ufeffVex', 'Vex'],
  ['a soft hyphen', 'Ve\u00adx', 'Vex'],
  ['joiners between Latin letters', 'V\u200de\u200cx', 'Vex'],
  ['a variation of a letter', 'Vex\ufe0f', 'Vex'],
  ['letters that are tags', 'Vex\u{e0041}', 'Vex'],
  ['Hangul that fills', 'Vex\u3164', 'Vex'],
  ['marks apart', 'Zoe\u0308', 'Zo\u00eb'],
  ['a Korean letter in parts', '\u1112\u1161\u11ab', '\ud55c'],
  ['a sign with a double', '\uf900', '\u8c48'],
  ['more marks than a letter bears', `a${'\u0323'.repeat(50)}`, `\u1ea1${'\u0323'.repeat(7)}`],
  ['wide letters', '\uff36\uff45\uff58\u30002', 'Vex 2'],
  ['narrow Katakana', '\uff7d\uff80\uff70', '\u30b9\u30bf\u30fc'],
  ['many blanks of any kind', ' Vex\u00a0\t Keel ', 'Vex Keel'],
])('%s tells no name from another', (_what, typed, kept) => expect(normalizeStoredName(typed)).toBe(kept))

test.each([
  'Ann',
  'ليلى',
  '👩‍👩‍👧',
  '❤️‍🔥',
  '☎️',
  '1️⃣',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'می‌خواهم',
  'क्‍ष',
  'H₂O',
  '½',
])('what is seen stays: %s', (name) => expect(normalizeStoredName(name)).toBe(name))

test('marks in turns take time by their number', () => {
  expect(
    isRunTimeLinear(
      (times) => normalizeStoredName('a\u0301\u0323'.repeat(times) + '\u0301\u0323'.repeat(times)),
      20_000,
    ),
  ).toBe(true)
})

test('once plain, a name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const name = normalizeStoredName(text)
      expect(normalizeStoredName(name)).toBe(name)
      expect(removeRedundantInvisibles(name)).toBe(name)
    }),
  )
})
