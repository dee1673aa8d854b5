import { expect, test } from 'vitest'
import { hasReader, parseReaders, listUnknownReaders, setReaderIncluded } from './passage-readers.ts'

test('Players are put in and taken out by name, whatever the case; what else is written stays', () => {
  expect(setReaderIncluded('', 'Mira', true)).toBe('Mira')
  expect(setReaderIncluded('mira, Somebody', 'Tom', true)).toBe('mira, Somebody, Tom')
  expect(setReaderIncluded('mira, Somebody, Tom', 'Mira', false)).toBe('Somebody, Tom')
  expect(setReaderIncluded('Tom, tom', 'Tom', true)).toBe('Tom')
  expect(hasReader('mira , Tom', 'Mira')).toBe(true)
  expect(hasReader('Miranda', 'Mira')).toBe(false)
})

test('Names that no player bears are told', () => {
  expect(parseReaders(' Mira,, Tom, mira')).toEqual(['Mira', 'Tom'])
  expect(listUnknownReaders('Mira, Tmo', ['Mira', 'Tom'])).toEqual(['Tmo'])
})
