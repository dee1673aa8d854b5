import { describe, expect, test } from 'vitest'
import { type Chart, type ChartStar, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { readText, writeAndReread } from '#tests/support/chart-files.ts'
import { writeChart } from '../write-chart.ts'

const tags = [{ name: 'Relics', description: 'Things of before' }]
const inSector = { parent: 's1', parentEntity: 'sector' }
const file = {
  sector: { s1: { name: 'The Lantern Reach', rows: 4, columns: 6, mapLocked: true, attributes: {} } },
  system: {
    y1: {
      name: 'Ember',
      x: 2,
      y: 3,
      ...inSector,
      updated: '2020-01-01',
      attributes: { description: 'Old light', tags },
    },
    y2: { name: 'Wick', x: 6, y: 4, ...inSector, attributes: {} },
    y3: { name: 'Far', x: 7, y: 1, ...inSector, attributes: {} },
  },
  planet: {
    p1: { name: 'Tallow', parent: 'y1', parentEntity: 'system', attributes: {} },
    p2: { name: 'Soot', parent: 'y2', parentEntity: 'system', attributes: {} },
  },
  moon: { m1: { name: 'Char', parent: 'p2', parentEntity: 'planet', attributes: {} } },
}
const text = JSON.stringify(file, null, 1)
const { chart } = readText('reach.json', text)
const [ember, wick] = chart.stars as [ChartStar, ChartStar]
const star = (fields: Partial<ChartStar>): ChartStar => ({
  ...DEFAULT_STAR_FIELDS,
  name: 'New',
  row: 1,
  column: 1,
  rating: 1,
  owner: null,
  extra: {},
  ...fields,
})
const write = (fields: Partial<Chart>) => {
  const { files, losses } = writeChart({ ...chart, ...fields }, 'swn')
  return { document: JSON.parse(files[0]?.text ?? ''), losses: losses.map(({ what, where }) => [what, ...where]) }
}

test('a sector that nobody changed comes back as it was, to the last letter', () => {
  expect(writeChart(chart, 'swn')).toEqual({
    files: [{ name: 'the-lantern-reach.json', type: 'application/json', text }],
    losses: [],
  })
})

test('what was changed on a star is changed in its system, and all else stays', () => {
  const moved = { ...ember, name: 'Cinder', column: 4, row: 1, isHidden: true, tags: ['Relics', 'Quiet'] }
  const { document, losses } = write({ name: 'The Far Reach', stars: [moved, wick] })
  expect(losses).toEqual([])
  expect(document).toEqual({
    ...file,
    sector: { s1: { ...file.sector.s1, name: 'The Far Reach' } },
    system: {
      ...file.system,
      y1: {
        ...file.system.y1,
        name: 'Cinder',
        x: 4,
        y: 1,
        isHidden: true,
        attributes: { description: 'Old light', tags: [...tags, { name: 'Quiet' }] },
      },
    },
  })
})

test('a star that was removed takes along what lay in its system; what was never a star stays', () => {
  const { document } = write({ stars: [ember] })
  const { y2: _, ...system } = file.system
  expect(document).toEqual({ ...file, system, planet: { p1: file.planet.p1 }, moon: {} })
})

test('new stars and copies are systems of their own, black holes among theirs', () => {
  const hole = star({ name: 'The Snuffer', row: 2, type: 'black hole', tags: ['hazard'] })
  const copy = { ...wick, row: 1, column: 1, notes: 'Seen twice', rating: 1 as const }
  const { document, losses } = write({ stars: [ember, wick, copy, hole] })
  expect(losses).toEqual([])
  expect(document.system).toEqual({
    ...file.system,
    'orrery-1-1': { name: 'Wick', x: 1, y: 1, ...inSector, attributes: { description: 'Seen twice' } },
  })
  expect(document.blackHole).toEqual({
    'orrery-1-2': { name: 'The Snuffer', x: 1, y: 2, ...inSector, attributes: {} },
  })
})

test('what has no place there is told', () => {
  const changed = { ...ember, rating: 5 as const, type: 'station', notes: 'Mine' }
  const { losses } = write({ stars: [changed, star({ name: 'Grey', rating: 4 })], fog: [[1, 1, 2]] })
  expect(losses).toEqual([
    ['Ratings: there they are the number of planets and moons', '0203 Ember', '0101 Grey'],
    ['Kinds of stars: there they are systems and black holes', '0203 Ember'],
    ['Notes that were changed: the file keeps its own texts', '0203 Ember'],
    ['Hexes under the fog'],
  ])
})

describe('a cluster that came from elsewhere', () => {
  const own: Chart = {
    name: 'A dim shore',
    legend: STANDARD_LEGEND,
    fog: [],
    routes: [],
    regions: [],
    labels: [],
    fleets: [],
    board: { rows: 5, columns: 7, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' },
    stars: [star({ name: 'Vex', notes: 'A quiet place', tags: ['cold'] })],
    extra: {},
  }

  test('is a new sector that can be read again', () => {
    const { chart: read } = writeAndReread(own, 'swn')
    expect(read).toMatchObject({ name: own.name, board: own.board })
    expect(read.stars).toMatchObject([{ name: 'Vex', row: 1, column: 1, notes: 'A quiet place', tags: ['cold'] }])
  })

  test.each([{ orientation: 'pointy' } as const, { shifted: 'odd' } as const])(
    'is refused on another board: %o',
    (layout) => {
      expect(() => writeChart({ ...own, board: { ...own.board, ...layout } }, 'swn')).toThrow('flat-topped hexes')
    },
  )

  test('counts as new where what was kept of a file cannot be read', () => {
    const broken = { ...own, extra: { swn: { sector: { s1: {} }, system: {} } } }
    expect(writeAndReread(broken, 'swn').chart.stars).toHaveLength(1)
  })
})
