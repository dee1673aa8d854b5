import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRINT_FONTS } from '#main/print/pdf/fonts.ts'
import { type Chart, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { type PosterOptions, DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from '#tests/support/charts.ts'
import { sampleChart } from '#tests/support/sample-chart.ts'
import { createPlayerChart } from '../players-edition.ts'
import { listMissingMapLetters } from './missing-letters.ts'
import { createBlankSheetPdf, createPosterPdf } from './poster-pdf.ts'
import { createPosterSvg } from './poster-svg.ts'
import { createStarIndexPdf } from './star-index-pdf.ts'

const PRESS = { fonts: PRINT_FONTS, madeAt: new Date('2026-03-04T05:06:07Z') }
const SAMPLE = sampleChart()
const poster = (source: Chart, options: Partial<PosterOptions> = {}) =>
  createPosterPdf(source, { ...DEFAULT_POSTER_OPTIONS, title: source.name, ...options }, PRESS)
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

/** What a program of poppler says of a PDF. */
function asked(program: 'pdftotext' | 'pdfinfo' | 'pdffonts', pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-print-'))
  try {
    const file = join(folder, 'print.pdf')
    writeFileSync(file, pdf)
    return execFileSync(program, program === 'pdftotext' ? [file, '-'] : [file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the same map at the same moment is the same file, byte for byte', async () => {
  const [a, b] = [await poster(SAMPLE), await poster(SAMPLE)]
  expect(Buffer.compare(a, b)).toBe(0)
  expect(Buffer.from(a.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('a page longer than PDF allows is refused with a way out, sheets of it are not', async () => {
  const large = chart({ board: { ...STANDARD_BOARD, rows: 20, columns: 300 } })
  const options = { paper: 'fitted', mmPerHex: 20, coordinates: 'none' } as const
  await expect(poster(large, options)).rejects.toThrow(
    /The poster would be 6,\d+ by \d+ mm; a PDF page is 5,080 mm at most\./,
  )
  await expect(poster(large, { ...options, tiles: { paper: 'a4', overlapMm: 10 } })).resolves.toBeInstanceOf(Uint8Array)
  const huge = { ...options, mmPerHex: 100, tiles: { paper: 'a4', overlapMm: 10 } } as const
  await expect(poster(large, huge)).rejects.toThrow(/The poster would need \d,\d+ sheets; 600 are the most\./)
})

describe.skipIf(!hasPoppler)('read by poppler', () => {
  test('a poster is one page of its paper, with fonts inside and nothing said but title and program', async () => {
    const info = asked('pdfinfo', await poster(SAMPLE))
    expect(info).toMatch(/Title: +The Ember Reach\n/)
    expect(info).toMatch(/Pages: +1\n/)
    expect(info).toMatch(/Page size: +595\.\d+ x 841\.\d+ pts \(A4\)/)
    expect(info).toMatch(/CreationDate: +Wed Mar +4 05:06:07 2026/)
    expect(info).not.toMatch(/Author|Subject|Keywords/)
    const fonts = asked('pdffonts', await poster(SAMPLE))
      .split('\n')
      .slice(2)
      .filter(Boolean)
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    for (const font of fonts) expect(font).toMatch(/(Alegreya|B612).* yes yes yes/)
  })

  test('a poster has every name, each once', async () => {
    const text = asked('pdftotext', await poster(SAMPLE)).replace(/\s+/g, ' ')
    for (const { name } of SAMPLE.stars) expect(text).toContain(name)
    expect(text.match(/Candlewick/g)).toHaveLength(1)
  })

  test('sheets carry their names, and the first page says how they lie', async () => {
    const pdf = await poster(SAMPLE, { paper: 'a2', tiles: { paper: 'a4', overlapMm: 10 } })
    const pages = asked('pdftotext', pdf)
      .split('\f')
      .map((page) => page.replace(/\s+/g, ' '))
    expect(pages[0]).toMatch(/\d+ sheets, \d down and \d across/)
    const sheets = Number(pages[0]?.match(/(\d+) sheets/)?.[1])
    expect(asked('pdfinfo', pdf)).toMatch(new RegExp(`Tagged: +yes\n[^]*Pages: +${sheets + 1}\n`))
    expect(pages[0]).toContain('LINES AND SIGNS')
    expect(Buffer.from(pdf).toString('latin1')).toContain('(Sheet B2)') // in the outline
    pages
      .slice(1, -1)
      .forEach((page, index) => expect(page).toMatch(new RegExp(`[A-Z]\\d \\(${index + 1} of ${sheets}\\)`)))
  })

  test('names in other scripts are there; letters that no font of ours has are empty boxes', async () => {
    const stars = ['Łódź', 'Ζεύς', 'Звезда', 'Ænima', '星'].map((name, index) =>
      chartStar({ row: 3 + 3 * index, column: 6, name }),
    )
    const text = asked('pdftotext', await poster(chart({ stars })))
    for (const name of ['Łódź', 'Ζεύς', 'Звезда', 'Ænima']) expect(text).toContain(name)
    expect(text).not.toContain('?')
  })

  test('a blank sheet has rulers on small paper, every hex’s label on large paper, and no star', async () => {
    const pdf = await createBlankSheetPdf(SAMPLE, { ...DEFAULT_POSTER_OPTIONS, title: 'To fill in' }, PRESS)
    const text = asked('pdftotext', pdf)
    expect(new Set(text.match(/\b\d{2}\b/g)).size).toBe(32)
    const large = await createBlankSheetPdf(
      SAMPLE,
      { ...DEFAULT_POSTER_OPTIONS, paper: 'a1', title: 'To fill in' },
      PRESS,
    )
    expect(new Set(asked('pdftotext', large).match(/\b\d{4}\b/g)).size).toBe(512)
    expect(text).not.toContain('Ember')
  })

  test('the index has every star and numbers its pages', async () => {
    const pdf = await createStarIndexPdf(SAMPLE, { title: 'Stars of the Reach', paper: 'letter', order: 'name' }, PRESS)
    const text = asked('pdftotext', pdf)
    for (const { name } of SAMPLE.stars) expect(text).toContain(name)
    expect(text).toContain('Page 1 of ')
    expect(asked('pdfinfo', pdf)).toMatch(/\(letter\)/)
  })
})

test('letters that no font has are named', () => {
  const stars = ['Łódź', '漢字 🚀', 'العربية'].map((name, index) => chartStar({ row: 3 + index, column: 6, name }))
  expect(listMissingMapLetters(chart({ stars }), 'Ζεύς')).toEqual(['🚀'])
  expect(listMissingMapLetters(SAMPLE, SAMPLE.name)).toEqual([])
})

describe('the players’ edition', () => {
  const CANARY = 'Zzcanary'
  const place = (row: number) => ({ row, column: 5 })
  const hidden = { notes: CANARY, publicNotes: '', isHidden: true }
  const SECRET = chart({
    name: 'The Ember Reach',
    legend: STANDARD_LEGEND,
    stars: [
      chartStar({ ...place(3), name: 'Ember', notes: CANARY, tags: [CANARY] }),
      chartStar({ ...place(6), name: `${CANARY} Star`, isHidden: true, owner: `${CANARY} Owner` }),
      chartStar({ row: 20, column: 3, name: `${CANARY} Fogged` }),
    ],
    regions: [
      {
        name: `${CANARY} Region`,
        colour: '#123456',
        border: 'solid',
        isFilled: true,
        hexes: [[8, 2, 6]],
        extra: {},
        ...hidden,
      },
    ],
    labels: [
      { ...place(10), kind: 'label', text: `${CANARY} Label`, size: 'large', colour: null, isHidden: true, extra: {} },
      { ...place(12), kind: 'note', text: `${CANARY} note`, size: 'small', colour: null, isHidden: true, extra: {} },
    ],
    fleets: [{ ...place(14), name: `${CANARY} Fleet`, owner: null, ...hidden }],
    fog: [[20, 1, 16]],
    extra: { csv: CANARY },
  })

  test('has no secret in its SVG, the gamemaster’s has', async () => {
    const svg = (source: Chart) =>
      createPosterSvg(source, { ...DEFAULT_POSTER_OPTIONS, title: source.name }, PRINT_FONTS)
    expect(await svg(SECRET)).toContain(CANARY)
    expect(await svg(createPlayerChart(SECRET))).not.toContain(CANARY)
  })

  test.skipIf(!hasPoppler)('has no secret in its PDFs', async () => {
    const players = createPlayerChart(SECRET)
    const index = { title: 'Stars', paper: 'a4', order: 'name' } as const
    expect(asked('pdftotext', await poster(SECRET))).toContain(CANARY)
    for (const pdf of [await poster(players), await createStarIndexPdf(players, index, PRESS)]) {
      expect(asked('pdftotext', pdf)).not.toContain(CANARY)
      expect(asked('pdfinfo', pdf)).not.toContain(CANARY)
      expect(Buffer.from(pdf).includes(CANARY)).toBe(false)
    }
  })
})
