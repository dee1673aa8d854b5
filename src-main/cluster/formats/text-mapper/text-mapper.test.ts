import { describe, expect, test } from 'vitest'
import type { Chart } from '#shared/cluster/chart.ts'
import { getHexDistance } from '#shared/kit/hex.ts'
import { readAll, readText, writeAndReread } from '#tests/support/chart-files.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { hasFixtures, fixture } from '#tests/support/fixtures.ts'
import type { KeptMapperFile } from './kept-mapper-file.ts'
import { parseMapperLine } from './text-mapper-line.ts'
import { writeTextMapper } from './write-text-mapper.ts'

const SAMPLE = `# a small reach
0101 starport-A gas "Ember" uwp="A55A747-12"
0102 empty
0103 bushes "The Gap"
0201 world "Wick" "Old wall"
0202 red starport-X "Tallow" 20 url="x"
trade path attributes stroke="#fff"

0101-0201-0202 trade
0101-0201 jump "Fast lane" left 20%
0202-0309 trade
010100 empty
010203 empty "upstairs"
include traveller.txt
what is this
`
const read = (text: string) => readText('reach.txt', text)
const written = (given: Chart) => writeTextMapper(given).files[0]?.text

test('lines of every kind', () => {
  expect(parseMapperLine('0412 a b "Name" 20 uwp="X"')).toEqual({
    kind: 'hex',
    column: 4,
    row: 12,
    types: ['a', 'b'],
    labels: ['Name'],
    facts: [['uwp', 'X']],
  })
  expect(parseMapperLine('-02-13 a')).toMatchObject({ kind: 'hex', column: -2, row: -13 })
  expect(parseMapperLine('120.05 name="B" “A”')).toMatchObject({ column: 120, row: 5, labels: ['B', 'A'] })
  expect(parseMapperLine('010203 a')).toEqual({ kind: 'level' })
  expect(parseMapperLine('0101--02-03-04.05 x')).toMatchObject({
    points: [
      { column: 1, row: 1 },
      { column: -2, row: -3 },
      { column: 4, row: 5 },
    ],
  })
  expect(['text a', 'x path M1', '<g/>', '# a', 'hello'].map((line) => parseMapperLine(line).kind)).toEqual([
    'other',
    'other',
    'other',
    'blank',
    'unknown',
  ])
})

test('stars, labels and routes are read', () => {
  const { chart: reach, routes } = read(SAMPLE)
  expect(reach.stars).toMatchObject([
    { row: 1, column: 1, name: 'Ember', rating: 5, tags: ['gas'], notes: 'UWP A55A747-12' },
    { row: 1, column: 2, name: 'Wick', rating: 3, tags: ['world'] },
    { row: 2, column: 2, name: 'Tallow', rating: 1, tags: ['red'] },
  ])
  expect(reach.labels.map(({ text, row, column }) => [text, row, column])).toEqual([
    ['The Gap', 3, 1],
    ['Old wall', 1, 2],
  ])
  expect(reach.routes.map(({ from, to, type }) => [from, to, type])).toEqual([
    [0, 1, 'trade'],
    [1, 2, 'trade'],
  ])
  expect(routes).toHaveLength(4)
  expect(reach.board).toMatchObject({ rows: 3, columns: 2 })
})

test('what has no place is said, and all of it kept', () => {
  const { losses } = read(SAMPLE)
  expect(losses.map(({ what, count, isKept }) => [what, count, isKept])).toEqual([
    ['Lines about how the map is drawn', 2, true],
    ['Names of routes', 1, true],
    ['Hexes and lines on other levels', 1, true],
    ['Lines that are not understood', 1, true],
    ['Hexes with terrain and without a star', 1, true],
    ['Routes between two stars that have one already', 1, true],
    ['Routes that leave the map', 1, true],
  ])
})

test('a file that nobody changed comes back to the letter', () => {
  expect(written(read(SAMPLE).chart)).toBe(SAMPLE)
})

test.each([
  ['Windows line ends', SAMPLE.replaceAll('\n', '\r\n')],
  ['line ends of two kinds', SAMPLE.replace('\n', '\r\n')],
  ['a byte order mark', `\ufeff${SAMPLE}`],
  ['a last line without an end', SAMPLE.trimEnd()],
  ['blanks around labels', '0101 star "Ember " " Old wall "\n0102 bushes "Rim "\n0103 bushes " "\n'],
  ['a label that is too long', `0102 bushes "${'Rim '.repeat(200)}"\n`],
  ['a kind of route that is too long', `0101 star "A"\n0102 star "B"\n0101-0102 ${'trade-'.repeat(20)}\n`],
  ['characters that cannot be stored', '0101 star uwp="A1\u00072"\n0102 star "B"\n0101-0102 tra\u200bde\n'],
])('a file with %s comes back to the letter', (_, text) => {
  expect(written(read(text).chart)).toBe(text)
})

test('new and changed lines end like those of the file', () => {
  const { chart: reach } = read('0101 star "Ember"\r\n')
  const stars = [
    ...reach.stars.map((star) => ({ ...star, name: 'Wick' })),
    chartStar({ row: 1, column: 2, name: 'Coal' }),
  ]
  expect(written({ ...reach, stars })?.split('\r\n')).toHaveLength(3)
})

test('lines that an older chart kept are written with their ends', () => {
  const { chart: reach } = read(SAMPLE)
  const { lines, moved } = reach.extra['text-mapper'] as KeptMapperFile
  expect(written({ ...reach, extra: { 'text-mapper': { lines, moved } } })).toBe(SAMPLE)
})

test('what changed is changed in its line, all else stays', () => {
  const given = read(SAMPLE).chart
  const [ember, wick, tallow] = given.stars
  if (!ember || !wick || !tallow) throw new Error('three stars')
  const stars = [
    ember,
    { ...wick, rating: 4 as const },
    chartStar({ row: 3, column: 1, name: 'Flint "Jr"', tags: ['big rock'] }),
  ]
  const routes = given.routes.slice(0, 1).map((route) => ({ ...route, type: 'long haul' }))
  const lines = written({ ...given, stars, routes })?.split('\n') ?? []
  const before = SAMPLE.split('\n')
  expect(lines.filter((line) => !before.includes(line))).toEqual([
    `0103 starport-C big-rock "Flint 'Jr'" "The Gap"`,
    '0201 starport-B world "Wick" "Old wall"',
    '0202 empty',
    '0101-0201 long-haul',
    '0201-0202 trade',
  ])
  const { losses } = writeTextMapper({ ...given, stars, routes })
  expect(losses.map(({ what }) => what)).toEqual([
    'Quotes and line ends in names and labels',
    'Blanks in tags',
    'Blanks in kinds of routes',
  ])
})

test('a chart of ours is written hex by hex and comes back', () => {
  const stars = [
    chartStar({ row: 4, column: 12, rating: 5, tags: ['old'] }),
    chartStar({ row: 6, column: 11, name: 'Wick' }),
  ]
  const route = { from: 0, to: 1, type: 'jump', colour: null, style: 'solid', isHidden: false, extra: {} } as const
  const label = {
    row: 1,
    column: 1,
    kind: 'label',
    text: 'Rim',
    size: 'medium',
    colour: null,
    isHidden: false,
    extra: {},
  } as const
  const given = chart({ stars, routes: [route], labels: [label] })
  const { chart: back } = writeAndReread(given, 'text-mapper')
  expect(back.stars.map(({ name, rating, tags }) => ({ name, rating, tags }))).toEqual(
    stars.map(({ name, rating, tags }) => ({ name, rating, tags })),
  )
  expect(back.stars.map(({ row, column }) => [column, row])).toEqual(stars.map(({ row, column }) => [row, column]))
  const [a, b] = back.stars
  const [first, second] = stars
  if (!a || !b || !first || !second) throw new Error('two stars')
  expect(getHexDistance(a, b, back.board)).toBe(getHexDistance(first, second, given.board))
  expect(back.routes).toMatchObject([{ from: 0, to: 1, type: 'jump' }])
  expect(back.labels).toMatchObject([{ text: 'Rim' }])
  expect(written(given)).toContain('\njump path attributes ')
})

test('hexes left of and above the first are moved by an even number of columns, and back', () => {
  const text = '-03-02 starport-A "Ember"\n0101 starport-C "Wick"\n-03-02-0101 trade\n'
  const { chart: reach } = read(text)
  expect(reach.stars.map(({ row, column }) => [column, row])).toEqual([
    [1, 1],
    [5, 4],
  ])
  expect(reach.routes).toHaveLength(1)
  expect(written(reach)).toBe(text)
})

test.each([
  ['0101 star\n1000.01 star', 'reach.txt, line 2: the hex 1000.01 makes the map larger'],
  ['999.999 star', 'reach.txt, line 1: the hex 999.999 makes the map larger'],
])('%j is refused', (text, words) => {
  expect(() => read(text)).toThrow(words)
})

describe.skipIf(!hasFixtures)('the example of Text Mapper (skipped without fixtures)', () => {
  const file = () => ({ name: 'traveller-example.txt', bytes: fixture('textmapper/traveller-example.txt') })

  test('80 hexes, 37 stars, 14 communication and 29 trade lines', () => {
    const { chart: reach, routes } = readAll(file())
    expect(reach.board).toEqual({
      rows: 10,
      columns: 8,
      orientation: 'flat',
      shifted: 'even',
      labelOrder: 'column-row',
    })
    expect(reach.stars).toHaveLength(37)
    expect(routes).toHaveLength(43)
    const count = (type: string) => reach.routes.filter((route) => route.type === type).length
    expect([count('communication'), count('trade')]).toEqual([14, 22])
  })

  test('it comes back to the letter', () => {
    const { chart: reach } = readAll(file())
    expect(written(reach)).toBe(new TextDecoder().decode(file().bytes))
    expect(writeAndReread(reach, 'text-mapper').chart).toEqual({ ...reach })
  })
})
