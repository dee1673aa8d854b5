import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRINT_MARGIN_MM, getPrintArea } from '#main/print/pages/sheet.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { CORDS } from '#shared/games/planetary-sand/tables/bands.ts'
import { drawSandSheets } from './sand-sheets.ts'

const DPI = 300
const UNIT_MM = 305
const STRIP_MM = 22.5
/** A column of a strip where only its frame and the lines of its knots are. */
const COLUMN_MM = 18.7
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined

interface Page {
  readonly isInk: (row: number, column: number) => boolean
}

/** The pages of the knot strips, as poppler draws them. */
async function drawn(paper: 'a4' | 'letter'): Promise<Page[]> {
  const options = {
    sheets: ['strips' as const],
    paper,
    armyId: null,
    unitMm: UNIT_MM,
    cupMm: 80,
    pailMm: 160,
    measured: { across: 50, down: 50 },
  }
  const sheets = drawSandSheets({ game: 'Planetary Sand', options, army: null })
  const folder = mkdtempSync(join(tmpdir(), 'orrery-strips-'))
  try {
    const path = join(folder, 'p')
    writeFileSync(`${path}.pdf`, await renderSheetsPdf('Strips', sheets, new Date(0)))
    return sheets.map((_, at) => {
      const page = String(at + 1)
      execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-singlefile', '-f', page, '-l', page, `${path}.pdf`, path])
      const image = readFileSync(`${path}.pgm`)
      const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))
      const [start, width] = [head?.[0].length ?? 0, Number(head?.[1])]
      return { isInk: (row, column) => (image[start + row * width + column] ?? 255) < 128 }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The strokes down a column between the title and the foot, the middle of each in millimetres. */
function strokesAt({ isInk }: Page, atMm: number, footMm: number): number[] {
  const column = Math.round((atMm * DPI) / 25.4)
  const found: number[] = []
  let begun: number | null = null
  const end = Math.round(((footMm + 0.5) * DPI) / 25.4)
  for (let row = Math.round(((PRINT_MARGIN_MM + 15) * DPI) / 25.4); row <= end; row += 1) {
    if (row < end && isInk(row, column)) begun ??= row
    else if (begun !== null) {
      found.push((((begun + row - 1) / 2) * 25.4) / DPI)
      begun = null
    }
  }
  return found
}

test.skipIf(!hasPoppler).each(['a4', 'letter'] as const)(
  'on %s the strips, cut out and glued end to end, have every knot of R6 within 1 mm (SAND-KIT-1)',
  async (paper) => {
    const strips = (await drawn(paper)).flatMap((page) =>
      Array.from({ length: 8 }, (_, at) =>
        strokesAt(page, PRINT_MARGIN_MM + at * STRIP_MM + COLUMN_MM, getPrintArea(paper, true).bottom),
      ).filter((found) => found.length > 1),
    )
    let joined = 0
    const marks = strips.flatMap((found) => {
      const [top = 0, bottom = 0] = [found[0], found.at(-1)]
      const here = found.map((at) => joined + at - top)
      joined += bottom - top
      return here
    })
    expect(Math.abs(joined - 6 * UNIT_MM)).toBeLessThan(1)
    const knots = CORDS.flatMap((cord) => [1, 2, 3].map((third) => (cord * third * UNIT_MM) / 3))
    const off = knots.map((knot) => Math.min(...marks.map((at) => Math.abs(at - knot))))
    expect(Math.max(...off)).toBeLessThan(1)
  },
)
