import { expect, test } from 'vitest'
import { getHexDistance, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { MINI_MAP } from '#tests/support/fistful.ts'
import { getMapDistances } from './map-distances.ts'

const distances = getMapDistances(MINI_MAP)

test('FIST-MAP-1: labels are sorted as texts, those that look like numbers too', () => {
  expect(distances.labels).toEqual(Object.keys(MINI_MAP.stars).map(String).toSorted())
  expect(distances.labels[0]).toBe('0203')
})

test('FIST-MAP-3: drawn routes join both ways', () => {
  expect(distances.hasRoute('0205', '0203')).toBe(true)
  expect(distances.hasRoute('0203', '0304')).toBe(false)
})

test('FIST-MAP-4: distances between stars are those of their hexes', () => {
  for (const label of distances.labels) {
    for (const otherLabel of distances.labels) {
      const [from, to] = [parseHexLabel(label, STANDARD_BOARD), parseHexLabel(otherLabel, STANDARD_BOARD)]
      if (!from || !to) throw new Error('A star is off the board')
      expect(distances.between(label, otherLabel)).toBe(getHexDistance(from, to, STANDARD_BOARD))
    }
  }
  expect(distances.within('0203', 2)).toEqual(['0205', '0304'])
})

test('a map is measured once, and faults are named', () => {
  expect(getMapDistances(MINI_MAP)).toBe(distances)
  expect(() => distances.between('0203', '0204')).toThrow('0204 is not a star')
  expect(() => getMapDistances({ ...MINI_MAP, stars: { '9901': { name: 'Off', rating: 1 } } })).toThrow(
    '9901 is not on the board',
  )
})
