import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Width of the margin that printers cannot print. Only cut marks may extend into it. */
const WHITE_MM = 4
const DPI = 75
const DARK = 200

/** A printed file: its pdfinfo, and the words of each page in reading order. */
export interface Pdf {
  readonly facts: string
  readonly pages: readonly string[]
}

/** Reads a PDF file with the tools of poppler. */
export function readPdf(file: string): Pdf {
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' })
  return { facts: execFileSync('pdfinfo', [file], { encoding: 'utf8' }), pages: text.split('\f').slice(0, -1) }
}

/**
 * Lists fonts with glyphs drawn as shapes (Type 3), which printers reject. Ignores unnamed ones, used for white
 * outlines of letters.
 */
export function listType3Fonts(file: string): string[] {
  const lines = execFileSync('pdffonts', [file], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => /^(?!\[none\]).* Type 3 /.test(line))
}

interface Picture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
}

/** Renders all pages in greyscale. */
export function renderPdfPages(file: string): Picture[] {
  const stem = file.replace(/\.pdf$/, '-page')
  execFileSync('pdftoppm', ['-gray', '-r', String(DPI), file, stem])
  const names = readdirSync(dirname(stem)).filter((name) => name.startsWith(basename(stem)) && name.endsWith('.pgm'))
  return names.toSorted().map((name) => parsePicture(readFileSync(join(dirname(stem), name))))
}

/** Parses a binary PGM: a header of three lines, then a byte per pixel. */
function parsePicture(bytes: Buffer): Picture {
  const head = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(bytes.subarray(0, 40).toString('latin1'))
  if (!head) throw new Error('pdftoppm wrote no grey picture')
  return { width: Number(head[1]), height: Number(head[2]), grey: bytes.subarray(head[0].length) }
}

/** Counts dark pixels closer to the edge of the paper than printers can print. */
export function countInkAtEdge({ width, height, grey }: Picture): number {
  const rim = Math.floor((WHITE_MM / 25.4) * DPI)
  let dark = 0
  for (let y = 0; y < height; y += 1) {
    const isWhole = y < rim || y >= height - rim
    // between the top and bottom margins, only the left and right margins are checked
    for (let x = 0; x < width; x = !isWhole && x === rim - 1 ? width - rim : x + 1)
      if ((grey[y * width + x] ?? 0) < DARK) dark += 1
  }
  return dark
}
