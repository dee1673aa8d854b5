import { expect, test } from 'vitest'
import { computeNameOffset } from '#shared/cluster/draw/name-positions.ts'
import { getLevelOfDetail, getRulerStep, shortenName, STAR_SIZE_FACTORS } from './level-of-detail.ts'

test('the nearer, the more is drawn', () => {
  expect(getLevelOfDetail(1)).toMatchObject({
    grid: 0,
    isDotted: true,
    names: false,
    digits: false,
    hexLabels: false,
    routeWidth: 1,
  })
  expect(getLevelOfDetail(14)).toMatchObject({ grid: 1, isDotted: false, names: true, digits: false })
  expect(getLevelOfDetail(40)).toMatchObject({ digits: true, owners: true, notes: true, hexLabels: true })
})

test('nothing shrinks on the way nearer, so that names that have room keep it', () => {
  for (let scale = 6; scale < 96; scale *= 1.05) {
    const [far, near] = [getLevelOfDetail(scale), getLevelOfDetail(scale * 1.05)]
    expect(near.starRadius).toBeGreaterThanOrEqual(far.starRadius)
    expect(near.starRadius / far.starRadius).toBeLessThanOrEqual(1.0501)
    const away = (reach: number) => computeNameOffset({ dx: 0, dy: 1 }, { reach, size: 14 })
    expect(away(near.starRadius)).toBeGreaterThanOrEqual(away(far.starRadius))
  }
})

test('sizes of stars grow from dwarf to giant about a medium one', () => {
  expect(STAR_SIZE_FACTORS).toEqual(STAR_SIZE_FACTORS.toSorted((a, b) => a - b))
  expect(STAR_SIZE_FACTORS[2]).toBe(1)
})

test('a ruler bears as many numbers as have room', () => {
  expect([getRulerStep(30), getRulerStep(12), getRulerStep(5), getRulerStep(1), getRulerStep(0.1)]).toEqual([
    1, 2, 5, 50, 100,
  ])
  expect(getRulerStep(30, 36)).toBe(2)
})

test('a very long name is cut', () => {
  expect(shortenName('Ember')).toBe('Ember')
  expect(shortenName('E'.repeat(80))).toHaveLength(30)
})
