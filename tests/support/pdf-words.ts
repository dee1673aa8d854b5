import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the tools of poppler are there, with which tests read PDFs. */
export const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined

/** A word of a PDF: its box in millimetres from the top left corner of its page. */
export interface PdfWord {
  readonly page: number
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Runs a tool of poppler on a PDF. `FILE` among the arguments stands for its path, `-` for the standard output. */
export function readPdfWith(tool: string, args: readonly string[], pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pdf-'))
  try {
    const file = join(folder, 'p.pdf')
    writeFileSync(file, pdf)
    return execFileSync(tool, [...args.map((arg) => (arg === 'FILE' ? file : arg))], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Lists the words of a PDF, page by page. */
export function listPdfWords(pdf: Uint8Array): PdfWord[] {
  const pages = readPdfWith('pdftotext', ['-bbox', 'FILE', '-'], pdf).split('<page ').slice(1)
  const mm = (points: string | undefined) => (Number(points) * 25.4) / 72
  return pages.flatMap((page, index) =>
    [...page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({
        page: index + 1,
        text,
        left: mm(left),
        top: mm(top),
        right: mm(right),
        bottom: mm(bottom),
      }),
    ),
  )
}

/** Ascender and descender take more room in a word's box than its letters do. */
const SHARE_ABOVE = 0.3
const SHARE_BELOW = 0.22
const TOUCH_MM = 0.15

/** Lists pairs of words of one page whose letters overprint each other. */
export function listOverprints(words: readonly PdfWord[]): string[] {
  const inked = words.map((word) => {
    const isUpright = word.bottom - word.top < word.right - word.left || word.text.length < 4
    const [x, y] = [word.right - word.left, word.bottom - word.top]
    return isUpright
      ? { ...word, top: word.top + SHARE_ABOVE * y, bottom: word.bottom - SHARE_BELOW * y }
      : { ...word, left: word.left + SHARE_ABOVE * x, right: word.right - SHARE_BELOW * x }
  })
  return inked.flatMap((a, index) =>
    inked
      .slice(index + 1)
      .filter(
        (b) =>
          a.page === b.page &&
          a.left + TOUCH_MM < b.right &&
          b.left + TOUCH_MM < a.right &&
          a.top + TOUCH_MM < b.bottom &&
          b.top + TOUCH_MM < a.bottom,
      )
      .map((b) => `page ${a.page}: ${a.text} on ${b.text}`),
  )
}
