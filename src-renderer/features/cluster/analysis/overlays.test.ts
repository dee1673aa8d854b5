import { describe, expect, test } from 'vitest'
import { parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { clusterView, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { type AnalysisOverlay, reuseOverlayHeat } from './analysis-overlay.ts'
import { buildChokepointOverlay, listChokepoints, formatPathShare } from './chokepoint-overlay.ts'
import { buildReachOverlay, listReachStartIndices } from './reach-overlay.ts'
import { listStarOwners, listShownOwners, buildSupplyOverlay } from './supply-overlay.ts'

/** A row of stars: a, b and c 3 hexes apart, d 5 farther; a route joins a with d. */
const MAP = createStarMap(
  clusterView({
    stars: [
      starAt('a', '0101', { factionId: 'court', isHomeworld: true }),
      starAt('b', '0104', { factionId: 'tithe' }),
      starAt('c', '0107'),
      starAt('d', '0112'),
    ],
    routes: [routeBetween('a', 'd')],
  }),
  (id) => ({ court: 'Ember Court', tithe: 'The Tithe' })[id] ?? '',
)
const at = (overlay: AnalysisOverlay | null, label: string) => {
  const place = parseHexLabel(label, STANDARD_BOARD)
  return place && overlay?.heat.values[MAP.field.indexOf(place)]
}
const counts = (overlay: AnalysisOverlay | null) =>
  overlay?.lines.map(({ label, stars, hexes }) => [label, stars, hexes])

describe('reach', () => {
  test('begins at the chosen stars, at those with an owner or at homeworlds', () => {
    const chosen = [
      { kind: 'star', id: 'c' },
      { kind: 'route', id: 'a-d' },
      { kind: 'star', id: 'gone' },
    ] as const
    expect(listReachStartIndices(MAP, 'chosen', chosen)).toEqual([2])
    expect(listReachStartIndices(MAP, 'owned', chosen)).toEqual([0, 1])
    expect(listReachStartIndices(MAP, 'homeworlds', [])).toEqual([0])
    expect(buildReachOverlay(MAP, [], { way: '3', turns: 1 })).toBeNull()
  })

  test('goes from star to star, one more turn at each (FIST-MOVE-2)', () => {
    const overlay = buildReachOverlay(MAP, [0], { way: '3', turns: 2 })
    expect(['0101', '0102', '0104', '0105', '0107', '0108', '0112'].map((label) => at(overlay, label))).toEqual([
      1, 2, 2, 3, 3, 0, 0,
    ])
    expect(counts(overlay)?.map(([label, stars]) => [label, stars])).toEqual([
      ['Where it begins', 1],
      ['Turn 1', 1],
      ['Turn 2', 1],
    ])
    expect(overlay?.heat.steps.map(({ from }) => from)).toEqual([1, 2, 3])
  })

  test('counts every hex once', () => {
    const overlay = buildReachOverlay(MAP, [0], { way: '5', turns: 3 })
    const coloured = [...(overlay?.heat.values ?? [])].filter((value) => value > 0).length
    expect(overlay?.lines.reduce((sum, { hexes }) => sum + (hexes ?? 0), 0)).toBe(coloured)
    expect(at(overlay, '0112')).toBe(4)
  })

  test('along routes goes as far as they are drawn, over the hexes between', () => {
    const overlay = buildReachOverlay(MAP, [0], { way: 'route', turns: 1 })
    expect(['0101', '0106', '0112', '0104', '0201'].map((label) => at(overlay, label))).toEqual([1, 2, 2, 0, 0])
    expect(counts(overlay)).toEqual([
      ['Where it begins', 1, 1],
      ['Turn 1', 1, 9],
    ])
  })
})

describe('supply', () => {
  const owners = listStarOwners(MAP)

  test('owners are those of stars, by name', () => {
    expect(owners.map(({ name, stars }) => [name, stars])).toEqual([
      ['Ember Court', [0]],
      ['The Tithe', [1]],
    ])
    expect(listShownOwners(owners, { factionId: null, rivalId: null })).toBe(owners)
    expect(listShownOwners(owners, { factionId: 'tithe', rivalId: null }).map(({ id }) => id)).toEqual(['tithe'])
    expect(listShownOwners(owners, { factionId: 'tithe', rivalId: 'court' }).map(({ id }) => id)).toEqual([
      'tithe',
      'court',
    ])
    expect(buildSupplyOverlay(MAP, [])).toBeNull()
  })

  test('reaches 5 hexes around colonies (FIST-MOVE-3); what both reach is contested and hatched', () => {
    const overlay = buildSupplyOverlay(MAP, owners)
    expect(at(overlay, '0109')).toBe(2)
    expect(at(overlay, '0110')).toBe(0)
    expect([at(overlay, '0101'), at(overlay, '0102')]).toEqual([3, 3])
    expect(overlay?.lines.map(({ label, isHatched }) => [label, isHatched])).toEqual([
      ['Ember Court', false],
      ['The Tithe', false],
      ['Contested', true],
    ])
    expect(overlay?.heat.steps.map(({ from, isHatched }) => [from, isHatched])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    const [court, tithe, contested] = overlay?.lines ?? []
    const hexesOf = (value: number) =>
      [...(overlay?.heat.values ?? [])].filter((candidate) => candidate === value).length
    expect([court?.hexes, tithe?.hexes]).toEqual([hexesOf(1), hexesOf(2)])
    expect(contested?.hexes).toBe(hexesOf(3))
    expect(contested?.stars).toBe(2)
  })

  test('of one owner nothing is contested', () => {
    const overlay = buildSupplyOverlay(MAP, owners.slice(0, 1))
    expect(counts(overlay)?.map(([label]) => label)).toEqual(['Ember Court'])
  })
})

test('an overlay that looks as before keeps its heat', () => {
  const owners = listStarOwners(MAP)
  const before = buildSupplyOverlay(MAP, owners)
  expect(reuseOverlayHeat(buildSupplyOverlay(MAP, owners), before)?.heat).toBe(before?.heat)
  const otherOverlay = buildSupplyOverlay(MAP, owners.slice(0, 1))
  expect(reuseOverlayHeat(otherOverlay, before)).toBe(otherOverlay)
  expect(reuseOverlayHeat(null, before)).toBeNull()
})

describe('choke points', () => {
  test('are the stars that ways lead through, the narrowest first', () => {
    const chokes = listChokepoints({ shares: [0, 0.12, 0.3, 0], cutStars: [3] }, ['a', 'b', 'c', 'd'])
    expect(chokes.map(({ starId, isCut }) => [starId, isCut])).toEqual([
      ['c', false],
      ['b', false],
      ['d', true],
    ])
    const overlay = buildChokepointOverlay(MAP, [...chokes, { starId: 'gone', share: 0.5, isCut: false }])
    expect(['0104', '0107', '0101'].map((label) => Math.round(at(overlay, label) ?? 0))).toEqual([12, 30, 0])
    expect(counts(overlay)).toEqual([
      ['1 to 5 %', 0, null],
      ['5 to 10 %', 0, null],
      ['10 to 20 %', 1, null],
      ['20 % and more', 1, null],
    ])
  })

  test('shares in words', () => {
    expect([0, 0.0004, 0.034, 0.126].map(formatPathShare)).toEqual(['0 %', 'under 0.1 %', '3.4 %', '13 %'])
  })
})
