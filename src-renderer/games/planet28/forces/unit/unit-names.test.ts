import { expect, test } from 'vitest'
import { buildCopyName, MAX_NAME_LENGTH, parseUnitNames } from './unit-names.ts'

test('a list is read a name a line, without bullets, numbers, empty lines and double spaces', () => {
  const { names } = parseUnitNames('- Mira  Voss\r\n\n2. Old Teg\n  Sister Ash \n* 7 of Nine\n', [])
  expect(names).toEqual(['Mira Voss', 'Old Teg', 'Sister Ash', '7 of Nine'])
})

test('names that are there already or twice are pointed out once, whatever their capitals', () => {
  expect(parseUnitNames('Teg\nMIRA\nteg\nTEG', ['Mira']).repeated).toEqual(['MIRA', 'teg', 'TEG'])
  expect(parseUnitNames('Teg\nAsh', ['Mira']).repeated).toEqual([])
})

test('names too long are pointed out', () => {
  const long = 'x'.repeat(MAX_NAME_LENGTH + 1)
  expect(parseUnitNames(`Teg\n${long}`, []).tooLong).toEqual([long])
  expect(parseUnitNames('x'.repeat(MAX_NAME_LENGTH), []).tooLong).toEqual([])
})

test('a copy has a name that is taken, however long the first is', () => {
  expect(buildCopyName('Mira')).toBe('Mira (copy)')
  expect(buildCopyName('x'.repeat(MAX_NAME_LENGTH))).toHaveLength(MAX_NAME_LENGTH)
})
