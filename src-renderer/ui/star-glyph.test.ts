import { expect, test } from 'vitest'
import { describeStar, polygonPoints, starGlyph, type StarRating } from './star-glyph.ts'

const RATINGS: readonly StarRating[] = [1, 2, 3, 4, 5]

test('A star has as many rays as its rating', () => {
  expect(RATINGS.map((rating) => starGlyph(rating, 20).rays.length)).toEqual([1, 2, 3, 4, 5])
})

test('The first ray points up and reaches the radius', () => {
  for (const rating of RATINGS) expect(starGlyph(rating, 20).rays[0]?.[1]).toEqual([0, -20])
})

test('Rays are spread evenly: their tips balance about the centre', () => {
  for (const rating of RATINGS.filter((r) => r > 1)) {
    const tips = starGlyph(rating, 100).rays.flatMap((ray) => ray.slice(1, 2))
    expect(Math.abs(tips.reduce((sum, [x]) => sum + x, 0))).toBeLessThan(0.1)
    expect(Math.abs(tips.reduce((sum, [, y]) => sum + y, 0))).toBeLessThan(0.1)
  }
})

test('Rays stand on the disc and do not touch each other', () => {
  const { disc, rays } = starGlyph(5, 100)
  const [left, , right] = rays[0] ?? []
  expect(Math.hypot(...(left ?? [0, 0]))).toBeCloseTo(disc, 1)
  expect(right?.[0]).toBeGreaterThan(0)
  expect(right?.[0] ?? 0).toBeLessThan(rays[1]?.[0]?.[0] ?? 0)
})

test('The shape scales with the radius', () => {
  expect(starGlyph(3, 40).disc).toBe(2 * starGlyph(3, 20).disc)
})

test('Points and words', () => {
  expect(
    polygonPoints([
      [0, -1],
      [2, 3.5],
    ]),
  ).toBe('0,-1 2,3.5')
  expect(describeStar(4, ['homeworld'])).toBe('Star 4, white, homeworld')
  expect(describeStar(null, [])).toBe('Unknown star')
})
