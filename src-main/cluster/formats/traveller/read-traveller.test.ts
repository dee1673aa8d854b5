import { describe, expect, test } from 'vitest'
import { fileOf } from '#tests/support/chart-files.ts'
import { ODD_SEC, ODD_XML } from '#tests/support/odd-sector.ts'
import { lossOf, readSector } from '#tests/support/sector-files.ts'
import { FormatError, type ChartFromFile } from '../chart-file.ts'
import { readTraveller } from './read-traveller.ts'

describe('legacy data alone', () => {
  const result = readSector([ODD_SEC])
  const { chart } = result

  test('the board is a sector: flat-topped, 32 by 40, even columns pushed, labels column first', () => {
    expect(chart.board).toEqual({
      rows: 40,
      columns: 32,
      orientation: 'flat',
      shifted: 'even',
      labelOrder: 'column-row',
    })
    expect(chart.name).toBe('hollow')
    expect(result.format).toBe('traveller-sec')
  })

  test('worlds become stars: cleaned names, ratings by starport, owners by code', () => {
    expect(chart.stars.map(({ name, row, column, rating, owner }) => [name, row, column, rating, owner])).toEqual([
      ['Corvane', 1, 1, 4, 'Vx'],
      ['Little Ash', 3, 2, 1, null],
      ['0305', 5, 3, 5, 'Tt'],
      ['Grandholm', 7, 4, 3, 'Vx'],
      ['0408', 8, 4, 1, 'Tt'],
    ])
  })

  test('zones, bases and remarks become tags', () => {
    expect(chart.stars.map(({ tags }) => tags)).toEqual([
      ['amber zone', 'naval base', 'agricultural', 'rich'],
      ['non-industrial'],
      ['red zone', 'naval base', 'scout base'],
      ['high population'],
      [],
    ])
  })

  test('a world keeps all that the file says', () => {
    expect(chart.stars[0]?.extra).toEqual({
      'traveller-sec': {
        at: 0,
        text: 'Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V\n',
        world: {
          name: 'Corvane',
          hex: '0101',
          uwp: 'B56789A-C',
          bases: 'N',
          remarks: 'Ag Ri',
          zone: 'A',
          pbg: '703',
          allegiance: 'Vx',
          stars: 'G2 V',
        },
      },
    })
  })

  test('odd lines are told, with their places, and kept', () => {
    expect(lossOf(result, 'Lines without a world profile')).toEqual({
      what: 'Lines without a world profile',
      count: 1,
      where: ['line 11: a line about nothing'],
      isKept: true,
    })
    expect(lossOf(result, 'Worlds in a hex')?.where).toEqual(['line 9: Corvane Minor at 0101'])
    expect(lossOf(result, 'Worlds off the map')?.where).toEqual(['line 10: Off the Edge at column 33 row 41'])
  })

  test('ratings by population: 0-2, 3-4, 5-6, 7-8 and 9 or more digits', () => {
    expect(readSector([ODD_SEC], { rating: 'population' }).chart.stars.map(({ rating }) => rating)).toEqual([
      4, 2, 2, 5, 1,
    ])
  })
})

describe.each([
  ['worlds first', [ODD_SEC, ODD_XML]],
  ['description first', [ODD_XML, ODD_SEC]],
])('data with its description, %s', (_, files) => {
  const result = readSector(files)
  const { chart } = result

  test('names: the sector, its powers, its subsectors as large labels in their middle', () => {
    expect(chart.name).toBe('Hollow Reach')
    expect(chart.stars.map(({ owner }) => owner)).toEqual(['Vexian League', null, 'Tt', 'Vexian League', 'Tt'])
    expect(chart.labels.slice(0, 2)).toMatchObject([
      { text: 'Nearside', row: 5, column: 4, size: 'large', kind: 'label' },
      { text: 'Far & Away', row: 35, column: 28, size: 'large' },
    ])
    expect(lossOf(result, 'Subsectors without an index')?.where).toEqual(['line 14: Nowhere'])
  })

  test('routes: one for each pair of stars; all that the file lists is counted', () => {
    expect(chart.routes.map(({ from, to, type, colour, style }) => [from, to, type, colour, style])).toEqual([
      [0, 1, 'Ore', '#4682b4', 'dotted'],
      [1, 3, '', '#abcdef', 'dashed'],
    ])
    expect(result.routes).toHaveLength(7)
    expect(result.routes[3]).toEqual({ from: { row: 1, column: 1 }, to: { row: 0, column: 1 } })
    expect(lossOf(result, 'Routes that leave the map')).toMatchObject({
      count: 2,
      where: ['line 31: 0101 to column 1 row 0', 'line 32: 0101 to column 9 row 41'],
      isKept: true,
    })
    expect(lossOf(result, 'Routes that end on an empty hex')?.where).toEqual(['line 33: 0101 to 1212'])
    expect(lossOf(result, 'Routes between two stars that have one')?.where).toEqual(['line 29: 0203 to 0101'])
    expect(lossOf(result, 'Routes from a star to itself')?.count).toBe(1)
    expect(lossOf(result, 'Routes without two hexes')?.where).toEqual(['line 35'])
  })

  test('borders and regions: filled rims, colours and styles of element or stylesheet', () => {
    expect(chart.regions.map(({ name, colour, border, isFilled }) => [name, colour, border, isFilled])).toEqual([
      ['Vexian League', '#00aa33', 'dashed', false],
      ['Old Wall', '#ff0000', 'solid', false],
      ['The Murk', '#e0a030', null, true],
    ])
    expect(chart.regions[0]?.hexes).toEqual([
      [1, 1, 2],
      [2, 1, 2],
    ])
    expect(result.borders).toEqual([
      { name: 'Vexian League', hexes: 5 },
      { name: 'Old Wall', hexes: 2 },
      { name: 'The Murk', hexes: 4 },
    ])
    expect(lossOf(result, 'Borders with gaps')?.where).toEqual(['line 21: Old Wall'])
    expect(lossOf(result, 'Borders that leave the map')?.where).toEqual(['line 21: Old Wall'])
    expect(lossOf(result, 'Borders without hexes')?.count).toBe(1)
    expect(lossOf(result, 'Words in borders')?.where).toEqual(['line 21: zz'])
    expect(lossOf(result, 'Colours that are not known')?.where).toEqual(['line 25: puce'])
  })

  test('labels: text on its lines, size, colour; those off the map are told', () => {
    expect(chart.labels[2]).toMatchObject({ text: 'Two\nlines', row: 4, column: 2, size: 'small', colour: '#ffffff' })
    expect(chart.labels).toHaveLength(3)
    expect(lossOf(result, 'Labels off the map')?.where).toEqual(['line 39: Beyond at column 33 row 2'])
    expect(lossOf(result, 'Labels without a hex')?.count).toBe(1)
    expect(lossOf(result, 'Parts of the description')?.where).toEqual(['line 3: X'])
  })
})

test('a description alone gives a chart without stars; every route then ends on an empty hex or off the map', () => {
  const result = readSector([ODD_XML])
  expect(result.format).toBe('traveller-xml')
  expect(result.chart).toMatchObject({ name: 'Hollow Reach', stars: [], routes: [] })
  expect(result.chart.regions).toHaveLength(3)
  expect(lossOf(result, 'Routes that end on an empty hex')?.count).toBe(5)
})

test('allegiances under a wrong name and routes to row 41 warn and are read', () => {
  const result = readSector([
    fileOf(
      'wrapped.xml',
      `<Sector>
  <Name>Wrapped</Name>
  <Allegiance>
    <Allegiance Code="Su">Sunward Union</Allegiance>
  </Allegiance>
  <Routes><Route Start="0101" End="0141" Type="Minor"/></Routes>
  <Borders><Border Allegiance="Su">0140 0141 0240 0140 </Border></Borders>
</Sector>`,
    ),
    fileOf('wrapped.sec', 'Corvane       0101 B56789A-C                       703 Su\n'),
  ])
  expect(result.chart.stars[0]?.owner).toBe('Sunward Union')
  expect(result.chart.regions[0]).toMatchObject({ name: 'Sunward Union', hexes: [[40, 1, 2]] })
  expect(lossOf(result, 'Lists of allegiances under a wrong name')?.where).toEqual(['line 3: <Allegiance>'])
  expect(lossOf(result, 'Routes that leave the map')?.where).toEqual(['line 6: 0101 to column 1 row 41'])
})

describe('files that cannot be used', () => {
  test.each([
    [[], 'no file was chosen'],
    [[fileOf('a.txt', 'hello')], 'a.txt: this is no Traveller sector'],
    [[ODD_SEC, { ...ODD_SEC, name: 'b.sec' }], 'b.sec: this and hollow.sec hold the same kind of data'],
    [[fileOf('a.xml', '<Sectors>\n<World/></Sectors>')], 'a.xml, line 1: there is no <Sector> in it'],
    [
      [fileOf('a.xml', '<Sector>\n  <Name>Unclosed</Sector>')],
      'a.xml, line 2: this is not valid XML (character 26: unexpected close tag).',
    ],
    [
      [fileOf('a.xml', '<!DOCTYPE x [<!ENTITY a "b">]>\n<Sector>&a;</Sector>')],
      'the file declares entities of its own',
    ],
    [
      [fileOf('a.xml', '<Sector>&nbsp;</Sector>')],
      'a.xml, line 1: this is not valid XML (character 15: undefined entity).',
    ],
  ])('%#', (files, reason) => {
    expect(() => readSector(files)).toThrow(FormatError)
    expect(() => readSector(files)).toThrow(reason)
  })
})

test('long files say how far they are, and can be left at any step', () => {
  const lines = Array.from({ length: 2600 }, (_, at) => `# ${at}`).join('\n')
  const reading = readTraveller([fileOf('long.sec', `${new TextDecoder().decode(ODD_SEC.bytes)}${lines}`)])
  const steps = [reading.next(), reading.next()].map(({ value }) => value)
  expect(steps).toEqual([
    { done: 500, total: 2611, note: 'Reading worlds' },
    { done: 1000, total: 2611, note: 'Reading worlds' },
  ])
  reading.return({} as ChartFromFile)
  expect(reading.next().done).toBe(true)
})
