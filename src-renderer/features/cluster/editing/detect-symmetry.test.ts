import { expect, test } from 'vitest'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { detectSymmetry } from './detect-symmetry.ts'

const ONES = ['0101', '0204', '0503', '1009', '0116', '1616', '0712', '1401']
/** A half turn of the standard board: 32 rows of 16. */
const across = (label: string): string =>
  [33 - Number(label.slice(0, 2)), 17 - Number(label.slice(2))].map((part) => String(part).padStart(2, '0')).join('')
const mapOf = (labels: readonly string[]) =>
  createStarMap(clusterView({ stars: labels.map((label) => starAt(label, label)) }), () => '')

test('a map that a half turn takes to itself is drawn on with a half turn', () => {
  expect(detectSymmetry(mapOf([...ONES, ...ONES.map(across)]))).toBe('half-turn')
})

test('few stars, or one without a partner, say nothing', () => {
  expect(detectSymmetry(mapOf([...ONES.slice(0, 3), ...ONES.slice(0, 3).map(across)]))).toBe('none')
  expect(detectSymmetry(mapOf([...ONES, ...ONES.map(across), '0808']))).toBe('none')
})
