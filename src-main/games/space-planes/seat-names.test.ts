import { expect, test } from 'vitest'
import { createSeatNameReplacer } from './seat-names.ts'

const SIDES = {
  red: { name: 'Lantern League', flotillaId: 'lanterns', ships: [] },
}

test('flotillas are named where a text names their seats, also at its beginning', () => {
  const rename = createSeatNameReplacer({ sides: SIDES })
  expect(rename('red')).toBe('Lantern League')
  expect(rename('Red may fly, since red shot first')).toBe('Lantern League may fly, since Lantern League shot first')
  expect(rename('blue')).toBe('blue')
})
