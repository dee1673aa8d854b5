import type { TextItem, TextStyle, TextsMark } from '#shared/cluster/draw/picture.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import { hasGlyph } from './letter-ranges.ts'
import type { PrintFonts } from './print-fonts.ts'

/** Consecutive letters in one font. */
interface TextRun {
  readonly font: string
  readonly text: string
}

/** Replacement for letters that no font has. */
const NO_LETTER = '?'

/** Splits a text where another font of the face is required. */
export function splitTextRuns(text: string, face: TextFace, fonts: PrintFonts): TextRun[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of text.toWellFormed().normalize('NFC')) {
    const index = fonts[face].findIndex((font) => hasGlyph(font, letter))
    const font = `${face}-${Math.max(0, index)}`
    const shown = index === -1 ? replacement(letter) : letter
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

/**
 * Replacement for a letter that no font has: a plain space for any kind of space, nothing for combining marks and
 * control characters, else a question mark.
 */
function replacement(letter: string): string {
  if (/\s/.test(letter)) return ' '
  return /[\p{M}\p{C}]/u.test(letter) ? '' : NO_LETTER
}

/**
 * Writes texts. All outlines are drawn first, so that none covers a letter, and as artifacts, so that they are not
 * copied with the text.
 */
export function drawPdfTexts(doc: PDFKit.PDFDocument, { look, items }: TextsMark, fonts: PrintFonts): void {
  const { halo, colour } = look
  if (halo) {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.strokeColor(halo.colour).lineWidth(halo.lineMm)
    for (const item of items) writeText(doc, { item, look, fonts, mode: { stroke: true, fill: false } })
    doc.endMarkedContent()
  }
  doc.fillColor(colour)
  for (const item of items) writeText(doc, { item, look, fonts, mode: {} })
}

/** Disables ligatures for spaced letters. The types only allow enabled features. */
const APART = { features: { liga: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] }

interface TextJob {
  readonly item: TextItem
  readonly look: TextStyle
  readonly fonts: PrintFonts
  readonly mode: { readonly stroke?: boolean; readonly fill?: boolean }
}

function writeText(doc: PDFKit.PDFDocument, { item, look, fonts, mode }: TextJob): void {
  const spacing = look.spacing * look.sizeMm
  const features = spacing === 0 ? {} : APART
  const runs = splitTextRuns(item.text, look.face, fonts).map((run) => {
    doc.font(run.font, look.sizeMm)
    return { ...run, width: doc.widthOfString(run.text, features) + run.text.length * spacing }
  })
  const width = runs.reduce((sum, run) => sum + run.width, -spacing)
  let x = item.x - (look.anchor === 'start' ? 0 : look.anchor === 'end' ? width : width / 2)
  for (const { font, text, width: advance } of runs) {
    doc.font(font, look.sizeMm)
    doc.text(text, x, item.y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
      ...features,
      ...mode,
    })
    x += advance
  }
}
