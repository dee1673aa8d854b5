import type { PictureTextStyle, TextsMark } from '#shared/cluster/draw/picture.ts'
import type { LinesMark } from '#shared/print/page-marks.ts'
import { getTextDirection } from '#shared/print/text-direction.ts'
import type { PrintFonts } from './fonts.ts'
import { drawShapedText, needsActualText } from './shaped-text.ts'
import { computeRunLetterSpacing, splitLineRuns, type TextRun } from './text-runs.ts'

/** Width of the empty box drawn for a letter that no font has, in text sizes. */
const BOX_WIDTH = 0.62

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
    const { face, sizeMm, spacing } = look
    const runs = measureRuns(doc, splitLineRuns([{ text, face, sizeMm, spacing }], fonts, getTextDirection(text)))
    const width = runs.reduce((sum, run) => sum + run.width, -spacing * sizeMm)
    drawRuns(doc, runs, { x: startX(x, width, look.anchor), y, mode })
  }
}

/** Whether the page is inside marked content, which would be closed by another. The types of pdfkit leave it out. */
function hasOpenMarking({ page }: PDFKit.PDFDocument): boolean {
  return (Reflect.get(page, 'markings') as readonly unknown[]).length > 0
}

/** Draws lines of spans, each span where the one before ends. */
export function drawPdfLines(
  doc: PDFKit.PDFDocument,
  { lines, anchor, direction }: LinesMark,
  fonts: PrintFonts,
): void {
  for (const { x, y, spans } of lines) {
    const parts = spans.map((span) => ({ ...span, spacing: 0 }))
    const runs = measureRuns(doc, splitLineRuns(parts, fonts, direction))
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    drawRuns(doc, runs, { x: startX(x, width, anchor), y, mode: {} })
  }
}

function startX(x: number, width: number, anchor: PictureTextStyle['anchor']): number {
  return anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
}

interface TextMode {
  readonly stroke?: boolean
  readonly fill?: boolean
}
/** A part of a line. The colour of a part without one is set already. */
type StyledPart = Pick<PictureTextStyle, 'face' | 'sizeMm' | 'spacing'> & {
  readonly text: string
  readonly colour?: string
}
type MeasuredRun = TextRun<StyledPart> & { readonly width: number }

/**
 * Lining figures; no ligatures between spaced letters. The types of pdfkit only allow a list of enabled features.
 */
function featuresOf(spacing: number) {
  const features = spacing === 0 ? { lnum: true } : { lnum: true, liga: false }
  return { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] }
}

function measureRuns(doc: PDFKit.PDFDocument, runs: readonly TextRun<StyledPart>[]): MeasuredRun[] {
  return runs.map((run) => {
    const { font, text, part } = run
    const spacing = computeRunLetterSpacing(run)
    const gaps = text.length * spacing * part.sizeMm
    if (font === null) return { ...run, width: Array.from(text).length * BOX_WIDTH * part.sizeMm + gaps }
    selectFont(doc, font, part.sizeMm)
    return { ...run, width: doc.widthOfString(text, featuresOf(spacing)) + gaps }
  })
}

type Layout = (text: string, features?: object, onlyWidth?: boolean) => object
/** Fonts of documents that keep their layouts. */
const KEEPING = new WeakSet<object>()

/**
 * Selects a font. pdfkit lays text with features out anew whenever it is measured or drawn, four times each: the font
 * keeps its layouts instead, as long as its document lives. The types of pdfkit do not include the font in use.
 */
function selectFont(doc: PDFKit.PDFDocument, name: string, sizeMm: number): PDFKit.PDFDocument {
  doc.font(name, sizeMm)
  const font = Reflect.get(doc, '_font') as { layout: Layout }
  if (KEEPING.has(font)) return doc
  KEEPING.add(font)
  const layOut = font.layout.bind(font)
  const kept = new Map<string, object>()
  font.layout = (text, features, onlyWidth) => {
    if (features === undefined) return layOut(text, features, onlyWidth)
    const key = `${JSON.stringify(features)}${text}`
    const layout = kept.get(key) ?? layOut(text, features, onlyWidth)
    kept.set(key, layout)
    return layout
  }
  return doc
}

/** Draws runs from the left. */
function drawRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly MeasuredRun[],
  { x, y, mode }: { readonly x: number; readonly y: number; readonly mode: TextMode },
): void {
  let left = x
  for (const run of runs) {
    const { font, text, width, part } = run
    const { sizeMm, colour } = part
    if (colour !== undefined) doc.fillColor(colour).strokeColor(colour)
    if (font === null) drawBoxes(doc, run, { x: left, y })
    else {
      selectFont(doc, font, sizeMm)
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: computeRunLetterSpacing(run) * sizeMm,
        ...featuresOf(computeRunLetterSpacing(run)),
        ...mode,
      } as const
      if (mode.fill !== false && needsActualText(text)) drawShapedText(doc, text, { x: left, y, options })
      else doc.text(text, left, y, options)
    }
    left += width
  }
}

/** Empty boxes for letters that no font has. */
function drawBoxes(
  doc: PDFKit.PDFDocument,
  { text, width, part: { sizeMm } }: MeasuredRun,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const letters = Array.from(text)
  const step = width / letters.length
  for (const index of letters.keys())
    doc
      .lineWidth(sizeMm * 0.05)
      .rect(x + (index + 0.1) * step, y - 0.62 * sizeMm, 0.8 * step, 0.62 * sizeMm)
      .stroke()
}
