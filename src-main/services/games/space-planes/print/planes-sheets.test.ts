import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/space-planes/decide.ts'
import { evolve } from '#main/games/space-planes/evolve.ts'
import { setUpBattle } from '#main/games/space-planes/game.ts'
import { PRINT_MARGIN_MM } from '#main/print/pages/sheet.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import { PLANES_SHEETS, type PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { runs } from '#tests/support/soak.ts'
import { drawPlanesSheets } from './planes-sheets.ts'
import type { PrintJob } from './sheet.ts'

const DPI = 600
const WITHIN_MM = 0.1
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined
const LARK = {
  name: 'Lark',
  captain: 'Ysolde Brand',
  flotilla: 'The Night Watch',
  livery: { hull: '#ffffff', trim: '#235fa8' },
  faces: STANDARD_FACES,
  kills: 2,
}
const OPTIONS: PlanesPrintOptions = {
  sheets: ['nets'],
  paper: 'a4',
  flotillaId: null,
  faceSetId: null,
  battleId: null,
  cubeMm: 16,
  cardShortMm: 63,
  cardLongMm: 88,
  tabs: false,
  measured: { across: 50, down: 50 },
}
const jobOf = (options: Partial<PlanesPrintOptions>, ships = [LARK]): PrintJob => ({
  game: 'Space Planes',
  options: { ...OPTIONS, ...options },
  ships,
  flotilla: { name: 'The Night Watch', notes: '' },
  battle: null,
})

/** A page as poppler draws it: whether there is ink at a place in millimetres. */
async function drawn(job: PrintJob) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-planes-'))
  try {
    writeFileSync(join(folder, 'p.pdf'), await renderSheetsPdf('Nets', drawPlanesSheets(job), new Date(0)))
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-singlefile', join(folder, 'p.pdf'), join(folder, 'p')])
    const image = readFileSync(join(folder, 'p.pgm'))
    const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))
    const [start, width] = [head?.[0].length ?? 0, Number(head?.[1])]
    const dots = (mm: number) => Math.round((mm * DPI) / 25.4)
    const isInk = (x: number, y: number) => (image[start + y * width + x] ?? 255) < 128
    /** The middles of the first and the last stroke along a line across or down, in millimetres apart. */
    const span = (from: number, to: number, at: number, isAcross: boolean): number => {
      const inked: number[] = []
      for (let dot = dots(from); dot <= dots(to); dot += 1)
        if (isAcross ? isInk(dot, dots(at)) : isInk(dots(at), dot)) inked.push(dot)
      const first = inked.filter((dot, index) => dot - (inked[0] ?? 0) === index)
      const last = inked.filter((dot, index) => (inked.at(-1) ?? 0) - dot === inked.length - 1 - index)
      const middle = (run: readonly number[]) => ((run[0] ?? 0) + (run.at(-1) ?? 0)) / 2
      return ((middle(last) - middle(first)) * 25.4) / DPI
    }
    return { span }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe.skipIf(!hasPoppler)('drawn at 600 dpi', () => {
  const cases = [
    ['a4', 10],
    ['letter', 16],
    ['a4', 25],
    ['a4', 16],
    ['letter', 10],
    ['letter', 25],
  ] as const
  test.each(cases.slice(0, runs({ part: 3, whole: cases.length })))(
    'on %s the bars are 50 mm and a cube of %i mm is as large',
    async (paper, cubeMm) => {
      const { span } = await drawn(jobOf({ paper, cubeMm }))
      const { widthMm, heightMm } = PAPERS[paper]
      expect(
        Math.abs(span(PRINT_MARGIN_MM - 2, PRINT_MARGIN_MM + 52, heightMm - PRINT_MARGIN_MM - 1.5, true) - 50),
      ).toBeLessThan(WITHIN_MM)
      const down = span(
        heightMm - PRINT_MARGIN_MM - 52,
        heightMm - PRINT_MARGIN_MM + 2,
        widthMm - PRINT_MARGIN_MM - 1.5,
        false,
      )
      expect(Math.abs(down - 50)).toBeLessThan(WITHIN_MM)
      const [left, middle] = [PRINT_MARGIN_MM + cubeMm, PRINT_MARGIN_MM + 3.5 * cubeMm]
      expect(Math.abs(span(left - 1, left + cubeMm + 1, middle, true) - cubeMm)).toBeLessThan(WITHIN_MM)
      expect(
        Math.abs(
          span(PRINT_MARGIN_MM - 1, PRINT_MARGIN_MM + 4 * cubeMm + 1, PRINT_MARGIN_MM + 1.62 * cubeMm, true) -
            3 * cubeMm,
        ),
      ).toBeLessThan(WITHIN_MM)
    },
  )

  test('what the bars measured corrects one’s own printer, each way by itself', async () => {
    const { span } = await drawn(jobOf({ measured: { across: 48, down: 51 } }))
    const y = PAPERS.a4.heightMm / 2 + ((PAPERS.a4.heightMm / 2 - PRINT_MARGIN_MM - 1.5) * 50) / 51
    const left = PAPERS.a4.widthMm / 2 - ((PAPERS.a4.widthMm / 2 - PRINT_MARGIN_MM) * 50) / 48
    expect(Math.abs(span(left - 1, left + 54, y, true) - (50 * 50) / 48)).toBeLessThan(WITHIN_MM)
  })
})

test('The PDF asks for no scaling; the same sheets are the same file', async () => {
  const sheets = drawPlanesSheets(jobOf({ sheets: [...PLANES_SHEETS] }))
  const [a, b] = [await renderSheetsPdf('All', sheets, new Date(0)), await renderSheetsPdf('All', sheets, new Date(0))]
  expect(Buffer.from(a).toString('latin1')).toMatch(/\/PrintScaling \/None/)
  expect(Buffer.compare(a, b)).toBe(0)
})

test('As many nets a page as the cube allows, and everything on the paper', () => {
  const ships = Array.from({ length: 30 }, () => LARK)
  const pages = (options: Partial<PlanesPrintOptions>) => drawPlanesSheets(jobOf(options, ships)).length
  expect([10, 16, 25].map((cubeMm) => pages({ cubeMm }))).toEqual([2, 4, 8])
  expect(pages({ cubeMm: 25, tabs: true, paper: 'letter' })).toBe(8)
  expect(pages({ sheets: ['cards'] })).toBe(5)
})

test('SP-MOVE-3: the strips are as long as card and cube make them', () => {
  const texts = drawPlanesSheets(jobOf({ sheets: ['strips'], cubeMm: 20 })).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [])),
  )
  expect(texts).toEqual(expect.arrayContaining(['Long move: 68 mm', 'Short move: 43 mm', 'Range and long edge: 88 mm']))
})

test('A record tells each turn with the table as it stood after it', () => {
  const start = setUpBattle({ seats: ['brass', 'azure'], settings: { shipsEach: 1 } }, seededDice('record'))
  const orders: Command[] = [
    { type: 'place', by: 'brass', x: 300, y: 150, heading: 0, face: 1, plane: 1 },
    { type: 'place', by: 'azure', x: 430, y: 150, heading: 0, face: 2, plane: 2 },
    ...Array.from({ length: 30 }, (_, at): Command => ({ type: 'pass', by: at % 2 === 0 ? 'brass' : 'azure' })),
  ]
  let battle = start
  const events = orders.flatMap((order) => {
    const decision = decide(battle, order, seededDice('record'))
    if (!decision.ok) throw new Error(decision.refusal.message)
    battle = decision.events.reduce(evolve, battle)
    return decision.events
  })
  const pages = drawPlanesSheets({ ...jobOf({ sheets: ['record'] }), battle: { name: 'The Drill', start, events } })
  const texts = pages.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [])),
  )
  expect(texts).toEqual(expect.arrayContaining(['Ships are placed', 'Turn 1: Brass', 'Turn 30: Azure', '2 on 2']))
  const lowest = pages.flatMap(({ marks, heightMm }) =>
    marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ y }) => y - heightMm + PRINT_MARGIN_MM) : [])),
  )
  expect(Math.max(...lowest)).toBeLessThanOrEqual(0)
  expect(drawPlanesSheets(jobOf({ sheets: ['record'] }))).toEqual([])
})
