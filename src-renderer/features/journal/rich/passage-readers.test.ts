import { expect, test } from 'vitest'
import { hasReader, parseReaderNames, listUnknownReaders, withReaderIncluded } from './passage-readers.ts'

test('Players are put in and taken out by name, whatever the case; what else is written stays', () => {
  expect(withReaderIncluded('', 'Mira', true)).toBe('Mira')
  expect(withReaderIncluded('mira, Somebody', 'Tom', true)).toBe('mira, Somebody, Tom')
  expect(withReaderIncluded('mira, Somebody, Tom', 'Mira', false)).toBe('Somebody, Tom')
  expect(withReaderIncluded('Tom, tom', 'Tom', true)).toBe('Tom')
  expect(hasReader('mira , Tom', 'Mira')).toBe(true)
  expect(hasReader('Miranda', 'Mira')).toBe(false)
})

test('Names that no player bears are told', () => {
  expect(parseReaderNames(' Mira,, Tom, mira')).toEqual(['Mira', 'Tom'])
  expect(listUnknownReaders('Mira, Tmo', ['Mira', 'Tom'])).toEqual(['Tmo'])
})
