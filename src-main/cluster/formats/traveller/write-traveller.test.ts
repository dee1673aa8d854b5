import { describe, expect, test } from 'vitest'
import {
  type Chart,
  type ChartStar,
  PLAIN_ROUTE,
  PLAIN_STAR,
  STANDARD_LEGEND,
} from '../../../../src-shared/cluster/chart.ts'
import { STANDARD_BOARD } from '../../../../src-shared/kit/hex.ts'
import { type ChartFile, FormatError, type WrittenChart } from '../format.ts'
import { readTraveller } from './read-traveller.ts'
import { SECTOR_BOARD } from './sector-board.ts'
import { DATA_FORMATS } from './sector-rows.ts'
import { writeTraveller } from './write-traveller.ts'

const file = (name: string, text: string): ChartFile => ({ name, bytes: new TextEncoder().encode(text) })

function read(files: readonly ChartFile[]): Chart {
  const reading = readTraveller(files)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value.chart
  }
}

const reread = ({ files }: WrittenChart) => read(files.map(({ name, text }) => file(name, text)))
const textOf = ({ files }: WrittenChart, end: string) => files.find(({ name }) => name.endsWith(end))?.text ?? ''
const lossesOf = ({ losses }: WrittenChart) => losses.map(({ what, count }) => `${count} ${what}`)

/** A chart without what it keeps for its own format. */
function bare(chart: Chart): Chart {
  const strip = <Thing extends { readonly extra: unknown }>(thing: Thing) => ({ ...thing, extra: {} })
  const tagsInOrder = (star: ChartStar) => ({ ...star, tags: star.tags.toSorted() })
  return {
    ...chart,
    stars: chart.stars.map(strip).map(tagsInOrder),
    routes: chart.routes.map(strip),
    regions: chart.regions.map(strip),
    labels: chart.labels.map(strip),
    extra: {},
  }
}

const ROWS = {
  'traveller-sec': `# Hollow Reach, invented
Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V
  a stray line
Little Ash+ 0203 E400300-6 - Ni         100 --
Long Evening Roads 0305 A123456-7  A An Ag           R  100 Tt
Corvane Minor 0101 C555555-5                       000 Vx
Off the Edge  3341 C555555-5                       000 Vx`,
  'traveller-tab': `# Hollow Reach, invented
Mood\tHex\tName\tUWP\tBases\tRemarks\tZone\tPBG\tAllegiance\tStars
gay\t0101\tCorvane\tB56789A-C\tN\tAg Ri\tA\t703\tVx\tG2 V
\t0203\tLittle Ash\tE400300-6\t-\tNi\t\t100\t--\t
  grim \t0305\tLong Evening Roads\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-
-\t9999\tOff the Edge\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-
`,
  'traveller-column': `# Hollow Reach, invented
Hex  Name                 UWP       Bases Remarks    Zone PBG Allegiance Mood
---- -------------------- --------- ----- ---------- ---- --- ---------- ----
0101 Corvane              B56789A-C N     Ag Ri      A    703 Vx         gay
0203 Little Ash           E400300-6 -     Ni              100 --
0305 Long Evening Roads   A123456-7 NS    An Ag      R    100 Tt         grim and more
`,
} as const

const XML = `<?xml version="1.0" encoding="utf-8"?>
<!-- invented -->
<Sector Tags="Own">
  <Name>Hollow Reach</Name>
  <Name Lang="de">Hohlweite</Name>
  <Credits><![CDATA[ a <b>long</b> story ]]></Credits>
  <Stylesheet>border { color: gray }</Stylesheet>
  <Subsectors>
    <Subsector Index="A">Nearside</Subsector>
    <Subsector Index="Q">Nowhere</Subsector>
  </Subsectors>
  <Allegiances><Allegiance Code="Vx" Base="Vo">Vexian League</Allegiance></Allegiances>
  <Borders>
    <Border Allegiance="Vx" LabelPosition="0102">0101 0201 0202 0102 0101</Border>
  </Borders>
  <Routes>
    <Route Start="0101" End="0203" Type="Ore" Width="3"/>
    <Route Start="0203" End="0101"/>
    <Route Start="0101" End="0140" EndOffsetY="-1"/> <!-- out -->
    <Route Start="0101" End="1212"/>
    <Route/>
  </Routes>
  <Labels>
    <Label Hex="0204" Wrap="true">Deep Water</Label>
    <Label Hex="9904">Beyond</Label>
  </Labels>
</Sector>
`

const NAMES = {
  'traveller-sec': 'hollow.sec',
  'traveller-tab': 'hollow.tab',
  'traveller-column': 'hollow.txt',
} as const

describe.each(DATA_FORMATS)('%s', (format) => {
  const rows = ROWS[format]
  const data = file(NAMES[format], rows)
  const chart = read([data, file('hollow.xml', XML)])

  test('comes back as it was, character by character, with its description', () => {
    const written = writeTraveller(chart, format)
    expect(written.files).toEqual([
      { name: NAMES[format], type: expect.any(String) as string, text: rows },
      { name: 'hollow.xml', type: 'application/xml', text: XML },
    ])
    expect(written.losses).toEqual([])
    expect(reread(written)).toEqual(chart)
    expect(writeTraveller(JSON.parse(JSON.stringify(chart)) as Chart, format)).toEqual(written)
  })

  test.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no end of the last line', (text: string) => text.trimEnd()],
    ['letters from elsewhere', (text: string) => text.replaceAll('Corvane', 'Çørvañė')],
  ])('also with %s', (_, change) => {
    const again = read([file(NAMES[format], change(rows)), file('hollow.xml', change(XML))])
    expect(again.stars).toHaveLength(3)
    expect(writeTraveller(again, format).files.map(({ text }) => text)).toEqual([change(rows), change(XML)])
  })

  test('without a description none is written', () => {
    expect(writeTraveller(read([data]), format).files.map(({ name }) => name)).toEqual([NAMES[format]])
  })

  test('a changed star changes its row alone; new ones come at the end, removed ones are gone', () => {
    const [first, second, third] = chart.stars
    if (!first || !second || !third) throw new Error('three stars are in the sample')
    const changed = {
      ...first,
      name: 'Corvane Prime',
      rating: 2 as const,
      owner: 'Tt',
      tags: ['red zone', 'scout base', 'poor'],
    }
    const added = {
      ...PLAIN_STAR,
      name: 'Newfall',
      row: 9,
      column: 30,
      rating: 5 as const,
      owner: 'Ashen Court',
      extra: {},
    }
    const edited: Chart = { ...chart, stars: [changed, third, added], routes: [] }
    const written = writeTraveller(edited, format)
    const lines = written.files[0]?.text.split('\n') ?? []
    expect(lines.filter((line) => rows.split('\n').includes(line) && line.includes('Long Evening'))).toHaveLength(1)
    expect(lines.find((line) => line.includes('Corvane Prime'))).toContain('D56789A-C')
    expect(lines.some((line) => line.includes('Little Ash'))).toBe(false)
    expect(bare(reread(written)).stars).toEqual(bare(edited).stars)
    expect(textOf(written, '.xml')).toContain('>Ashen Court</Allegiance>')
  })

  test('a moved star takes its routes along', () => {
    const [first, ...others] = chart.stars
    if (!first) throw new Error('a star is in the sample')
    const moved: Chart = { ...chart, stars: [{ ...first, row: 4, column: 4 }, ...others] }
    const written = writeTraveller(moved, format)
    const back = reread(written)
    expect(back.stars).toContainEqual(expect.objectContaining({ name: 'Corvane', row: 4, column: 4 }))
    const [route] = back.routes
    expect(route && back.stars[route.from]?.name).toBe('Corvane')
    expect(lossesOf(written)).toEqual(['1 Details of borders, routes and labels that were changed'])
  })
})

test('a star that is a copy of another has a row of its own with the same profile', () => {
  const chart = read([file('hollow.sec', ROWS['traveller-sec'])])
  const [first] = chart.stars
  if (!first) throw new Error('a star is in the sample')
  const copied = { ...chart, stars: [...chart.stars, { ...first, row: 20, column: 20 }] }
  const rows = textOf(writeTraveller(copied, 'traveller-sec'), '.sec').split('\n')
  expect(rows).toContain('Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V')
  expect(rows.at(-2)).toBe('Corvane       2020 B56789A-C  N Ag Ri           A  703 Vx G2 V')
})

test('from one format to another the profile, bases and remarks go along', () => {
  const chart = read([file('hollow.sec', ROWS['traveller-sec']), file('hollow.xml', XML)])
  const tab = textOf(writeTraveller(chart, 'traveller-tab'), '.tab').split('\n')
  expect(tab[0]).toBe(
    'Sector\tSS\tHex\tName\tUWP\tBases\tRemarks\tZone\tPBG\tAllegiance\tStars\t{Ix}\t(Ex)\t[Cx]\tNobility\tW\tRU',
  )
  expect(tab[3]).toBe('-\t-\t0305\tLong Evening Roads\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-\t-\t-\t-\t-\t-\t-')
  const sec = writeTraveller(reread(writeTraveller(chart, 'traveller-column')), 'traveller-sec')
  expect(textOf(sec, '.sec').split('\n')[2]).toBe('Long Evening R0305 A123456-7  A An Ag           R  100 Tt')
  expect(sec.losses).toContainEqual({
    what: 'Ends of names longer than 14 characters',
    count: 1,
    where: ['Long Evening Roads at 0305'],
    isKept: false,
  })
})

test('a row with no room in its columns has the whole file set anew', () => {
  const chart = read([file('hollow.txt', ROWS['traveller-column'])])
  const [first, ...others] = chart.stars
  if (!first) throw new Error('a star is in the sample')
  const edited = { ...chart, stars: [{ ...first, name: 'Corvane of the Long Evening' }, ...others] }
  const written = writeTraveller(edited, 'traveller-column')
  expect(lossesOf(written)).toEqual([
    '1 Comments and columns of the file’s own, which has too little room for what changed',
  ])
  expect(bare(reread(written))).toEqual(bare(edited))
})

test('Windows-1252 is read, and written as UTF-8', () => {
  const bytes = Uint8Array.from(ROWS['traveller-sec'].replace('Corvane', 'Corvén\x92'), (letter) =>
    letter.charCodeAt(0),
  )
  const chart = read([{ name: 'hollow.sec', bytes }])
  expect(chart.stars[0]?.name).toBe('Corvén’')
  expect(reread(writeTraveller(chart, 'traveller-sec'))).toEqual(chart)
})

describe('the description', () => {
  const chart = read([file('hollow.sec', ROWS['traveller-sec']), file('hollow.xml', XML)])
  const xmlOf = (edited: Chart) => textOf(writeTraveller(edited, 'traveller-sec'), '.xml')

  test('a new name replaces the old one and nothing else', () => {
    expect(xmlOf({ ...chart, name: 'Low & Behold' })).toBe(XML.replace('<Name>Hollow Reach', '<Name>Low &amp; Behold'))
  })

  test('a removed route takes its doubles with it; others that are kept stay', () => {
    expect(xmlOf({ ...chart, routes: [] })).toBe(
      XML.replace('\n    <Route Start="0101" End="0203" Type="Ore" Width="3"/>', '').replace(
        '\n    <Route Start="0203" End="0101"/>',
        '',
      ),
    )
  })

  test('new things come at the ends of their lists, new lists at the end of the sector', () => {
    const region = { notes: '', publicNotes: '', isHidden: false, hexes: [[9, 9, 9]] as const, extra: {} }
    const label = {
      row: 1,
      column: 32,
      kind: 'label' as const,
      text: 'A<B\n"C"',
      size: 'large' as const,
      colour: '#123456',
      isHidden: false,
      extra: {},
    }
    const edited: Chart = {
      ...chart,
      regions: [...chart.regions, { ...region, name: 'Murk', colour: '#0000ff', border: null, isFilled: true }],
      routes: [...chart.routes, { ...PLAIN_ROUTE, from: 1, to: 2, style: 'dotted', extra: {} }],
      labels: [...chart.labels, label],
    }
    expect(xmlOf(edited)).toBe(
      XML.replace('\n  </Routes>', '\n    <Route Start="0203" End="0305" Style="Dotted"/>\n  </Routes>')
        .replace(
          '\n  </Labels>',
          '\n    <Label Hex="3201" Color="#123456" Size="large">A&lt;B&#x0A;&quot;C&quot;</Label>\n  </Labels>',
        )
        .replace(
          '\n</Sector>',
          '\n  <Regions>\n    <Region Label="Murk" Color="#0000ff">0909</Region>\n  </Regions>\n</Sector>',
        ),
    )
    expect(bare(reread(writeTraveller(edited, 'traveller-sec')))).toEqual(bare(edited))
  })

  test('a changed border is walked around anew and keeps its power', () => {
    const [border] = chart.regions
    if (!border) throw new Error('a border is in the sample')
    const edited = { ...chart, regions: [{ ...border, hexes: [[1, 1, 3] as const] }] }
    expect(xmlOf(edited)).toContain(
      '<Border Allegiance="Vx" Color="#808080" Style="Solid">0101 0201 0301 0201 0101</Border>',
    )
    expect(bare(reread(writeTraveller(edited, 'traveller-sec')))).toEqual(bare(edited))
  })

  test('a subsector’s name follows its label while that stays in the middle', () => {
    const [name, ...others] = chart.labels
    if (!name) throw new Error('a subsector is in the sample')
    expect(xmlOf({ ...chart, labels: [{ ...name, text: 'Farside' }, ...others] })).toBe(
      XML.replace('Nearside', 'Farside'),
    )
    const moved = { ...chart, labels: [...others, { ...name, row: 6 }] }
    expect(bare(reread(writeTraveller(moved, 'traveller-sec')))).toEqual(bare(moved))
  })

  test('what a rim cannot say is told', () => {
    const region = {
      name: 'Ring',
      colour: '#0000ff',
      border: 'solid' as const,
      isFilled: true,
      notes: '',
      publicNotes: '',
      isHidden: false,
      extra: {},
    }
    const hexes = [
      [5, 5, 7],
      [6, 5, 5],
      [6, 7, 7],
      [7, 5, 7],
      [20, 1, 1],
    ] as const
    const written = writeTraveller(
      {
        ...chart,
        regions: [
          { ...region, hexes },
          { ...region, name: 'None', hexes: [] },
        ],
      },
      'traveller-sec',
    )
    expect(lossesOf(written)).toEqual([
      '1 Regions of several parts, written as one border each',
      '1 Holes in regions, which come back filled',
      '2 Tints of regions with a border, and their want in regions without',
      '1 Regions without hexes',
    ])
  })
})

test('what Traveller has no words for is told', () => {
  const star = { ...PLAIN_STAR, row: 1, column: 1, owner: null, extra: {} }
  const chart: Chart = {
    name: 'Own: Stars/1',
    board: { ...SECTOR_BOARD, rows: 20 },
    legend: STANDARD_LEGEND.with(0, { name: 'Dim', colour: null, shape: 'disc' }) as unknown as Chart['legend'],
    fog: [[1, 1, 2]],
    stars: [
      {
        ...star,
        name: 'A-12',
        notes: 'x',
        size: 'giant',
        isHomeworld: true,
        isHidden: true,
        tags: ['haunted', 'rich'],
      },
      { ...star, column: 2, name: '#2', type: 'station' },
    ],
    routes: [],
    regions: [],
    labels: [{ row: 2, column: 2, kind: 'note', text: 'n', size: 'small', colour: null, isHidden: false, extra: {} }],
    fleets: [{ row: 1, column: 1, name: 'Home Fleet', owner: null, notes: '', publicNotes: '', isHidden: false }],
    extra: {},
  }
  const written = writeTraveller(chart, 'traveller-sec')
  expect(written.files.map(({ name }) => name)).toEqual(['own-stars-1.sec', 'own-stars-1.xml'])
  expect(lossesOf(written)).toEqual([
    '1 Tags that Traveller has no code for',
    '1 Names that Traveller files would not give back',
    '1 The size of the board, which comes back as 32 columns by 40 rows',
    '1 The legend of ratings',
    '1 Hexes under fog',
    '1 Notes on stars',
    '2 Kinds and sizes of stars',
    '1 Marks of homeworlds',
    '1 Notes at hexes, written as labels',
    '1 Fleets',
    '1 What is hidden from players, written like all else',
  ])
  expect(reread(written)).toMatchObject({
    name: 'Own: Stars/1',
    stars: [{ rating: 3, tags: ['rich'] }, { name: '#2' }],
  })
})

test.each([
  ['pointy-topped', STANDARD_BOARD],
  ['odd columns pushed', { ...SECTOR_BOARD, shifted: 'odd' as const }],
  ['too many columns', { ...SECTOR_BOARD, columns: 33 }],
  ['too many rows', { ...SECTOR_BOARD, rows: 41 }],
])('other boards are refused: %s', (_, board) => {
  const chart: Chart = { ...EMPTY, board }
  expect(() => writeTraveller(chart, 'traveller-tab')).toThrow(FormatError)
  expect(() => writeTraveller(chart, 'traveller-tab')).toThrow(
    '32 columns by 40 rows at most, its even columns pushed down',
  )
})

const EMPTY: Chart = {
  name: 'Empty',
  board: SECTOR_BOARD,
  legend: STANDARD_LEGEND,
  fog: [],
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  extra: {},
}
