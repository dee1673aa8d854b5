import { expect, test } from 'vitest'
import { chart, chartStar } from '#tests/support/charts.ts'
import { composePicture } from './draw/compose-picture.ts'
import { createDrawListWithSource } from './draw/draw-list.ts'
import { DEFAULT_PICTURE_OPTIONS } from './picture-options.ts'
import { computeStarRank } from './star-rank.ts'
import { findStarWorld } from './star-world.ts'

const WORLD = { uwp: 'A5547A9-C', bases: 'NS', remarks: 'Cp Ri', zone: 'A', pbg: '702' }
const extraOf = (world: Partial<typeof WORLD>) => ({ 'traveller-tab': { world } })

test('a world is read from the data of its file', () => {
  expect(findStarWorld(extraOf(WORLD))).toEqual({
    profile: 'A5547A9-C',
    starport: 'A',
    population: 7,
    hasGasGiant: true,
    zone: 'amber',
    bases: ['naval', 'scout'],
    isCapital: true,
    tradeCodes: ['Ri'],
  })
  expect(findStarWorld(extraOf({ uwp: 'X000000-0', zone: 'R', pbg: '000', bases: 'M' }))).toMatchObject({
    hasGasGiant: false,
    zone: 'red',
    bases: ['other'],
    isCapital: false,
  })
  expect(findStarWorld({ csv: { uwp: 'A' } })).toBeNull()
  expect(findStarWorld({ 'traveller-tab': 'damaged' })).toBeNull()
})

test('population, starport and capital decide the rank of a world', () => {
  const rankOf = (world: Partial<typeof WORLD>) =>
    computeStarRank({
      isHomeworld: false,
      size: 'medium',
      rating: 1,
      owner: 'Imperium',
      world: findStarWorld(extraOf(world)),
    })
  expect(rankOf(WORLD)).toBe('capital')
  expect(rankOf({ uwp: 'C555999-9' })).toBe('town')
  expect(rankOf({ uwp: 'B555300-9' })).toBe('settled')
  expect(rankOf({ uwp: 'E555300-9' })).toBe('outpost')
})

test('a poster shows starport, profile and signs, and its legend explains them', () => {
  const stars = [chartStar({ row: 4, column: 4, extra: extraOf(WORLD) })]
  const picture = composePicture(createDrawListWithSource(chart({ stars })).list, {
    ...DEFAULT_PICTURE_OPTIONS,
    mmPerHex: 25,
  })
  const textsIn = (id: string) =>
    picture.layers
      .filter((layer) => layer.id === id)
      .flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [])),
      )
  expect(textsIn('worlds')).toEqual(['A', 'A5547A9-C', 'Ri'])
  expect(textsIn('legend')).toEqual(expect.arrayContaining(['Gas giant', 'Naval base', 'Scout base', 'Amber zone']))
  expect(textsIn('legend')).not.toContain('Red zone')
})

test('one owner on nearly every star is left out', () => {
  const starsOf = (owner: (at: number) => string) =>
    Array.from({ length: 14 }, (_, at) => chartStar({ row: 2 + at, column: 4, owner: owner(at) }))
  const marksOf = (owner: (at: number) => string) =>
    createDrawListWithSource(chart({ stars: starsOf(owner) })).list.stars.marks
  expect(new Set(marksOf(() => 'Imperium'))).toEqual(new Set(['']))
  expect(new Set(marksOf((at) => (at === 3 ? 'Zho' : 'Imperium')))).toEqual(new Set(['I', 'Z']))
})
