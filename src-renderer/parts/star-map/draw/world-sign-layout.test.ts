import { expect, test } from 'vitest'
import type { StarWorld } from '#shared/cluster/star-world.ts'
import { layOutWorldSigns } from './world-sign-layout.ts'

const WORLD: StarWorld = {
  profile: 'A5547A9-C',
  starport: 'A',
  population: 7,
  hasGasGiant: true,
  zone: 'amber',
  bases: ['naval', 'scout'],
  isCapital: false,
  tradeCodes: ['Ag', 'Ri'],
}
const textsAt = (scale: number) => layOutWorldSigns(WORLD, 15, scale).texts.map(({ text }) => text)

test('the nearer the view, the more of a world is shown', () => {
  expect(layOutWorldSigns(WORLD, 8, 10)).toEqual({ signs: [], texts: [], zoneRadius: 0 })
  expect(layOutWorldSigns(WORLD, 8, 15).signs.map(({ sign }) => sign)).toEqual(['gasGiant', 'naval', 'scout'])
  expect([textsAt(15), textsAt(20)]).toEqual([[], ['A']])
  expect(textsAt(42)).toEqual(['A', 'A5547A9-C'])
  expect(textsAt(50)).toEqual(['A', 'A5547A9-C', 'Ag Ri'])
})

test('signs and texts overlap neither each other nor the star', () => {
  const radius = 17
  const { signs, texts } = layOutWorldSigns(WORLD, radius, 50)
  const items = [...signs, ...texts]
  for (const [at, a] of items.entries()) {
    expect(Math.hypot(a.x, a.y) - a.half).toBeGreaterThan(radius - 1)
    for (const b of items.slice(at + 1)) {
      const isApart = Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth || Math.abs(a.y - b.y) >= a.half + b.half
      expect(isApart).toBe(true)
    }
  }
})
