import { describe, expect, test } from 'vitest'
import { CHART_FORMATS } from '#shared/cluster/chart.ts'
import { fileOf, readAll, readText } from '#tests/support/chart-files.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { fixture, hasFixtures } from '#tests/support/fixtures.ts'
import { ODD_SEC } from '#tests/support/odd-sector.ts'
import { FormatError, type ContentLoss, READ_LIMITS } from './chart-file.ts'
import { readChart } from './read-chart.ts'
import { WRITABLE_FORMATS, writeChart } from './write-chart.ts'

const board = { rows: 40, columns: 32, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' } as const
const reach = chart({
  board,
  stars: [chartStar({ row: 4, column: 12 }), chartStar({ row: 5, column: 12, name: 'Wick' })],
})

test.each(WRITABLE_FORMATS.map(({ format }) => format))('%s is known by what is in it, whatever its name', (format) => {
  const [file] = writeChart(reach, format).files
  const { format: found, chart: back } = readText('map.dat', file?.text ?? '')
  expect(found).toBe(format)
  expect(back.stars.map(({ name }) => name)).toEqual(['Ember', 'Wick'])
})

test('every format can be written or says that it cannot', () => {
  const writable = WRITABLE_FORMATS.map(({ format }) => format)
  for (const format of CHART_FORMATS)
    if (!writable.includes(format))
      expect(() => writeChart(reach, format)).toThrow('Choose one of these: Orrery star cluster; ')
  expect(WRITABLE_FORMATS.find(({ format }) => format === 'tiled-tmx')).toEqual({
    format: 'tiled-tmx',
    name: 'Tiled map, TMX',
    ending: 'tmx',
  })
})

test('written files have the ending that is listed', () => {
  for (const { format, ending } of WRITABLE_FORMATS)
    expect(writeChart(reach, format).files[0]?.name.endsWith(`.${ending}`)).toBe(true)
})

describe('what is of no kind that can be read', () => {
  test.each([
    ['nothing', ''],
    ['words', 'Dear reader,\nthere is no map here.'],
    ['other JSON', '{"a": 1}'],
    ['a list', '[1, 2]'],
    ['other XML', '<svg/>'],
    ['a table of something else', 'name,age\nWick,4'],
  ])('%s', (_, text) => {
    expect(() => readText('reach.dat', text)).toThrow(
      /^reach\.dat: it is of no kind that can be read\. These can: .*Text Mapper/,
    )
  })

  test('bytes', () => {
    expect(() => readAll({ name: 'a.png', bytes: Uint8Array.of(0x89, 0x50, 0, 0, 1) })).toThrow(
      'a.png, line 1: this is not a text',
    )
  })

  test('no file, or too much of it', () => {
    expect(() => readAll()).toThrow('choose one')
    const bytes = new Uint8Array(READ_LIMITS.bytes + 1)
    expect(() => readAll({ name: 'a.csv', bytes })).toThrow('a.csv: it is larger than 32 million bytes')
  })
})

test('only files of a Traveller sector are read together', () => {
  const csv = fileOf('a.csv', 'hex\n0101')
  expect(() => readAll(csv, csv)).toThrow('a.csv: only the files of one Traveller sector')
  const { format, chart: back } = readAll(
    ...writeChart(
      { ...reach, routes: [{ from: 0, to: 1, type: '', colour: null, style: 'solid', isHidden: false, extra: {} }] },
      'traveller-tab',
    ).files.map(({ name, text }) => fileOf(name, text)),
  )
  expect([format, back.stars.length, back.routes.length]).toEqual(['traveller-tab', 2, 1])
})

test('reading goes step by step and can be left', () => {
  const stars = Array.from({ length: 1280 }, (_, hex) =>
    chartStar({ row: 1 + (hex % 40), column: 1 + Math.floor(hex / 40) }),
  )
  for (const { format } of WRITABLE_FORMATS) {
    const [file] = writeChart({ ...reach, stars }, format).files
    const reading = readChart([fileOf('map.dat', file?.text ?? '')])
    const step = reading.next()
    expect(step).toMatchObject({ done: false, value: { done: 0 } })
    expect(reading.return?.(undefined as never)).toMatchObject({ done: true })
  }
})

test.skipIf(!hasFixtures)('a sector of others with its description (skipped without fixtures)', () => {
  const files = ['sec', 'xml'].map((ending) => ({
    name: `a.${ending}`,
    bytes: fixture(`traveller/JG-CrucisMargin.${ending}`),
  }))
  const { chart: sector, routes } = readAll(...files)
  expect([sector.stars.length, routes.length, sector.regions.length]).toEqual([419, 279, 7])
})

test.each(['csv', 'text-mapper', 'traveller-sec', 'traveller-tab', 'traveller-column'] as const)(
  '%s that is cut off in the middle of a line is told, wherever it can still be read',
  (format) => {
    const [file] = writeChart(reach, format).files
    const text = file?.text ?? ''
    const cutLoss = (given: string) =>
      readText(`map.${format}`, given).losses.find(({ what }) => what.includes('cut off'))
    expect(cutLoss(text)).toBeUndefined()
    let read = 0
    for (let end = text.length - 1; end > text.lastIndexOf('\n', text.length - 2) + 1; end -= 1) {
      try {
        const loss = cutLoss(text.slice(0, end).replace(/\r$/, ''))
        expect(loss, `at ${end}`).toMatchObject({ count: 1, isKept: false })
        read += 1
      } catch (error) {
        if (!(error instanceof FormatError)) throw error
      }
    }
    expect(read).toBeGreaterThan(0)
  },
)

test('the description of a sector in lines that is cut off in the middle of one is told', () => {
  const text = 'sector Hollow Reach\nlabel 0605 Deep\nborder 0303 0304 0404 0403\n'
  const lossesOf = (lines: string) => readAll(ODD_SEC, fileOf('hollow.msec.txt', lines)).losses
  const isCut = ({ what }: ContentLoss) => what.includes('cut off')
  expect(lossesOf(text).filter(isCut)).toEqual([])
  for (let end = text.length - 1; end > text.indexOf('0303'); end -= 1)
    expect(lossesOf(text.slice(0, end)).filter(isCut), `at ${end}`).toMatchObject([{ count: 1, isKept: false }])
})
