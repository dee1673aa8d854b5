import { describe, expect, test } from 'vitest'
import { countHexes } from '../../../../src-shared/kit/hex-runs.ts'
import { type ChartFile, FormatError, type ReadChart } from '../format.ts'
import { readTraveller, type TravellerOptions } from './read-traveller.ts'

const file = (name: string, text: string): ChartFile => ({ name, bytes: new TextEncoder().encode(text) })

function read(files: readonly ChartFile[], options?: TravellerOptions): ReadChart {
  const reading = readTraveller(files, options)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

const lossOf = ({ losses }: ReadChart, what: string) => losses.find((loss) => loss.what.startsWith(what)) ?? null

const SEC = file(
  'hollow.sec',
  `# Hollow Reach, invented
@SUB-SECTOR: Nearside

Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V
Little Ash+   0203 E400300-6    Ni                 100 --
              0305 A123456-7  A                 R  100 Tt
GRANDHOLM     0407 C9A59B9-9    Hi                 903 Vx
B-12          0408 X000000-0                       000 Tt
Corvane Minor 0101 C555555-5                       000 Vx
Off the Edge  3341 C555555-5                       000 Vx
a line about nothing
`,
)

const XML = file(
  'hollow.xml',
  `<?xml version="1.0" encoding="utf-8"?>
<Sector Abbreviation="Hlow">
  <X>3</X>
  <Name>Hollow Reach</Name>
  <Name Lang="de">Hohlweite</Name>
  <Stylesheet>
    border { color: gray }
    border.Vx { Color: #0a3; style: dashed }
    route.Ore { color: steelblue; style: dotted }
  </Stylesheet>
  <Subsectors>
    <Subsector Index="A">Nearside</Subsector>
    <Subsector Index="P">Far &amp; Away</Subsector>
    <Subsector Index="Q">Nowhere</Subsector>
  </Subsectors>
  <Allegiances>
    <Allegiance Code="Vx">Vexian League</Allegiance>
  </Allegiances>
  <Borders>
    <Border Allegiance="Vx">0101 0201 0202 0102 0101</Border>
    <Border Label="Old Wall" Color="red" Style="Solid">0505 0000 zz</Border>
    <Border Allegiance="Tt"></Border>
  </Borders>
  <Regions>
    <Region Label="The Murk" Color="puce">1010 1111 1011 1010</Region>
  </Regions>
  <Routes>
    <Route Start="0101" End="0203" Type="Ore"/>
    <Route Start="0203" End="0101"/>
    <Route Start="0203" End="0407" Color="#ABCDEF" Style="Dashed"/>
    <Route Start="0101" End="0140" EndOffsetY="-1"/>
    <Route Start="0101" End="0941"/>
    <Route Start="0101" End="1212"/>
    <Route Start="0101" End="0101"/>
    <Route Start="01" End="0203"/>
  </Routes>
  <Labels>
    <Label Hex="0204" Size="small" Color="white">Two&#x0A;lines</Label>
    <Label Hex="3302">Beyond</Label>
    <Label Hex="0205"> </Label>
  </Labels>
</Sector>
`,
)

describe('legacy data alone', () => {
  const result = read([SEC])
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
    expect(read([SEC], { rating: 'population' }).chart.stars.map(({ rating }) => rating)).toEqual([4, 2, 2, 5, 1])
  })
})

describe.each([
  ['worlds first', [SEC, XML]],
  ['description first', [XML, SEC]],
])('data with its description, %s', (_, files) => {
  const result = read(files)
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
  const result = read([XML])
  expect(result.format).toBe('traveller-xml')
  expect(result.chart).toMatchObject({ name: 'Hollow Reach', stars: [], routes: [] })
  expect(result.chart.regions).toHaveLength(3)
  expect(lossOf(result, 'Routes that end on an empty hex')?.count).toBe(5)
})

test('allegiances under a wrong name and routes to row 41 warn and are read', () => {
  const result = read([
    file(
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
    file('wrapped.sec', 'Corvane       0101 B56789A-C                       703 Su\n'),
  ])
  expect(result.chart.stars[0]?.owner).toBe('Sunward Union')
  expect(result.chart.regions[0]).toMatchObject({ name: 'Sunward Union', hexes: [[40, 1, 2]] })
  expect(lossOf(result, 'Lists of allegiances under a wrong name')?.where).toEqual(['line 3: <Allegiance>'])
  expect(lossOf(result, 'Routes that leave the map')?.where).toEqual(['line 6: 0101 to column 1 row 41'])
})

describe('second-survey data', () => {
  const TAB = 'Zone\tHex\tName\tUWP\tB\tTrade Codes\tPBG\tA\tStellar\t{Ix}\tMood\n'

  test('tabs: columns in any order, other names for them, a dash for nothing, columns of its own', () => {
    const { chart, format } = read([
      file('t.tab', `# about\n${TAB}R\t0412\tCorvane\tA777777-7\tNS\tAg Ri\t703\tVxLe\tG2 V\t{ 2 }\tgay\n`),
    ])
    expect(format).toBe('traveller-tab')
    expect(chart.stars[0]).toMatchObject({ name: 'Corvane', row: 12, column: 4, rating: 5, owner: 'VxLe' })
    expect(chart.stars[0]?.tags).toEqual(['red zone', 'naval base', 'scout base', 'agricultural', 'rich'])
    expect(chart.stars[0]?.extra['traveller-tab']).toMatchObject({ world: { importance: '{ 2 }', stars: 'G2 V' } })
  })

  test('columns by width: dashes give their places, the last one is open', () => {
    const text = `Hex  Name     UWP       Bases Remarks Stars\n---- -------- --------- ----- ------- ----\n0412 Corvane  A777777-7 N     Ag      G2 V M1 V\r\n0413 Deep Ash D777777-7               M9 V\n`
    const { chart, format } = read([file('c.txt', text)])
    expect(format).toBe('traveller-column')
    expect(chart.stars.map(({ name, rating }) => [name, rating])).toEqual([
      ['Corvane', 5],
      ['Deep Ash', 2],
    ])
    expect(chart.stars[0]?.extra['traveller-column']).toMatchObject({ world: { stars: 'G2 V M1 V' } })
  })

  test('odd hexes and profiles are told, not read', () => {
    const result = read([
      file('t.tab', 'Hex\tName\tUWP\n412\tCorvane\tA777777-7\n0413\tAsh\tgood\n0414\tElm\tA777777-7\n'),
    ])
    expect(result.chart.stars).toHaveLength(1)
    expect(lossOf(result, 'Lines without a world profile')?.where).toEqual([
      'line 2: 412 Corvane A777777-7',
      'line 3: 0413 Ash good',
    ])
  })

  test.each([
    ['Hex\tName\tUWP\n0412\tCorvane\n', 'x.txt, line 2: there are fewer columns here than the 3 of the header'],
    ['#\nHex\tUWP\tMood\n', 'x.txt, line 2: the column Name is missing'],
    ['Hex\tName\tUWP\tHex\n', 'x.txt, line 1: there are 2 columns Hex'],
    [`Hex\tUWP\tName${'\tx'.repeat(300)}\n`, 'x.txt, line 1: there are more than 200 columns here'],
    [
      'Hex  Name UWP\n---- ---- ---------\n0412 Corvane  A77777-7\n',
      'x.txt, line 3: character 10 stands between two columns',
    ],
  ])('refused: %#', (text, reason) => {
    expect(() => read([file('x.txt', text)])).toThrow(reason)
  })
})

test('MSEC: names, powers, routes to neighbouring sectors, borders, labels of two lines', () => {
  const result = read([
    SEC,
    file(
      'hollow.msec.txt',
      `# invented
sector Hollow Reach
domain Deeps
c Gloaming
ally Vx Vexian League
border 0101 0201
  0202 0102 0101 #e32736
region 1010 blue
route 0101 0203 teal
route 0101 -1 0140
route 0 1 0101 0102
label 0605/+30 Deep
label 0605/-30 Water
label 0606/large,red Shoals
label 99 none
`,
    ),
  ])
  const { chart } = result
  expect(chart.name).toBe('Hollow Reach')
  expect(chart.stars[0]?.owner).toBe('Vexian League')
  expect(chart.labels.map(({ text, size, colour }) => [text, size, colour])).toEqual([
    ['Gloaming', 'large', null],
    ['Deep\nWater', 'medium', null],
    ['Shoals', 'large', '#ff0000'],
  ])
  expect(chart.regions.map(({ name, colour, border, hexes }) => [name, colour, border, countHexes(hexes)])).toEqual([
    ['Border 1', '#e32736', 'solid', 4],
    ['Region 2', '#0000ff', null, 1],
  ])
  expect(chart.routes).toMatchObject([{ from: 0, to: 1, colour: '#008080' }])
  expect(result.routes.slice(1)).toEqual([
    { from: { row: 1, column: 1 }, to: { row: 40, column: -31 } },
    { from: { row: 41, column: 1 }, to: { row: 2, column: 1 } },
  ])
  expect(lossOf(result, 'Lines of the metadata')).toMatchObject({
    count: 2,
    where: ['line 3: domain Deeps', 'line 15: label 99 none'],
  })
})

test('with XML and MSEC both, each list is taken from the XML where it has one', () => {
  const result = read([XML, file('m.txt', 'sector Other\nalpha First\nlabel 0101 Twice\nborder 0303\n')])
  expect(result.chart.name).toBe('Hollow Reach')
  expect(result.chart.labels).toHaveLength(3)
  expect(lossOf(result, 'MSEC labels')?.where).toEqual(['line 3'])
  expect(lossOf(result, 'MSEC borders')?.count).toBe(1)
})

describe('files that cannot be used', () => {
  test.each([
    [[], 'no file was chosen'],
    [[file('a.txt', 'hello')], 'a.txt: this is no Traveller sector'],
    [[SEC, { ...SEC, name: 'b.sec' }], 'b.sec: this and hollow.sec hold the same kind of data'],
    [[file('a.xml', '<Sectors>\n<World/></Sectors>')], 'a.xml, line 1: there is no <Sector> in it'],
    [[file('a.xml', '<Sector>\n  <Name>Unclosed</Sector>')], 'a.xml, line 2: character 26: unexpected close tag.'],
    [[file('a.xml', '<!DOCTYPE x [<!ENTITY a "b">]>\n<Sector>&a;</Sector>')], 'documents with a DOCTYPE are not read'],
    [[file('a.xml', '<Sector>&nbsp;</Sector>')], 'a.xml, line 1: character 15: undefined entity.'],
  ])('%#', (files, reason) => {
    expect(() => read(files)).toThrow(FormatError)
    expect(() => read(files)).toThrow(reason)
  })
})

test('long files say how far they are, and can be left at any step', () => {
  const lines = Array.from({ length: 2600 }, (_, at) => `# ${at}`).join('\n')
  const reading = readTraveller([file('long.sec', `${new TextDecoder().decode(SEC.bytes)}${lines}`)])
  const steps = [reading.next(), reading.next()].map(({ value }) => value)
  expect(steps).toEqual([
    { done: 500, total: 2611, note: 'Reading worlds' },
    { done: 1000, total: 2611, note: 'Reading worlds' },
  ])
  reading.return({} as ReadChart)
  expect(reading.next().done).toBe(true)
})
