import type { Mark, PathMark, StampsMark } from '#shared/cluster/draw/picture.ts'
import { drawPdfTexts } from './pdf-texts.ts'
import type { PrintFonts } from './print-fonts.ts'

/** Draws marks on the current page, in millimetres. */
export function drawPdfMarks(doc: PDFKit.PDFDocument, marks: readonly Mark[], fonts: PrintFonts): void {
  for (const mark of marks) writeMark(doc, mark, fonts)
}

function writeMark(doc: PDFKit.PDFDocument, mark: Mark, fonts: PrintFonts): void {
  switch (mark.kind) {
    case 'path':
      return writePath(doc, mark)
    case 'texts':
      return drawPdfTexts(doc, mark, fonts)
    case 'stamps':
      return writeStamps(doc, mark, fonts)
  }
}

function writePath(doc: PDFKit.PDFDocument, { d, paint }: PathMark): void {
  if (d === '') return
  doc.save()
  if (paint.opacity !== 1) doc.opacity(paint.opacity)
  if (paint.stroke !== null) doc.lineWidth(paint.lineMm)
  if (paint.dash.length > 0) doc.dash(paint.dash as unknown as number, {}) // a list of dashes works, its types say otherwise
  doc.path(d)
  if (paint.fill !== null && paint.stroke !== null) doc.fillAndStroke(paint.fill, paint.stroke)
  else if (paint.fill !== null) doc.fill(paint.fill)
  else if (paint.stroke !== null) doc.stroke(paint.stroke)
  doc.restore()
}

function writeStamps(doc: PDFKit.PDFDocument, { parts, at }: StampsMark, fonts: PrintFonts): void {
  for (let index = 0; index + 1 < at.length; index += 2) {
    doc.save()
    doc.translate(at[index] ?? 0, at[index + 1] ?? 0)
    drawPdfMarks(doc, parts, fonts)
    doc.restore()
  }
}
