import { describe, expect, test } from 'vitest'
import { getStarDigitRadiusRatio, STAR_SHAPES, buildStarGlyph } from './star-glyph.ts'

describe('rays', () => {
  test.each([1, 2, 3, 4, 5])('are as many as the rating %i, the first pointing up', (rating) => {
    const { disc, polygons } = buildStarGlyph('rays', rating, 10)
    expect(polygons).toHaveLength(rating)
    const [x, y] = polygons[0]?.[1] ?? [NaN, NaN]
    expect([x, y]).toEqual([expect.closeTo(0, 9), -10])
    expect(disc).toBeCloseTo(4.6, 9)
  })

  test('are spread evenly', () => {
    const angles = buildStarGlyph('rays', 4, 1).polygons.map(([, tip]) => Math.atan2(tip?.[1] ?? 0, tip?.[0] ?? 0))
    const quarters = angles.map((angle) => Math.round(((angle + Math.PI / 2) / (Math.PI / 2) + 4) % 4))
    expect(quarters).toEqual([0, 1, 2, 3])
  })
})

test.each(STAR_SHAPES)('%s stays inside its reach and has room for a digit', (shape) => {
  const { disc, polygons } = buildStarGlyph(shape, 3, 2)
  const reaches = polygons.flat().map(([x, y]) => Math.hypot(x, y))
  expect(Math.max(disc, ...reaches)).toBeLessThanOrEqual(2 + 1e-9)
  expect(disc > 0 || polygons.length === 1).toBe(true)
  expect(getStarDigitRadiusRatio(shape)).toBeGreaterThan(0.4)
})

test('polygons have the corners that their names say', () => {
  const corners = (['square', 'diamond', 'triangle', 'hexagon'] as const).map(
    (shape) => buildStarGlyph(shape, 1, 1).polygons[0]?.length,
  )
  expect(corners).toEqual([4, 4, 3, 6])
})
