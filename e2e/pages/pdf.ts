import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What printers leave white, and what cut marks alone may reach into. */
const WHITE_MM = 4
const DPI = 75
const DARK = 200

/** A printed file: what pdfinfo says, and the words of each page in the order of reading. */
export interface Pdf {
  readonly facts: string
  readonly pages: readonly string[]
}

/** Reads a printed file with the tools of poppler. */
export function readPdf(file: string): Pdf {
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
  return { facts: execFileSync('pdfinfo', [file], { encoding: 'utf8' }), pages: text.split('\f').slice(0, -1) }
}

/** Faces whose letters are drawn as shapes (Type 3), which printers refuse; white edges around letters have no name. */
export function listType3Fonts(file: string): string[] {
  const lines = execFileSync('pdffonts', [file], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => /^(?!\[none\]).* Type 3 /.test(line))
}

/** Points by which the box of a figure begins below that of the name in its row where both stand on one line; it is less where it was pushed up. */
const LOWER = 0.8

/** Names are set in the book face, figures in the narrow one: their boxes stand in this ratio. */
const isName = (ratio: number) => ratio > 1.15 && ratio < 1.35

/** Ranges in a table that stand above the line of the weapon's name. */
export function listMisplacedRanges(file: string): string[] {
  const boxes = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' })
  return boxes.split('<page').flatMap((page) => {
    const words = [...page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)".* yMax="([\d.]+)">([^<]+)</g)].map(
      ([, x, top, bottom, text]) => ({ x: Number(x), top: Number(top), tall: Number(bottom) - Number(top), text }),
    )
    return words
      .filter(({ text }) => text === 'cm')
      .filter((figure) =>
        words.some(
          ({ x, top, tall }) =>
            x < figure.x && isName(tall / figure.tall) && Math.abs(top - figure.top) < 3 && figure.top - top < LOWER,
        ),
      )
      .map(({ x, top }) => `${x}, ${top}`)
  })
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** Every page as grey points. */
export function renderPdfPages(file: string): Picture[] {
  const stem = file.replace(/\.pdf$/, '-page')
  execFileSync('pdftoppm', ['-gray', '-r', String(DPI), file, stem])
  const names = readdirSync(dirname(stem)).filter((name) => name.startsWith(basename(stem)) && name.endsWith('.pgm'))
  return names.toSorted().map((name) => parsePicture(readFileSync(join(dirname(stem), name))))
}

/** A binary PGM: its head in three lines, then a byte a point. */
function parsePicture(bytes: Buffer): Picture {
  const head = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(bytes.subarray(0, 40).toString('latin1'))
  if (!head) throw new Error('pdftoppm wrote no grey picture')
  return { width: Number(head[1]), height: Number(head[2]), grey: bytes.subarray(head[0].length) }
}

/** How many dark points lie nearer to the paper's edge than printers reach. */
export function countInkAtEdge({ width, height, grey }: Picture): number {
  const rim = Math.floor((WHITE_MM / 25.4) * DPI)
  let dark = 0
  for (let y = 0; y < height; y += 1) {
    const isWhole = y < rim || y >= height - rim
    // of the rows between the two ends only both rims: most of a page is not looked at
    for (let x = 0; x < width; x = !isWhole && x === rim - 1 ? width - rim : x + 1)
      if ((grey[y * width + x] ?? 0) < DARK) dark += 1
  }
  return dark
}
