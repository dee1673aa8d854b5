import { describe, expect, test } from 'vitest'
import type { ClusterEdit, ClusterPatch } from '#shared/contract/cluster.ts'
import { computeHexCentre, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { clusterView, fleetAt, inOrder, labelAt, createRegion, routeBetween, starAt } from '#tests/support/star-maps.ts'
import {
  applyEdits,
  applyPatch,
  canApplyEdits,
  formatRouteCount,
  createStarMap,
  describeHex,
  reuseDrawableMap,
  getOtherEndStarId,
  withOwnerNames,
} from './star-map.ts'

const VIEW = clusterView({
  stars: [
    starAt('vex', '0412', { factionId: 'f', isHomeworld: true }),
    starAt('bo', '1005', { rating: 5 }),
    starAt('ada', '0402'),
  ],
  routes: [routeBetween('ada', 'vex'), routeBetween('bo', 'vex')],
  regions: [
    createRegion('deep', [
      [4, 10, 14],
      [5, 10, 12],
    ]),
  ],
  labels: [labelAt('rift', '0412', { text: 'Here be dust' })],
  fleets: [fleetAt('first', '0412')],
})
const MAP = createStarMap(VIEW, () => 'Ember Court')
const NO_PATCH: ClusterPatch = {
  revision: 2,
  head: null,
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  bookmarks: [],
  gone: [],
}

describe('finds', () => {
  test('stars by id and by hex', () => {
    expect(MAP.findStar('bo')?.rating).toBe(5)
    expect([MAP.findStar(null), MAP.findStar('none')]).toEqual([null, null])
    expect(MAP.findStarAt({ row: 10, column: 5 })?.id).toBe('bo')
    expect([
      MAP.findStarAt({ row: 5, column: 10 }),
      MAP.findStarAt(null),
      MAP.findStarAt({ row: 4, column: 28 }),
    ]).toEqual([null, null, null])
  })

  test('routes by their stars, from either end', () => {
    expect(MAP.routesOf('vex').map(({ id }) => id)).toEqual(['ada-vex', 'bo-vex'])
    expect(MAP.routesOf('bo').map((route) => getOtherEndStarId(route, 'bo'))).toEqual(['vex'])
    expect(MAP.findRouteBetween('bo', 'vex')?.id).toBe('bo-vex')
    expect([MAP.findRouteBetween('bo', 'ada'), MAP.findRouteBetween('bo', 'bo')]).toEqual([null, null])
  })

  test('the nearest route by its line, not beyond its ends', () => {
    const on = computeHexCentre({ row: 4, column: 7 }, STANDARD_BOARD)
    expect(MAP.findRouteNear(on, 0.4)?.id).toBe('ada-vex')
    expect(MAP.findRouteNear({ x: on.x, y: on.y - 1 }, 0.4)).toBeNull()
    expect(MAP.findRouteNear(computeHexCentre({ row: 4, column: 16 }, STANDARD_BOARD), 0.4)).toBeNull()
  })

  test('what lies at a hex', () => {
    const here = { row: 4, column: 12 }
    expect(MAP.regionsAt(here).map(({ id }) => id)).toEqual(['deep'])
    expect(MAP.regionsAt({ row: 4, column: 15 })).toEqual([])
    expect([MAP.labelsAt(here)[0]?.id, MAP.fleetsAt(here)[0]?.id]).toEqual(['rift', 'first'])
  })

  test('things of every kind by id', () => {
    expect(MAP.find('region', 'deep')?.name).toBe('deep')
    expect(MAP.find('route', 'bo-vex')?.style).toBe('solid')
    expect([MAP.find('label', 'deep'), MAP.find('fleet', null)]).toEqual([null, null])
  })
})

test('says a hex in words', () => {
  expect(describeHex(MAP, { row: 4, column: 12 })).toBe(
    '0412, vex of Ember Court, rating 3 (Yellow), homeworld, 2 routes, fleet first, in deep, label “Here be dust”',
  )
  expect(describeHex(MAP, { row: 1, column: 1 })).toBe('0101, empty')
  const dark = applyEdits(MAP, [{ type: 'paint', regionId: null, add: [[1, 1, 3]], remove: [] }])
  expect(describeHex(dark, { row: 1, column: 2 })).toBe('0102, empty, under fog')
  expect([0, 1, 2, 1200].map(formatRouteCount)).toEqual(['no routes', '1 route', '2 routes', '1,200 routes'])
})

describe('edits', () => {
  const add: ClusterEdit = { type: 'add-star', id: 'new', row: 9, column: 9, fields: { rating: 2 } }

  test('show at once, and the map before stays as it was', () => {
    const next = applyEdits(MAP, [add, { type: 'add-route', id: 'n', fromStarId: 'new', toStarId: 'bo', fields: {} }])
    expect(next.findStarAt({ row: 9, column: 9 })).toMatchObject({ name: '0909', rating: 2, size: 'medium' })
    expect(next.findRouteBetween('new', 'bo')).toMatchObject({ fromStarId: 'bo', toStarId: 'new' })
    expect(next.findRouteNear(computeHexCentre({ row: 9, column: 9 }, STANDARD_BOARD), 0.1)?.id).toBe('n')
    expect([MAP.stars.length, MAP.findStar('new')]).toEqual([3, null])
  })

  test('a star takes its routes along and, when it goes, away', () => {
    const moved = applyEdits(MAP, [{ type: 'change-star', id: 'vex', version: 7, fields: { row: 20, column: 2 } }])
    expect(moved.findRouteNear(computeHexCentre({ row: 20, column: 2 }, STANDARD_BOARD), 0.1)).not.toBeNull()
    expect(moved.findRouteNear(computeHexCentre({ row: 4, column: 7 }, STANDARD_BOARD), 0.4)).toBeNull()
    const gone = applyEdits(MAP, [{ type: 'remove-star', id: 'vex', version: 7 }])
    expect([gone.routes, gone.findStarAt({ row: 4, column: 12 }), gone.findRouteNear({ x: 12, y: 5 }, 40)]).toEqual([
      [],
      null,
      null,
    ])
  })

  test('two stars may change places in one gesture', () => {
    const swap: ClusterEdit[] = [
      { type: 'change-star', id: 'vex', version: 7, fields: { row: 10, column: 5 } },
      { type: 'change-star', id: 'bo', version: 7, fields: { row: 4, column: 12 } },
    ]
    const next = applyEdits(MAP, swap)
    expect([next.findStarAt({ row: 10, column: 5 })?.id, next.findStarAt({ row: 4, column: 12 })?.id]).toEqual([
      'vex',
      'bo',
    ])
    expect(next.routesOf('bo').map(({ id }) => id)).toEqual(['bo-vex'])
  })

  test.each<[string, ClusterEdit[]]>([
    ['a hex that is taken', [{ type: 'add-star', id: 'n', row: 4, column: 12, fields: {} }]],
    ['a hex off the board', [{ type: 'change-star', id: 'vex', version: 7, fields: { row: 33 } }]],
    ['two stars in one hex', [add, { ...add, id: 'other' }]],
    ['a star that is not there', [{ type: 'remove-star', id: 'none', version: 1 }]],
    ['a second route', [{ type: 'add-route', id: 'n', fromStarId: 'vex', toStarId: 'bo', fields: {} }]],
    ['a route to itself', [{ type: 'add-route', id: 'n', fromStarId: 'vex', toStarId: 'vex', fields: {} }]],
    ['a paint off the board', [{ type: 'paint', regionId: 'deep', add: [[1, 16, 17]], remove: [] }]],
  ])('nothing is done of a gesture with %s', (_, edits) => {
    expect(canApplyEdits(MAP, edits)).toBe(false)
    expect(applyEdits(MAP, [add, ...edits].slice(edits.length > 1 ? 1 : 0))).toBe(MAP)
  })

  test('keep what they do not touch, so that it is not drawn again', () => {
    const painted = applyEdits(MAP, [{ type: 'paint', regionId: 'deep', add: [[6, 1, 2]], remove: [[4, 11, 11]] }])
    expect(painted.find('region', 'deep')?.hexes).toEqual([
      [4, 10, 10],
      [4, 12, 14],
      [5, 10, 12],
      [6, 1, 2],
    ])
    for (const key of ['stars', 'routes', 'labels', 'fleets', 'fog'] as const)
      expect(painted.source[key]).toBe(MAP.source[key])
    const rated = applyEdits(MAP, [{ type: 'change-star', id: 'bo', version: 7, fields: { rating: 1 } }])
    expect(rated.source.stars).not.toBe(MAP.source.stars)
    for (const key of ['routes', 'labels', 'regions'] as const) expect(rated.source[key]).toBe(MAP.source[key])
  })
})

test('thousands of changes, one after the other, are all found', () => {
  const board = { ...STANDARD_BOARD, rows: 90, columns: 99 }
  let map = createStarMap(clusterView({ board }), () => '')
  for (let row = 1; row <= 90; row += 1)
    map = applyEdits(
      map,
      Array.from({ length: 99 }, (_, at) => ({
        type: 'add-star',
        id: `${row}-${at + 1}`,
        row,
        column: at + 1,
        fields: {},
      })),
    )
  for (let row = 2; row <= 90; row += 2)
    map = applyEdits(
      map,
      map.stars.filter((star) => star.row === row).map(({ id, version }) => ({ type: 'remove-star', id, version })),
    )
  expect(map.stars).toHaveLength(45 * 99)
  expect([map.findStar('44-7'), map.findStar('45-7')?.column]).toEqual([null, 7])
  expect(map.stars.every((star, place) => map.indexOf(star.id) === place && map.findStarAt(star) === star)).toBe(true)
})

describe('patches', () => {
  test('make the map that main would answer with', () => {
    const stars = [starAt('vex', '0101', { version: 9 }), starAt('zed', '3216')]
    const patch = { ...NO_PATCH, stars, routes: [routeBetween('vex', 'zed')], gone: ['bo', 'deep'] }
    const next = applyPatch(MAP, patch)
    const whole = createStarMap(
      {
        ...VIEW,
        revision: 2,
        stars: [...stars, starAt('ada', '0402')],
        routes: [routeBetween('ada', 'vex'), routeBetween('vex', 'zed')],
        regions: [],
      },
      () => 'Ember Court',
    )
    expect(inOrder(next)).toEqual(inOrder(whole))
    expect(next.revision).toBe(2)
    expect(
      next
        .routesOf('vex')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['ada-vex', 'vex-zed'])
    for (const { from, to } of next.source.routes)
      expect(next.findRouteBetween(next.stars[from]?.id ?? '', next.stars[to]?.id ?? '')).not.toBeNull()
  })

  test('move everything when the board changes', () => {
    const head = { ...VIEW.head, board: { ...VIEW.head.board, columns: 40 }, version: 2 }
    const next = applyPatch(MAP, { ...NO_PATCH, head })
    expect(next.findStarAt({ row: 10, column: 5 })?.id).toBe('bo')
    expect(next.middles).toHaveLength(2 * 32 * 40)
  })

  test('what they confirm is drawn on as it was', () => {
    const shown = applyEdits(MAP, [
      { type: 'change-star', id: 'bo', version: 7, fields: { rating: 1 } },
      { type: 'paint', regionId: 'deep', add: [[6, 1, 2]], remove: [] },
    ])
    const deep = createRegion(
      'deep',
      [
        [4, 10, 14],
        [5, 10, 12],
        [6, 1, 2],
      ],
      { version: 8 },
    )
    const saved = applyPatch(MAP, {
      ...NO_PATCH,
      stars: [starAt('bo', '1005', { rating: 1, version: 8 })],
      regions: [deep],
    })
    const next = reuseDrawableMap(saved, shown)
    expect(next.source.stars).toBe(shown.source.stars)
    expect(next.source.regions[0]?.hexes).toBe(shown.source.regions[0]?.hexes)
    expect(next.findStar('bo')?.version).toBe(8)
  })
})

test('owners get their new names', () => {
  expect(withOwnerNames(MAP, () => 'Ash Court').source.stars[0]?.owner).toBe('Ash Court')
  expect(MAP.source.stars[0]?.owner).toBe('Ember Court')
})

test('the net knows stars by their places in the list', () => {
  const net = MAP.net()
  expect([...net.hexes]).toEqual(MAP.stars.map((star) => MAP.field.indexOf(star)))
  expect(net.routes.to).toHaveLength(4)
  expect(MAP.net()).toBe(net)
})
