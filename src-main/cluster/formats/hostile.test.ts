import * as zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { fileOf, readAll, readText } from '#tests/support/chart-files.ts'
import { MAP_SAMPLES, type MapSample } from '#tests/support/map-samples.ts'
import { mutateText, randomFrom } from '#tests/support/mutate-text.ts'
import { runs } from '#tests/support/soak.ts'
import { type ChartFile, FormatError } from './chart-file.ts'
import { listChartProblems } from './chart-problems.ts'
import { WRITABLE_FORMATS, writeChart } from './write-chart.ts'

const CHANGES = runs({ part: 15, whole: 1000 })

const sampleOf = (format: MapSample['format']): string =>
  MAP_SAMPLES.find((mapSample) => mapSample.format === format)?.text ?? ''

const fields = '"rows": 3, "columns": 3, "name": "A"'
const swn = (system: string, sector = fields) => `{"sector": {"s": {${sector}}}, "system": ${system}}`
const tmj = (layers: string, size = '"width": 3, "height": 1') =>
  `{"orientation": "hexagonal", "tilewidth": 9, "tileheight": 9, ${size}, "layers": ${layers}}`
const tmx = (data: string, size = 'width="999" height="250"') =>
  `<map orientation="hexagonal" ${size} tilewidth="9" tileheight="9"><layer name="a" ${size}>${data}</layer></map>`
const bomb = (pack: (bytes: Buffer) => Buffer) => pack(Buffer.alloc(60_000_000)).toString('base64')
const deep = (open: string, close: string) => `${open.repeat(100_000)}${close.repeat(100_000)}`

const HOSTILE: readonly (readonly [string, () => string])[] = [
  ['JSON of 100,000 levels', () => deep('[', ']')],
  [
    'JSON of 100,000 levels in a kept part',
    () => `{"orientation": "hexagonal", "layers": [], "tilewidth": 1, "tileheight": 1, "x": ${deep('{"a":', '}')}}`,
  ],
  ['JSON of ten million values', () => `[${'0,'.repeat(10_000_000)}0]`],
  ['JSON without an end', () => '{"format": "orrery-cluster", "a": "'],
  ['NaN', () => sampleOf('orrery').replace('"rows":12', '"rows":NaN')],
  ['numbers beyond all', () => sampleOf('orrery').replace('"rows":12', '"rows":1e999')],
  ['huge whole numbers', () => sampleOf('orrery').replace('"from":0', '"from":9007199254740993')],
  ['negative sizes', () => sampleOf('orrery').replace('"rows":12', '"rows":-12')],
  ['a board of a million hexes', () => sampleOf('orrery').replace('"rows":12,"columns":8', '"rows":999,"columns":999')],
  ['a million wrong tags', () => sampleOf('orrery').replace('"tags":[]', `"tags":[${'1,'.repeat(1_000_000)}1]`)],
  ['a million wrong stars', () => sampleOf('orrery').replace('"stars": [', `"stars": [${'1,'.repeat(1_000_000)}`)],
  ['a million wrong runs', () => sampleOf('orrery').replace('"fog": [', `"fog": [${'1,'.repeat(1_000_000)}`)],
  ['a list for a name', () => sampleOf('orrery').replace('"name":"Ember"', '"name":["Ember"]')],
  ['a prototype as a system', () => swn('{"y": {"__proto__": {"x": 1, "y": 1}}}')],
  ['systems that are a list', () => swn('[1, 2]')],
  ['a sector without end', () => swn('{}', '"rows": 1e9, "columns": 1e9')],
  ['a map of a million hexes', () => tmj('[]', '"width": 999, "height": 999')],
  ['layers that are no layers', () => tmj(`[${'1,'.repeat(900_000)}1]`)],
  ['a layer of a million tiles', () => tmj('[{"type": "tilelayer", "width": 999, "height": 999, "data": []}]')],
  ['tiles that are lists', () => tmj('[{"type": "tilelayer", "width": 3, "height": 1, "data": [[1], {}, null]}]')],
  [
    'a hundred thousand chunks of the largest size',
    () => tmj(`[{"type": "tilelayer", "chunks": [${'{"width": 500, "height": 500, "data": []},'.repeat(100_000)}0]}]`),
  ],
  [
    'a chunk far away',
    () =>
      tmj(
        '[{"type": "tilelayer", "chunks": [{"x": -900000, "width": 1, "height": 1, "data": [1]}, {"x": 9, "width": 1, "height": 1, "data": [1]}]}]',
        '"width": 1, "height": 1, "infinite": true',
      ),
  ],
  ['a zlib bomb', () => tmx(`<data encoding="base64" compression="zlib">${bomb(zlib.deflateSync)}</data>`)],
  ['a gzip bomb', () => tmx(`<data encoding="base64" compression="gzip">${bomb(zlib.gzipSync)}</data>`)],
  ['a zstd bomb', () => tmx(`<data encoding="base64" compression="zstd">${bomb(zlib.zstdCompressSync)}</data>`)],
  ['entities in entities', () => `<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${tmx('&b;')}`],
  ['a file from elsewhere', () => `<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/hosts">]>${tmx('&a;')}`],
  ['XML of 100,000 levels', () => `<map orientation="hexagonal">${deep('<a>', '</a>')}</map>`],
  ['XML of over a million elements', () => `<map orientation="hexagonal">${'<a/>'.repeat(1_000_001)}</map>`],
  ['XML that ends in a tag', () => '<map orientation="hexagonal" width="'],
  ['a table of a row without end', () => `hex,name\n0101,"${'a'.repeat(3_000_000)}`],
  ['a table of a million rows', () => `hex\n${'0101\n'.repeat(1_000_000)}`],
  ['a table of a million columns', () => `hex${',a'.repeat(1_000_000)}\n0101`],
  ['hexes at the end of the world', () => '0101 star\n99999999999999999999.01 star'],
  ['a way without an end', () => `0101 star\n${'1-'.repeat(2_000_000)}\n999.999 star`],
  ['quotes that open and never close', () => `0101 star ${'“'.repeat(2_000_000)}\n999.999 star`],
  ['a million hexes', () => '0101 star\n0101 star-2 "A"\n'.repeat(500_000) + '999.999 star'],
]

/** What reading comes to: a chart that is in order, or a refusal; anything else is thrown on. */
function outcome(...files: readonly ChartFile[]): 'read' | 'refused' {
  try {
    const { chart } = readAll(...files)
    expect(listChartProblems(chart)).toEqual([])
    return 'read'
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    expect(error.message.length).toBeLessThan(1_000)
    return 'refused'
  }
}

/** What is written can be looked at again. */
function writeOrRefuse(chart: Chart, format: ChartFormat): void {
  try {
    outcome(...writeChart(chart, format).files.map(({ name, text }) => fileOf(name, text)))
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
}

describe('hostile files are refused with a reason, in seconds', () => {
  test.each(HOSTILE)('%s', (_, text) => {
    const file = fileOf('hostile.dat', text())
    const before = process.memoryUsage().rss
    expect(outcome(file)).toBe('refused')
    expect(process.memoryUsage().rss - before).toBeLessThan(1_500_000_000)
  })
})

test('names of every object are only names', () => {
  const text = sampleOf('tiled-tmj').replace('"name":"season"', '"name":"__proto__"')
  const { chart } = readText('a.tmj', text.replace('"staggeraxis"', '"__proto__":{"isHidden":true},"staggeraxis"'))
  expect(Object.getPrototypeOf(chart.extra)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['isHidden']).toBeUndefined()
  expect(listChartProblems(chart)).toEqual([])
})

test('half characters become whole ones', () => {
  const { chart } = readText('a.json', sampleOf('swn').replace('"Ember"', '"Em\\ud800ber"'))
  expect(chart.stars[0]?.name).toBe('Em\ufffdber')
})

describe('changed by chance', () => {
  test('the samples are what they should be', () => {
    for (const { name, format, text } of MAP_SAMPLES)
      expect([name, readText(name, text).format]).toEqual([name, format])
  })

  test.each(MAP_SAMPLES.map((sample, number) => [`${sample.format} ${sample.name}`, sample, number] as const))(
    `%s: ${CHANGES} times a chart in order or a refusal, nothing else`,
    (_, { name, text }, number) => {
      const outcomes = Array.from({ length: CHANGES }, (_one, turn) => {
        const changed = mutateText(text, randomFrom(1000 * number + turn))
        try {
          return outcome(fileOf(name, changed))
        } catch (error) {
          throw new Error(`Change ${turn}:\n${changed}`, { cause: error })
        }
      })
      expect(new Set(outcomes).size).toBeGreaterThan(0)
    },
  )

  test('what was read of a changed file can be written in every format, or is refused', () => {
    for (const [number, { name, text }] of MAP_SAMPLES.entries())
      for (let turn = 0; turn < runs({ part: 3, whole: 100 }); turn += 1) {
        const file = fileOf(name, mutateText(text, randomFrom(5000 + 1000 * number + turn)))
        if (outcome(file) === 'refused') continue
        const { chart } = readAll(file)
        for (const { format } of WRITABLE_FORMATS) writeOrRefuse(chart, format)
      }
  })
})
