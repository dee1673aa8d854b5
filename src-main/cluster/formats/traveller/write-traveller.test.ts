import { describe, expect, test } from 'vitest'
import { type Chart, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { fileOf } from '#tests/support/chart-files.ts'
import { KEPT_NAMES, KEPT_ROWS, KEPT_XML, formatLosses, textOf } from '#tests/support/retained-sector.ts'
import { bareChart, EMPTY_SECTOR, readSector, rereadSector } from '#tests/support/sector-files.ts'
import { FormatError } from '../chart-file.ts'
import { SECTOR_BOARD } from './sector-board.ts'
import { WORLD_FORMATS } from './world-file-content.ts'
import { writeTraveller } from './write-traveller.ts'

describe.each(WORLD_FORMATS)('%s', (format) => {
  const rows = KEPT_ROWS[format]
  const data = fileOf(KEPT_NAMES[format], rows)
  const chart = readSector([data, fileOf('hollow.xml', KEPT_XML)]).chart

  test('comes back as it was, character by character, with its description', () => {
    const written = writeTraveller(chart, format)
    expect(written.files).toEqual([
      { name: KEPT_NAMES[format], type: expect.any(String) as string, text: rows },
      { name: 'hollow.xml', type: 'application/xml', text: KEPT_XML },
    ])
    expect(written.losses).toEqual([])
    expect(rereadSector(written)).toEqual(chart)
    expect(writeTraveller(JSON.parse(JSON.stringify(chart)) as Chart, format)).toEqual(written)
  })

  test.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['no end of the last line', (text: string) => text.trimEnd()],
    ['letters from elsewhere', (text: string) => text.replaceAll('Corvane', 'Çørvañė')],
  ])('also with %s', (_, change) => {
    const again = readSector([fileOf(KEPT_NAMES[format], change(rows)), fileOf('hollow.xml', change(KEPT_XML))]).chart
    expect(again.stars).toHaveLength(3)
    expect(writeTraveller(again, format).files.map(({ text }) => text)).toEqual([change(rows), change(KEPT_XML)])
  })

  test('without a description none is written', () => {
    expect(writeTraveller(readSector([data]).chart, format).files.map(({ name }) => name)).toEqual([KEPT_NAMES[format]])
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
      ...DEFAULT_STAR_FIELDS,
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
    expect(bareChart(rereadSector(written)).stars).toEqual(bareChart(edited).stars)
    expect(textOf(written, '.xml')).toContain('>Ashen Court</Allegiance>')
  })

  test('a moved star takes its routes along', () => {
    const [first, ...others] = chart.stars
    if (!first) throw new Error('a star is in the sample')
    const moved: Chart = { ...chart, stars: [{ ...first, row: 4, column: 4 }, ...others] }
    const written = writeTraveller(moved, format)
    const back = rereadSector(written)
    expect(back.stars).toContainEqual(expect.objectContaining({ name: 'Corvane', row: 4, column: 4 }))
    const [route] = back.routes
    expect(route && back.stars[route.from]?.name).toBe('Corvane')
    expect(formatLosses(written)).toEqual(['1 Details of borders, routes and labels that were changed'])
  })
})

test('a star that is a copy of another has a row of its own with the same profile', () => {
  const chart = readSector([fileOf('hollow.sec', KEPT_ROWS['traveller-sec'])]).chart
  const [first] = chart.stars
  if (!first) throw new Error('a star is in the sample')
  const copied = { ...chart, stars: [...chart.stars, { ...first, row: 20, column: 20 }] }
  const rows = textOf(writeTraveller(copied, 'traveller-sec'), '.sec').split('\n')
  expect(rows).toContain('Corvane       0101 B56789A-C  N Ag Ri           A  703 Vx G2 V')
  expect(rows.at(-2)).toBe('Corvane       2020 B56789A-C  N Ag Ri           A  703 Vx G2 V')
})

test('from one format to another the profile, bases and remarks go along', () => {
  const chart = readSector([fileOf('hollow.sec', KEPT_ROWS['traveller-sec']), fileOf('hollow.xml', KEPT_XML)]).chart
  const tab = textOf(writeTraveller(chart, 'traveller-tab'), '.tab').split('\n')
  expect(tab[0]).toBe(
    'Sector\tSS\tHex\tName\tUWP\tBases\tRemarks\tZone\tPBG\tAllegiance\tStars\t{Ix}\t(Ex)\t[Cx]\tNobility\tW\tRU',
  )
  expect(tab[3]).toBe('-\t-\t0305\tLong Evening Roads\tA123456-7\tNS\tAn Ag\tR\t100\tTt\t-\t-\t-\t-\t-\t-\t-')
  const sec = writeTraveller(rereadSector(writeTraveller(chart, 'traveller-column')), 'traveller-sec')
  expect(textOf(sec, '.sec').split('\n')[2]).toBe('Long Evening R0305 A123456-7  A An Ag           R  100 Tt')
  expect(sec.losses).toContainEqual({
    what: 'Ends of names longer than 14 characters',
    count: 1,
    where: ['Long Evening Roads at 0305'],
    isKept: false,
  })
})

test('a row with no room in its columns has the whole file set anew', () => {
  const chart = readSector([fileOf('hollow.txt', KEPT_ROWS['traveller-column'])]).chart
  const [first, ...others] = chart.stars
  if (!first) throw new Error('a star is in the sample')
  const edited = { ...chart, stars: [{ ...first, name: 'Corvane of the Long Evening' }, ...others] }
  const written = writeTraveller(edited, 'traveller-column')
  expect(formatLosses(written)).toEqual([
    '1 Comments and columns of the file’s own, which has too little room for what changed',
  ])
  expect(bareChart(rereadSector(written))).toEqual(bareChart(edited))
})

test('Windows-1252 is read, and written as UTF-8', () => {
  const bytes = Uint8Array.from(KEPT_ROWS['traveller-sec'].replace('Corvane', 'Corvén\x92'), (letter) =>
    letter.charCodeAt(0),
  )
  const chart = readSector([{ name: 'hollow.sec', bytes }]).chart
  expect(chart.stars[0]?.name).toBe('Corvén’')
  expect(rereadSector(writeTraveller(chart, 'traveller-sec'))).toEqual(chart)
})

test('what Traveller has no words for is told', () => {
  const star = { ...DEFAULT_STAR_FIELDS, row: 1, column: 1, owner: null, extra: {} }
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
  expect(formatLosses(written)).toEqual([
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
  expect(rereadSector(written)).toMatchObject({
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
  const chart: Chart = { ...EMPTY_SECTOR, board }
  expect(() => writeTraveller(chart, 'traveller-tab')).toThrow(FormatError)
  expect(() => writeTraveller(chart, 'traveller-tab')).toThrow(
    '32 columns by 40 rows at most, its even columns pushed down',
  )
})
