import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHEET_PAPERS, type SheetPaper } from '#shared/cluster/picture-options.ts'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'
import { DEFAULT_PRINT_OPTIONS, GAME_NIGHT_SHEET_KINDS } from '#shared/contract/planet28/prints.ts'
import { NO_BACK_SHIFT, type PrintedPdf } from '#shared/contract/printed-sheet.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { HAS_POPPLER, listPdfWords, readPdfWith } from '#tests/support/pdf-words.ts'

// What a group takes to the table, as PDFs of the sample: what holds for all of them.

const DPI = 25
const DARK = 200
/** Height of a band of a page that is in use if anything is printed in it. */
const BAND_MM = 10

let sample: TestCampaign
beforeAll(() => {
  sample = openTestCampaign({ sample: true })
})
afterAll(() => sample.close())

type Kit = (paper: SheetPaper) => Promise<PrintedPdf>

const form =
  (makeForm: () => PagePrintForm): Kit =>
  (paper) =>
    sample.services.pagePrints.pdf({ paper, page: makeForm(), pictures: {} })
const clusterId = () => sample.services.cluster.list()[0]?.id ?? ''
const edition = { for: 'gamemaster' } as const
const measured = { across: 50, down: 50 }

const KITS: Readonly<Record<string, Kit>> = {
  'a game night of Planet 28': (paper) => {
    const warband = sample.services.warbands.list().find(({ name }) => name === 'The Unpaid')
    const units = sample.services.warbands.units({ id: warband?.id ?? '' }).map(({ id }) => id)
    const options = { ...DEFAULT_PRINT_OPTIONS, paper, units, kinds: [...GAME_NIGHT_SHEET_KINDS], pictures: {} }
    return sample.services.prints.pdf(options)
  },
  'an army of Planetary Sand': (paper) => {
    const armyId = sample.services.armies.list()[0]?.id ?? null
    const lengths = { unitMm: 305, cupMm: 80, pailMm: 160 }
    const sheets = ['army', 'firing', 'strips', 'discs', 'tokens', 'pictures'] as const
    return sample.services.sandPrints.pdf({ paper, measured, armyId, ...lengths, sheets: [...sheets] })
  },
  'a flotilla of Space Planes': (paper) => {
    const flotillaId = sample.services.flotillas.list()[0]?.id ?? null
    const cubes = { cubeMm: 16, cardShortMm: 63, cardLongMm: 88, tabs: true, faceSetId: null, battleId: null }
    const sheets = ['nets', 'strips', 'cards', 'faces', 'quick', 'rolls', 'scores', 'turns'] as const
    return sample.services.planesPrints.pdf({ paper, measured, flotillaId, ...cubes, sheets: [...sheets] })
  },
  'orders of A Fistful of Planets': form(() => {
    const id = sample.services.fistful.list()[0]?.id ?? ''
    return { form: 'turns', id, sheet: 'orders', side: 'A', turn: null }
  }),
  'cards of stars': form(() => {
    const cards = { edition, backs: 'short-edge', bleedMm: 0, backShift: NO_BACK_SHIFT } as const
    return { form: 'star-cards', id: clusterId(), ...cards }
  }),
  'a chronicle': form(() => ({ form: 'chronicle', edition, from: null, to: null, format: 'page' })),
  'a gazetteer': form(() => ({ form: 'gazetteer', id: clusterId(), edition, format: 'booklet' })),
}

describe.skipIf(!HAS_POPPLER).each(Object.entries(KITS))('%s', (_name, makePdf) => {
  test.each(SHEET_PAPERS)(
    'embeds its fonts, says on every page whose it is and which of how many: %s',
    async (paper) => {
      const pdf = Buffer.from((await makePdf(paper)).data, 'base64')
      const [, , ...fonts] = readPdfWith('pdffonts', ['FILE'], pdf).trimEnd().split('\n')
      expect(fonts.length).toBeGreaterThan(2)
      expect(fonts.filter((line) => !/ yes yes yes /.test(line) || / Type 3 /.test(line))).toEqual([])
      const pages = readPdfWith('pdftotext', ['-raw', 'FILE', '-'], pdf)
        .split('\f')
        .slice(0, -1)
        .map((page) => page.replaceAll(/\s+/g, ' '))
      for (const page of pages) {
        expect(page).toMatch(/The Ember Reach|’s edition/) // a foot beside cards has room for one of them
        expect(page).toContain('1 January 2026')
        expect(page).toMatch(/\b\d+ of \d+\b/)
      }
      expect(new Set(listPdfWords(pdf).map(({ page }) => page)).size).toBe(pages.length)
    },
  )
})

/** Share of the bands of each page in which something is printed. */
function measureUse(pdf: Uint8Array): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-use-'))
  try {
    writeFileSync(join(folder, 'p.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', join(folder, 'p.pdf'), join(folder, 'p')])
    const pages = readdirSync(folder).filter((name) => name.endsWith('.pgm'))
    return pages.toSorted().map((name) => measureBands(readFileSync(join(folder, name))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function measureBands(image: Buffer): number {
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))
  const [start, width, height] = [head?.[0].length ?? 0, Number(head?.[1]), Number(head?.[2])]
  const band = Math.round((BAND_MM / 25.4) * DPI) * width
  const bands = Array.from({ length: Math.floor((width * height) / band) }, (_, index) =>
    image.subarray(start + index * band, start + (index + 1) * band).some((dot) => dot < DARK),
  )
  return bands.filter(Boolean).length / bands.length
}

/** Least shares of the bands of a page, and of those of all pages, in which something is printed. */
const LEAST_OF_PAGE = 0.6
const LEAST_OF_ALL = 0.9

test
  .skipIf(!HAS_POPPLER)
  .each(['a game night of Planet 28', 'an army of Planetary Sand', 'a flotilla of Space Planes'])(
  '%s fills its pages',
  async (name) => {
    const { data } = (await KITS[name]?.('a4')) ?? expect.unreachable()
    const uses = measureUse(Buffer.from(data, 'base64'))
    expect(Math.min(...uses)).toBeGreaterThan(LEAST_OF_PAGE)
    expect(uses.reduce((sum, use) => sum + use, 0) / uses.length).toBeGreaterThan(LEAST_OF_ALL)
  },
)
