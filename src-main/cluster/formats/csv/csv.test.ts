import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText, writeAndReread } from '#tests/support/chart-files.ts'
import { chart, chartArbitrary, chartStar } from '#tests/support/charts.ts'
import { runs } from '#tests/support/soak.ts'
import { joinTags, splitTags } from './csv-columns.ts'
import { writeCsv } from './write-csv.ts'

const starsIn = (text: string) => readText('reach.csv', text).chart.stars

test('columns in any order, in capitals or not; nothing is needed but the hex', () => {
  const [star] = starsIn('Rating,NAME,Public Notes,hex\n5,Wick,"Old, bright",0412\n')
  expect(star).toEqual(chartStar({ row: 4, column: 12, name: 'Wick', rating: 5, publicNotes: 'Old, bright' }))
  expect(starsIn('hex\n0101\n')).toEqual([chartStar({ row: 1, column: 1, name: '0101' })])
})

test.each([',', ';', '\t'])('cells divided by %j', (sign) => {
  const rows = [
    ['row', 'column', 'name', 'tags', 'hidden', 'homeworld', 'size', 'owner', 'type'],
    ['3', '4', 'Wick', '"old; bright"', 'yes', 'x', 'Giant', 'The Lamps', 'black hole'],
  ]
  const [star] = starsIn(rows.map((cells) => cells.join(sign)).join('\r\n'))
  const facts = { tags: ['old', 'bright'], isHidden: true, isHomeworld: true, size: 'giant' } as const
  expect(star).toEqual(chartStar({ row: 3, column: 4, name: 'Wick', owner: 'The Lamps', type: 'black hole', ...facts }))
})

test('the board is the standard one, or large enough', () => {
  expect(readText('a.csv', 'hex\n0101').chart.board).toMatchObject({ rows: 32, columns: 16 })
  expect(readText('a.csv', 'hex\n040120').chart.board).toMatchObject({ rows: 40, columns: 120 })
})

test('columns of the file’s own come back', () => {
  const { chart: read } = readText('a.csv', 'hex,name,Cargo,__proto__\n0101,Wick,"=1+1, ""raw""",x\n0102,Tallow,,\n')
  expect(read.stars[0]?.extra).toEqual({
    csv: [
      ['Cargo', '=1+1, "raw"'],
      ['__proto__', 'x'],
    ],
  })
  expect(writeAndReread(read, 'csv').chart.stars).toEqual(read.stars)
})

test('whatever stands on a star comes back, formulas, quotes and line ends too', () => {
  fc.assert(
    fc.property(chartArbitrary, (given) => {
      const stars = given.stars.map((star) => ({ ...star, extra: {} }))
      expect(writeAndReread({ ...given, stars }, 'csv').chart.stars).toEqual(stars)
    }),
    { seed: 7, numRuns: runs({ part: 50, whole: 150 }) },
  )
})

test('no cell is a formula to a spreadsheet, and every one comes back', () => {
  const names = ["=cmd|'/c calc'!A1", '+1', '-1', '@SUM(A1)', "'=1", "''-2", "'quoted'"]
  const stars = names.map((name, at) =>
    chartStar({ row: at + 1, column: 1, name, notes: `\t${name}`, extra: { csv: [[name, name]] } }),
  )
  const [file] = writeCsv(chart({ stars })).files
  for (const cell of parse(file?.text ?? '').flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(writeAndReread(chart({ stars }), 'csv').chart.stars).toEqual(stars)
})

test('rows that are shorter than the first one are told', () => {
  expect(readText('a.csv', 'hex,name,notes\n0101,Wick,old\n0102,Tal\n').losses).toEqual([
    { what: 'Rows with fewer cells than the first row', count: 1, where: ['line 3'], isKept: false },
  ])
})

test('cells under no heading, or under one that stands there twice, are told', () => {
  const { chart: read, losses } = readText('a.csv', 'hex,name,Cargo,,Cargo,\n0101,A,ore,lamp,oil,\n0102,B,,,,\n')
  expect(read.stars[0]?.extra).toEqual({ csv: [['Cargo', 'ore']] })
  expect(losses).toEqual([
    { what: 'Cells under no heading', count: 1, where: ['line 2: lamp'], isKept: false },
    {
      what: 'Cells under a heading that stands there twice: those of the first are kept',
      count: 1,
      where: ['line 2, Cargo: oil'],
      isKept: false,
    },
  ])
})

test('tags with semicolons come back', () => {
  const tags = ['a;b', 'c\\', '\\;', 'plain']
  expect(splitTags(joinTags(tags))).toEqual(tags)
})

test('what a table cannot hold is said', () => {
  const stars = [chartStar({ row: 1, column: 1 }), chartStar({ row: 1, column: 2, name: 'Wick' })]
  const route = { from: 0, to: 1, type: '', colour: null, style: 'solid', isHidden: false, extra: {} } as const
  const board = { ...chart().board, rows: 5 }
  expect(writeCsv(chart({ stars, routes: [route], fog: [[1, 1, 3]], board })).losses).toEqual([
    { what: 'Routes', count: 1, where: ['0101 to 0102'], isKept: false },
    { what: 'Hexes under the fog', count: 3, where: [], isKept: false },
    { what: 'The size and layout of the board', count: 1, where: [], isKept: false },
  ])
})

test('a row that cannot be read is told with its line, and the others are read', () => {
  const { chart: read, losses } = readText('a.csv', 'hex,name\n0101,A\n0102,"B\nC"\n9x,D\n0101,E\n')
  expect(read.stars).toHaveLength(2)
  expect(losses.map(({ what, where }) => [what, where])).toEqual([
    [
      'Rows that could not be read',
      ['line 5: “9x” is no hex: write it like 0412, row first.', 'line 6: there is a star on row 1, column 1 already.'],
    ],
  ])
})

test('a table that a spreadsheet program saved is read: zeros lost, sep=, semicolons, byte order mark', () => {
  const places = (text: string) => readText('a.csv', text).chart.stars.map(({ row, column }) => [row, column])
  expect(places('hex,name\n101,A\n1204,B\n')).toEqual([
    [1, 1],
    [12, 4],
  ])
  expect(places('hex,row,column\n1002,1,2\n1002,10,2\n')).toEqual([
    [1, 2],
    [10, 2],
  ])
  expect(places('\ufeffsep=;\r\nhex;name\r\n203;"A,B"\r\n')).toEqual([[2, 3]])
  expect(readText('a.csv', 'sep=|\nhex|name\n101|A|B\n102|C\n').losses[0]?.where[0]).toMatch(/^line 3: there are 3/)
})

describe('what is wrong is said with its line', () => {
  test.each([
    ['hex,rating\n0101,6', 'a.csv, line 2: the rating must be 1 to 5'],
    ['hex,size\n0101,vast', 'a.csv, line 2: the size must be one of dwarf'],
    ['hex,rank\n0101,queen', 'a.csv, line 2: the rank must be one of outpost'],
    ['hex,hidden\n0101,maybe', 'a.csv, line 2: “hidden” must be yes or no'],
    ['row,column\n1000,1', 'a.csv, line 2: row and column must be whole numbers from 1 to 999'],
    ['hex,row,column\n0305,4,5', 'a.csv, line 2: hex 0305 is not row 4, column 5'],
    ['hex,name\n0000,A', 'a.csv, line 2: row and column must be'],
    ['hex,name\n,A', 'a.csv, line 2: it says no hex'],
    ['hex,name\n0101,A,B,C', 'a.csv, line 2: there are 4 cells, but 2 columns'],
    ['hex,name,label\n0101,A,0101', 'a.csv, line 1: the column “hex” is there twice'],
    ['hex,name\n0101,"A', 'a.csv, line 2: a quoted cell is never closed'],
    ['row,column\n999,1\n1,999', 'the stars stand too far apart'],
  ])('%j', (text, words) => {
    expect(() => starsIn(text).length).toThrow(words.replace('a.csv', 'reach.csv'))
  })
})
