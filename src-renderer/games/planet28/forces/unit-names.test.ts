import { expect, test } from 'vitest'
import { copyName, LONGEST_NAME, readNames } from './unit-names.ts'

test('a list is read a name a line, without bullets, numbers, empty lines and double spaces', () => {
  const { names } = readNames('- Mira  Voss\r\n\n2. Old Teg\n  Sister Ash \n* 7 of Nine\n', [])
  expect(names).toEqual(['Mira Voss', 'Old Teg', 'Sister Ash', '7 of Nine'])
})

test('names that are there already or twice are pointed out once, whatever their capitals', () => {
  expect(readNames('Teg\nMIRA\nteg\nTEG', ['Mira']).repeated).toEqual(['MIRA', 'teg', 'TEG'])
  expect(readNames('Teg\nAsh', ['Mira']).repeated).toEqual([])
})

test('names too long are pointed out', () => {
  const long = 'x'.repeat(LONGEST_NAME + 1)
  expect(readNames(`Teg\n${long}`, []).tooLong).toEqual([long])
  expect(readNames('x'.repeat(LONGEST_NAME), []).tooLong).toEqual([])
})

test('a copy has a name that is taken, however long the first is', () => {
  expect(copyName('Mira')).toBe('Mira (copy)')
  expect(copyName('x'.repeat(LONGEST_NAME))).toHaveLength(LONGEST_NAME)
})
