import { execFileSync } from 'node:child_process'
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawing } from '#main/print/blocks/block.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { PAPER_SIZES } from '#shared/cluster/picture-options.ts'
import { HAS_POPPLER } from '#tests/support/pdf-words.ts'
import { CHECK_BAR_MM, createCutOut, createCutOutPages } from './cut-outs.ts'
import { createPrintedSheets, PRINT_MARGIN_MM } from './page.ts'

const DPI = 600
const EDITION = { campaign: '', edition: '', date: '', version: '' }
const TITLE = { title: 'Cut out', subtitle: ['Game'] }

/** The first page of a PDF as poppler draws it: whether there is ink at a dot. */
function rasterize(pdf: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-cut-'))
  try {
    const path = join(folder, 'p')
    writeFileSync(`${path}.pdf`, pdf)
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-singlefile', `${path}.pdf`, path])
    const image = readFileSync(`${path}.pgm`)
    const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))
    const [start, width, height] = [head?.[0].length ?? 0, Number(head?.[1]), Number(head?.[2])]
    return { width, height, isInk: (x: number, y: number) => (image[start + y * width + x] ?? 255) < 128 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Middles of the strokes along a line of dots, in millimetres. */
function strokesAlong(length: number, isInk: (dot: number) => boolean): number[] {
  const strokes: number[] = []
  let begun: number | null = null
  for (let dot = 0; dot <= length; dot += 1) {
    const inked = dot < length && isInk(dot)
    if (inked) begun ??= dot
    else if (begun !== null) {
      strokes.push((((begun + dot - 1) / 2) * 25.4) / DPI)
      begun = null
    }
  }
  return strokes
}

test.skipIf(!HAS_POPPLER).each(['a4', 'letter'] as const)(
  'bars and figures are true to 0.1 mm on paper, corrected for the printer: %s',
  async (paper) => {
    const frame = createCutOut(
      drawing(120, (pen, { x, y }) => pen.rect({ x, y, width: 80, height: 120 }, { lineMm: 0.3 })),
      80,
    )
    for (const measured of [
      { across: 50, down: 50 },
      { across: 49, down: 50.6 },
    ]) {
      const [page = expect.unreachable()] = createPrintedSheets(
        createCutOutPages({ paper, measured }, TITLE, { items: [frame] }),
        EDITION,
      )
      const { width, height, isInk } = rasterize(await renderSheetsPdf('Cut', [page], new Date(0)))
      const [scaleX, scaleY] = [CHECK_BAR_MM / measured.across, CHECK_BAR_MM / measured.down]
      const { widthMm, heightMm } = PAPER_SIZES[paper]
      /** Dot of a place on the page before its correction. */
      const across = (mm: number) => Math.round(((widthMm / 2 + (mm - widthMm / 2) * scaleX) * DPI) / 25.4)
      const down = (mm: number) => Math.round(((heightMm / 2 + (mm - heightMm / 2) * scaleY) * DPI) / 25.4)
      const hasGap = (strokes: readonly number[], mm: number) =>
        strokes.some((from, at) => strokes.slice(at + 1).some((to) => Math.abs(to - from - mm) < 0.1))
      const box =
        page.marks.flatMap((mark) => (mark.kind === 'path' && /h80v120/.exec(mark.d) ? [mark.d] : []))[0] ?? ''
      const [x = 0, y = 0] = (box.match(/[\d.]+/g) ?? []).map(Number)
      const row = down(y + 60)
      expect(
        hasGap(
          strokesAlong(width, (dot) => isInk(dot, row)),
          80 * scaleX,
        ),
      ).toBe(true)
      const column = across(x + 40)
      expect(
        hasGap(
          strokesAlong(height, (dot) => isInk(column, dot)),
          120 * scaleY,
        ),
      ).toBe(true)
      const bars = page.marks.flatMap((mark) => {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = mark.kind === 'path' ? (mark.d.match(/[\d.]+/g) ?? []).map(Number) : []
        return mark.kind === 'path' &&
          /^M[\d. ]+L[\d. ]+$/.test(mark.d) &&
          Math.hypot(x1 - x0, y1 - y0) > 49 &&
          Math.hypot(x1 - x0, y1 - y0) < 51
          ? [{ x0, y0, isAcross: y0 === y1 }]
          : []
      })
      expect(bars.map(({ isAcross }) => isAcross).toSorted()).toEqual([false, true])
      for (const { x0, y0, isAcross } of bars) {
        const strokes = isAcross
          ? strokesAlong(width, (dot) => isInk(dot, down(y0 - 1)))
          : strokesAlong(height, (dot) => isInk(across(x0 - 1), dot))
        expect(hasGap(strokes, CHECK_BAR_MM * (isAcross ? scaleX : scaleY))).toBe(true)
      }
      expect(Math.min(...bars.map(({ x0 }) => x0))).toBeGreaterThan(PRINT_MARGIN_MM - 2.5)
    }
  },
)
