import type { PathMark, StampsMark } from '#shared/cluster/draw/picture.ts'
import type { AnchorMark, GroupMark, ImageMark, PageMark } from '#shared/print/page-marks.ts'
import type { PrintFonts } from './fonts.ts'
import { decodePictureForPdf } from './missing-pictures.ts'
import { drawPdfLines, drawPdfTexts } from './texts.ts'

/** Draws marks on the current page, in millimetres. */
export function drawPdfMarks(doc: PDFKit.PDFDocument, marks: readonly PageMark[], fonts: PrintFonts): void {
  for (const mark of marks) drawMark(doc, mark, fonts)
}

function drawMark(doc: PDFKit.PDFDocument, mark: PageMark, fonts: PrintFonts): void {
  switch (mark.kind) {
    case 'path':
      return drawPath(doc, mark)
    case 'texts':
      return drawPdfTexts(doc, mark, fonts)
    case 'lines':
      return drawPdfLines(doc, mark, fonts)
    case 'stamps':
      return drawStamps(doc, mark, fonts)
    case 'group':
      return drawGroup(doc, mark, fonts)
    case 'image':
      return drawImage(doc, mark)
    case 'anchor':
      return addAnchor(doc, mark)
    case 'link':
      return void doc.goTo(mark.x, mark.y, mark.width, mark.height, mark.to)
  }
}

function drawPath(doc: PDFKit.PDFDocument, { d, paint }: PathMark): void {
  if (d === '') return
  doc.save()
  if (paint.opacity !== 1) doc.opacity(paint.opacity)
  if (paint.stroke !== null) doc.lineWidth(paint.lineMm)
  if (paint.dash.length > 0) doc.dash(paint.dash as unknown as number, {}) // a list of dashes works, its types say otherwise
  doc.path(d)
  const rule = paint.hasHoles ? 'even-odd' : 'non-zero'
  if (paint.fill !== null && paint.stroke !== null) doc.fillAndStroke(paint.fill, paint.stroke, rule)
  else if (paint.fill !== null) doc.fill(paint.fill, rule)
  else if (paint.stroke !== null) doc.stroke(paint.stroke)
  doc.restore()
}

function drawStamps(doc: PDFKit.PDFDocument, { parts, at }: StampsMark, fonts: PrintFonts): void {
  for (let index = 0; index + 1 < at.length; index += 2) {
    doc.save()
    doc.translate(at[index] ?? 0, at[index + 1] ?? 0)
    drawPdfMarks(doc, parts, fonts)
    doc.restore()
  }
}

function drawGroup(doc: PDFKit.PDFDocument, group: GroupMark, fonts: PrintFonts): void {
  drawInGroup(doc, group, () => drawPdfMarks(doc, group.marks, fonts))
}

/** Draws with the origin, scale, turn and clipping of a group. */
export function drawInGroup(doc: PDFKit.PDFDocument, { x, y, scale, turn, clip }: GroupMark, draw: () => void): void {
  doc.save()
  doc.translate(x, y)
  if (turn !== 0) doc.rotate(turn)
  if (scale !== 1) doc.scale(scale)
  if (clip !== null) doc.path(clip).clip()
  draw()
  doc.restore()
}

function drawImage(doc: PDFKit.PDFDocument, { url, x, y, width, height }: ImageMark): void {
  const picture = decodePictureForPdf(url)
  if (picture === null) return
  doc.save()
  doc.rect(x, y, width, height).clip()
  doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' })
  doc.restore()
}

function addAnchor(doc: PDFKit.PDFDocument, { name, title }: AnchorMark): void {
  doc.addNamedDestination(name)
  if (title !== null) doc.outline.addItem(title)
}
