import { expect, test } from 'vitest'
import { formatSeat } from './seat-name.ts'

test('a seat without a name of its own is called by its id, capitalised', () => {
  expect(formatSeat({ seat: 'the-reds', name: 'the-reds' })).toBe('The reds')
  expect(formatSeat({ seat: 'red', name: 'mira' })).toBe('mira')
})
