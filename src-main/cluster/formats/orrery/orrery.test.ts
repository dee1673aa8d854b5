import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlayerChart } from '#main/cluster/players-edition.ts'
import type { ChartBody } from '#shared/cluster/chart.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { readText, writeAndReread } from '#tests/support/chart-files.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { runs } from '#tests/support/soak.ts'
import { writeChart } from '../write-chart.ts'
import { createChartJsonSchema } from './chart-document.ts'
import { writeOrrery } from './write-orrery.ts'

test('every chart comes back as it was', () => {
  fc.assert(
    fc.property(chartArbitrary, (given) => {
      const { chart: back, losses, format } = writeAndReread(given, 'orrery')
      expect(format).toBe('orrery')
      expect(back).toEqual(given)
      expect(losses).toEqual([])
    }),
    { seed: 4, numRuns: runs({ part: 50, whole: 150 }) },
  )
})

/** A board that every format can hold. */
const FLAT: HexBoard = { rows: 10, columns: 8, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' }

describe('systems of stars', () => {
  const body = { notes: '', publicNotes: '', isHidden: false, factions: [] }
  const world: ChartBody = { ...body, id: '1', parentId: null, kind: 'planet', name: 'Ash I', orbit: 1, size: 2 }
  const moon: ChartBody = { ...world, id: '2', parentId: '1', kind: 'moon', name: 'Ash I a', isHidden: true }
  const withSystem = (...bodies: ChartBody[]) =>
    chart({ board: FLAT, stars: [chartStar({ row: 1, column: 1, system: { seed: 'tavor', bodies } })] })

  test('come back as they were, and are listed as lost by other formats', () => {
    const given = withSystem(world, { ...moon, notes: 'A lie.', factions: ['The Guild'] })
    expect(writeAndReread(given, 'orrery').chart).toEqual(given)
    for (const format of ['csv', 'tiled-tmx', 'tiled-tmj', 'swn', 'text-mapper', 'traveller-sec'] as const)
      expect(writeChart(given, format).losses.map(({ what }) => what)).toContain('Systems of stars')
  })

  test('are those that players may know in their edition, without the seed and the notes', () => {
    const known = createPlayerChart(withSystem(moon, { ...world, notes: 'Qx', factions: ['Qx'] })).stars[0]?.system
    expect(known).toEqual({ seed: '', bodies: [world] })
    expect(
      createPlayerChart(withSystem({ ...world, isHidden: true }, { ...moon, isHidden: false })).stars[0],
    ).not.toHaveProperty('system')
  })

  test.each([
    [[{ ...moon, parentId: null }], 'Ash I a is a moon at a star'],
    [[moon], 'Ash I a is not joined to the star'],
    [[{ ...world, id: 'x' }], 'stars[0].system.bodies[0].id: A body is numbered from "1"'],
    [[], 'stars[0].system.bodies'],
  ])('are refused where they are not sound', (bodies, words) => {
    const text = writeOrrery(withSystem(...bodies)).files[0]?.text ?? ''
    expect(() => readText('a.json', text)).toThrow(words)
  })

  test('are none in files of version 1', () => {
    const text = writeOrrery(chart({ stars: [chartStar({ row: 1, column: 1 })] })).files[0]?.text ?? ''
    expect(readText('a.json', text.replace('"version": 2', '"version": 1')).chart.stars[0]).not.toHaveProperty('system')
  })
})

test('things stand a line each, so that versions can be compared', () => {
  const stars = [chartStar({ row: 1, column: 1 }), chartStar({ row: 2, column: 2, name: 'Wick' })]
  const [file] = writeOrrery(chart({ stars })).files
  expect(file?.name).toBe('the-lantern-reach.cluster.json')
  expect(file?.text.split('\n').filter((line) => line.includes('"rating"'))).toHaveLength(2)
})

test('the schema is published as it is: resources/schemas has it for other programs', () => {
  const published = readFileSync(join('resources/schemas', 'orrery-cluster.schema.json'), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(createChartJsonSchema())))
})

describe('what is wrong is named by its path', () => {
  const stars = [chartStar({ row: 1, column: 1 }), chartStar({ row: 2, column: 2 })]
  const [file] = writeOrrery(chart({ stars })).files
  const given = file?.text ?? ''

  test.each([
    ['"rating":3', '"rating":6', 'stars[0].rating: it must be 1 or 2 or 3 or 4 or 5'],
    ['"size":"medium"', '"size":"vast"', 'stars[0].size'],
    ['"row":2', '"row":0', 'stars[1].row'],
    ['"row":2', '"row":2,"mass":4', 'Unrecognized key: "mass"'],
    ['"tags":[]', `"tags":${JSON.stringify(Array(30).fill('a'))}`, 'stars[0].tags: there are more than 20'],
    ['"rows":32', '"rows":1e300', 'board.rows'],
    ['"fog": []', '"fog": [[1,2]]', 'fog[0]'],
    ['"routes": []', '"routes": {}', 'routes'],
    ['"shape":"rays"', '"shape":"cube"', 'legend[0].shape'],
    ['"version": 2', '"version": 3', 'newer Orrery (version 3)'],
    ['"row":2', '"row":40', 'Star 2 is not on the board'],
    ['"row":2,"column":2', '"row":1,"column":1', 'Star 2 stands on the hex of another'],
    ['"rows":32', '"rows":999', null],
  ])('%s as %s', (from, to, words) => {
    const text = given.replace(from, to)
    expect(text).not.toBe(given)
    if (words === null) expect(readText('a.json', text).chart.board.rows).toBe(999)
    else expect(() => readText('a.json', text)).toThrow(words)
  })

  test('a route must join two stars', () => {
    const route = { from: 0, to: 1, type: '', colour: null, style: 'solid', isHidden: false, extra: {} }
    const withRoutes = (...routes: object[]) => given.replace('"routes": []', `"routes": ${JSON.stringify(routes)}`)
    expect(readText('a.json', withRoutes(route)).routes).toEqual([
      { from: { row: 1, column: 1 }, to: { row: 2, column: 2 } },
    ])
    expect(() => readText('a.json', withRoutes({ ...route, to: 2 }))).toThrow('Route 1 does not join two stars')
    expect(() => readText('a.json', withRoutes({ ...route, to: 0 }))).toThrow('Route 1 does not join two stars')
    expect(() => readText('a.json', withRoutes(route, { ...route, from: 1, to: 0 }))).toThrow('Route 2 joins two stars')
  })

  test('a file that was cut short says where', () => {
    expect(() => readText('a.json', given.slice(0, -40))).toThrow(/^a\.json, line \d+: this is not valid JSON/)
  })
})
