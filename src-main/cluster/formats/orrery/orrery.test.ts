import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText, writeAndReread } from '#tests/support/chart-files.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { runs } from '#tests/support/soak.ts'
import { createChartSchema } from './chart-document.ts'
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

test('things stand a line each, so that versions can be compared', () => {
  const stars = [chartStar({ row: 1, column: 1 }), chartStar({ row: 2, column: 2, name: 'Wick' })]
  const [file] = writeOrrery(chart({ stars })).files
  expect(file?.name).toBe('the-lantern-reach.cluster.json')
  expect(file?.text.split('\n').filter((line) => line.includes('"rating"'))).toHaveLength(2)
})

test('the schema is published as it is: resources/schemas has it for other programs', () => {
  const published = readFileSync(join('resources/schemas', 'orrery-cluster.schema.json'), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(createChartSchema())))
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
    ['"version": 1', '"version": 2', 'newer Orrery (version 2)'],
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
