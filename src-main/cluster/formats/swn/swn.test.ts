import { describe, expect, test } from 'vitest'
import { isRecord } from '#main/games/kit/json.ts'
import { readAll, readText, writeAndReread } from '#tests/support/chart-files.ts'
import { hasFixtures, fixture } from '#tests/support/fixtures.ts'
import { writeChart } from '../write-chart.ts'

const sector = { s1: { name: 'The Lantern Reach', rows: 4, columns: 6, attributes: {} } }
const inSystem = { parent: 'y1', parentEntity: 'system' }
const sample = {
  sector,
  system: {
    y1: {
      name: 'Ember',
      x: 2,
      y: 3,
      parent: 's1',
      attributes: { description: 'Old light', tags: [{ name: 'Relics' }] },
    },
    y2: { name: 'Wick', x: 6, y: 4, parent: 's1', isHidden: true, attributes: {} },
  },
  blackHole: { b1: { name: 'The Snuffer', x: 1, y: 1, parent: 's1', attributes: {} } },
  planet: {
    p1: {
      name: 'Tallow',
      ...inSystem,
      attributes: { techLevel: 'TL3', description: null, tags: [{ name: 'Trade hub' }] },
    },
    p2: { name: 'Soot', ...inSystem, isHidden: true, attributes: { atmosphere: 'Thin' } },
  },
  moon: { m1: { name: 'Char', parent: 'p1', parentEntity: 'planet', attributes: {} } },
  note: { n1: { name: 'Rumour', parent: 'm1', parentEntity: 'moon', attributes: { content: 'Somebody is here.' } } },
}
const read = (value: object) => readText('reach.json', JSON.stringify(value))

test('systems and black holes are stars on a board of flat tops', () => {
  const { chart, format } = read(sample)
  expect(format).toBe('swn')
  expect(chart).toMatchObject({
    name: 'The Lantern Reach',
    board: { rows: 4, columns: 6, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' },
  })
  expect(chart.stars).toMatchObject([
    { name: 'Ember', row: 3, column: 2, rating: 3, type: '', tags: ['Relics'], isHidden: false, publicNotes: '' },
    { name: 'Wick', row: 4, column: 6, rating: 1, isHidden: true },
    { name: 'The Snuffer', row: 1, column: 1, rating: 1, type: 'black hole', tags: ['hazard'] },
  ])
})

test('everything in a system is in the gamemaster’s notes', () => {
  expect(read(sample).chart.stars[0]?.notes.split('\n')).toEqual([
    'Old light',
    'Planet: Tallow (tech level: TL3; tags: Trade hub)',
    '  Moon: Char',
    '    Note: Rumour',
    '      Somebody is here.',
    'Planet: Soot (hidden; atmosphere: Thin)',
  ])
})

test('the whole file is kept', () => {
  const { chart } = read(sample)
  expect(chart.extra.swn).toEqual(sample)
  expect(chart.stars[0]?.extra).toEqual({ swn: { id: 'y1' } })
  expect(writeAndReread(chart, 'orrery').chart).toEqual(chart)
})

test('planets and moons beyond five, systems off the map or in one hex, things that lie in themselves', () => {
  const planet = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`p${n}`, { name: `P${n}`, parent: 'y1' }]))
  const system = { ...sample.system, y3: { name: 'Far', x: 7, y: 1 }, y4: { name: 'Twin', x: 2, y: 3 } }
  const moon = { m1: { name: 'Loop', parent: 'm1' } }
  const { chart, losses } = read({ ...sample, system, planet, moon, note: {} })
  expect(chart.stars).toHaveLength(3)
  expect(chart.stars[0]?.rating).toBe(5)
  expect(losses).toContainEqual({ what: 'Systems off the map', count: 1, where: ['Far: x 7, y 1'], isKept: true })
  expect(losses).toContainEqual({
    what: 'Systems on the hex of another',
    count: 1,
    where: ['Twin: x 2, y 3'],
    isKept: true,
  })
  expect(losses).toContainEqual({ what: 'Things that lie in no system', count: 1, where: ['moon Loop'], isKept: true })
})

describe('what is wrong is named by its path', () => {
  test.each([
    [{ ...sample, sector: { s1: { ...sector.s1, rows: -3 } } }, 'sector.s1.rows is not a whole number from 1 to 999'],
    [{ ...sample, sector: { s1: { ...sector.s1, rows: 999, columns: 999 } } }, 'sector.s1 has more hexes'],
    [{ ...sample, sector: {} }, 'there is no sector in it'],
    [{ ...sample, system: { y1: { name: 'Ember', x: 'two', y: 3 } } }, 'system.y1.x is not a number'],
    [{ ...sample, system: { y1: null } }, 'system.y1 is not an object'],
    [{ ...sample, system: { y1: { name: 4, x: 1, y: 1 } } }, 'system.y1.name is not a text'],
    [{ ...sample, system: { y1: { name: 'Ember', x: 1 } } }, 'system.y1 lacks “y”'],
  ])('%#', (value, text) => {
    expect(() => read(value)).toThrow(text)
  })
})

describe.skipIf(!hasFixtures)('sectors of others (skipped without fixtures)', () => {
  test.each([
    ['acheron-rho', { rows: 12, columns: 10, stars: 36, holes: 3, planets: 46, entities: 293 }],
    ['shai_rutan', { rows: 10, columns: 10, stars: 27, holes: 3, planets: 45, entities: 229 }],
    ['test-alpha', { rows: 3, columns: 3, stars: 1, holes: 0, planets: 1, entities: 33 }],
  ])('%s', (name, golden) => {
    const { chart } = readAll({ name: `${name}.json`, bytes: fixture(`swn/${name}.json`) })
    const kept = chart.extra.swn
    const sizes = Object.entries(isRecord(kept) ? kept : {}).map(
      ([kind, all]) => [kind, Object.keys(all ?? {}).length] as const,
    )
    const { rows, columns } = chart.board
    expect({
      rows,
      columns,
      stars: chart.stars.length,
      holes: chart.stars.filter(({ type, rating }) => type === 'black hole' && rating === 1).length,
      planets: Object.fromEntries(sizes)['planet'],
      entities: sizes.reduce((sum, [, size]) => sum + size, 0),
    }).toEqual(golden)
    expect(writeAndReread(chart, 'orrery').chart).toEqual(chart)
    expect(writeChart(chart, 'swn')).toEqual({
      losses: [],
      files: [expect.objectContaining({ text: fixture(`swn/${name}.json`).toString() })],
    })
  })

  test('the one system of the small one', () => {
    const { chart } = readAll({ name: 'test-alpha.json', bytes: fixture('swn/test-alpha.json') })
    expect(chart.stars[0]).toMatchObject({ row: 2, column: 2, rating: 2 })
    expect(chart.stars[0]?.notes.match(/^ *Note: /gm)).toHaveLength(11)
  })
})
