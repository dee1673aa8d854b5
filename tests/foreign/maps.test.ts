import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ChartFromFile } from '#main/cluster/formats/chart-file.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { ChartFormat } from '#shared/cluster/chart.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'

const bytesOf = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, 'maps', name))
const read = (name: string): ChartFromFile => readAll({ name, bytes: bytesOf(name) })
const placesOf = ({ chart }: ChartFromFile): number[][] =>
  chart.stars.map(({ row, column, rating }) => [row, column, rating])

test.each<readonly [string, ChartFormat]>([
  ['signs.sec', 'traveller-sec'],
  ['unknown-power.tab', 'traveller-tab'],
  ['narrow-column.txt', 'traveller-column'],
])('%s comes back byte for byte where nothing of it was changed', (name, format) => {
  const { files, losses } = writeChart(read(name).chart, format)
  expect(files.map((file) => file.name)).toEqual([name])
  expect(new TextEncoder().encode(files[0]?.text)).toEqual(new Uint8Array(bytesOf(name)))
  expect(losses).toEqual([])
})

test('Powers with signs in their codes keep them, and ?? is an unknown one', () => {
  expect(read('signs.sec').chart.stars.map(({ owner }) => owner)).toEqual(['J-', 'V-', 'Na'])
  expect(read('unknown-power.tab').chart.stars.map(({ owner }) => owner)).toEqual(['Unknown', 'NaHu'])
})

test('A row that is wider than its columns is read all the same, and told', () => {
  const sector = read('narrow-column.txt')
  expect(sector.chart.stars.map(({ row, column }) => [column, row])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ])
  expect(sector.losses[0]).toMatchObject({
    what: 'Lines with text between two columns, read as wider columns',
    count: 3,
    where: ['line 4, character 72', 'line 5, character 74', 'line 6, character 74'],
  })
  expect(sector.chart.stars.map(({ owner }) => owner)).toEqual(['HvFd', 'NaXX', 'NaXX'])
  const renamed = sector.chart.stars.map((star) =>
    star.column === 1 && star.row === 1 ? { ...star, name: 'Fin' } : star,
  )
  const [file] = writeChart({ ...sector.chart, stars: renamed }, 'traveller-column').files
  expect(file?.text).toContain(
    '0101 Fin                  A5939A3-9 Hi In     {  3 } (B89-2) [9C57] - NS - 905 14 HvFd A7 V',
  )
})

test('The JSON of an older Tiled is read like that of today', () => {
  const map = read('tiled-1.0-json.json')
  expect(map.chart).toMatchObject({ name: 'Old form', board: { orientation: 'pointy' } })
  expect(placesOf(map).map(([row, column, rating]) => [column, row, rating])).toEqual([
    [1, 1, 1],
    [3, 2, 3],
    [5, 3, 4],
    [2, 4, 5],
    [6, 5, 2],
  ])
  expect(map.losses.map(({ what }) => what)).toContain(
    'The JSON of Tiled 1.1 and older: an export writes that of today',
  )
})

test('A table of stars that a spreadsheet took the zeros of is read', () => {
  expect(placesOf(read('from-a-spreadsheet.csv'))).toEqual([
    [1, 1, 1],
    [2, 3, 3],
    [12, 4, 5],
  ])
})

test('A map in another encoding is read, and told to be written as UTF-8', () => {
  const text = 'Stra\u00dfe'.padEnd(14) + '0105 D643524-5   Lt Ni Po            120 Na F6 V\n'
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const { chart, losses } = readAll({ name: 'x.sec', bytes })
  expect(chart.stars[0]?.name).toBe('Stra\u00dfe')
  expect(losses.map(({ what }) => what)).toContain('The encoding Windows-1252: an export writes UTF-8')
  const wide = new Uint8Array(Uint16Array.from('hex,name\n0101,Ma\u00dfe\n', (letter) => letter.charCodeAt(0)).buffer)
  expect(readAll({ name: 'x.csv', bytes: wide }).chart.stars[0]?.name).toBe('Ma\u00dfe')
})

test('A broken letter of a map is named, and the others are kept', () => {
  const bytes = new TextEncoder().encode('hex,name\n0101,Maße\n0102,Öl\n0103,über\n')
  const at = bytes.indexOf(0xc3)
  const { chart, losses } = readAll({ name: 'x.csv', bytes: bytes.filter((_, place) => place !== at + 1) })
  expect(chart.stars.map(({ name }) => name)).toEqual(['Ma\ufffde', 'Öl', 'über'])
  expect(losses).toContainEqual({
    what: 'Letters that cannot be read: “\ufffd” stands in their places',
    count: 1,
    where: ['x.csv'],
    isKept: false,
  })
})

test('A table without hexes is refused with the columns that it needs', () => {
  expect(() => readAll(fileOf('stars.csv', 'name,rating\nWick,3\n'))).toThrow(
    'the first row must name the columns, among them “hex”, or “row” and “column”. It names “name”, “rating”',
  )
})
