import type { TextStyle, TextsMark } from '#shared/cluster/draw/picture.ts'
import type { TextFace } from '#shared/cluster/draw/text-widths.ts'
import type { LinesMark } from '#shared/print/page-marks.ts'
import type { PrintFonts } from './fonts.ts'
import { hasGlyph } from './letter-ranges.ts'

/** Consecutive letters in one font. The font is null for letters that no font has. */
interface TextRun {
  readonly font: string | null
  readonly text: string
}

/** Width of the empty box drawn for a letter that no font has, in text sizes. */
const BOX_WIDTH = 0.62

/** Splits a text where another font of the face is required. */
export function splitTextRuns(text: string, face: TextFace, fonts: PrintFonts): TextRun[] {
  const runs: { font: string | null; text: string }[] = []
  for (const letter of text.toWellFormed().normalize('NFC')) {
    const index = fonts[face].findIndex((font) => hasGlyph(font, letter))
    const isSpace = index === -1 && /\s/.test(letter)
    if (index === -1 && !isSpace && /[\p{M}\p{C}]/u.test(letter)) continue // nothing to see
    const font = index === -1 && !isSpace ? null : `${face}-${Math.max(0, index)}`
    const shown = isSpace ? ' ' : letter
    const last = runs.at(-1)
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs
}

/**
 * Draws texts. All outlines are drawn first, so that none covers a letter, and as artifacts, so that they are not
 * copied with the text.
 */
export function drawPdfTexts(doc: PDFKit.PDFDocument, mark: TextsMark, fonts: PrintFonts): void {
  drawPdfHalos(doc, mark, fonts)
  drawPdfLetters(doc, mark, fonts)
}

/** Draws the outlines of texts that have any, as an artifact. */
export function drawPdfHalos(doc: PDFKit.PDFDocument, mark: TextsMark, fonts: PrintFonts): void {
  const { halo } = mark.look
  if (!halo) return
  const isMarked = hasOpenMarking(doc)
  if (!isMarked) doc.markContent('Artifact', { type: 'Layout' })
  doc.strokeColor(halo.colour).lineWidth(halo.lineMm)
  drawItems(doc, mark, fonts, { stroke: true, fill: false })
  if (!isMarked) doc.endMarkedContent()
}

/** Draws texts without their outlines. */
export function drawPdfLetters(doc: PDFKit.PDFDocument, mark: TextsMark, fonts: PrintFonts): void {
  doc.fillColor(mark.look.colour).strokeColor(mark.look.colour)
  drawItems(doc, mark, fonts, {})
}

function drawItems(doc: PDFKit.PDFDocument, { look, items }: TextsMark, fonts: PrintFonts, mode: TextMode): void {
  for (const { text, x, y } of items) {
    const runs = measureRuns(doc, text, look, fonts)
    const width = runs.reduce((sum, run) => sum + run.width, -look.spacing * look.sizeMm)
    drawRuns(doc, runs, { ...look, x: startX(x, width, look.anchor), y, mode })
  }
}

/** Whether the page is inside marked content, which would be closed by another. The types of pdfkit leave it out. */
function hasOpenMarking({ page }: PDFKit.PDFDocument): boolean {
  return (Reflect.get(page, 'markings') as readonly unknown[]).length > 0
}

/** Draws lines of spans, each span where the one before ends. */
export function drawPdfLines(doc: PDFKit.PDFDocument, { lines, anchor }: LinesMark, fonts: PrintFonts): void {
  for (const { x, y, spans } of lines) {
    const measured = spans.map((span) => {
      const look = { ...span, spacing: 0 }
      return { look, runs: measureRuns(doc, span.text, look, fonts) }
    })
    const width = measured.flatMap(({ runs }) => runs).reduce((sum, run) => sum + run.width, 0)
    let left = startX(x, width, anchor)
    for (const { look, runs } of measured) {
      doc.fillColor(look.colour).strokeColor(look.colour)
      left = drawRuns(doc, runs, { ...look, x: left, y, mode: {} })
    }
  }
}

function startX(x: number, width: number, anchor: TextStyle['anchor']): number {
  return anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
}

interface TextMode {
  readonly stroke?: boolean
  readonly fill?: boolean
}
type SpacedStyle = Pick<TextStyle, 'face' | 'sizeMm' | 'spacing'>
type MeasuredRun = TextRun & { readonly width: number }

/**
 * Lining figures; no ligatures between spaced letters. The types of pdfkit only allow a list of enabled features.
 */
function featuresOf(spacing: number) {
  const features = spacing === 0 ? { lnum: true } : { lnum: true, liga: false }
  return { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] }
}

function measureRuns(
  doc: PDFKit.PDFDocument,
  text: string,
  { face, sizeMm, spacing }: SpacedStyle,
  fonts: PrintFonts,
): MeasuredRun[] {
  return splitTextRuns(text, face, fonts).map((run) => {
    const gaps = run.text.length * spacing * sizeMm
    if (run.font === null) return { ...run, width: Array.from(run.text).length * BOX_WIDTH * sizeMm + gaps }
    doc.font(run.font, sizeMm)
    return { ...run, width: doc.widthOfString(run.text, featuresOf(spacing)) + gaps }
  })
}

/** Draws runs from the left. Returns the position after the last one. */
function drawRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly MeasuredRun[],
  { x, y, sizeMm, spacing, mode }: SpacedStyle & { readonly x: number; readonly y: number; readonly mode: TextMode },
): number {
  let left = x
  for (const { font, text, width } of runs) {
    if (font === null) {
      const step = width / Array.from(text).length
      for (const index of Array.from(text).keys())
        doc
          .lineWidth(sizeMm * 0.05)
          .rect(left + (index + 0.1) * step, y - 0.62 * sizeMm, 0.8 * step, 0.62 * sizeMm)
          .stroke()
    } else
      doc.font(font, sizeMm).text(text, left, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing * sizeMm,
        ...featuresOf(spacing),
        ...mode,
      })
    left += width
  }
  return left
}
