import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark } from '#shared/print/page-marks.ts'
import { addCjkFonts } from './cjk-fonts.ts'
import { createPdf } from './document.ts'
import { PRINT_FONTS } from './fonts.ts'
import { listSpansOfMarks } from './missing-letters.ts'
import { drawTaggedMarks } from './tagged-marks.ts'

/**
 * Renders sheets as a tagged PDF with an outline: the titles of its anchors, or those of
 * pages without any. It requests printing without scaling.
 */
export async function renderSheetsPdf(
  title: string,
  sheets: readonly PrintedSheet[],
  madeAt: Date,
): Promise<Uint8Array> {
  const texts = sheets.flatMap(({ marks }) => listSpansOfMarks(marks)).map(({ text }) => text)
  const fonts = await addCjkFonts(PRINT_FONTS, texts)
  const pdf = await createPdf(title, { fonts, madeAt, isTrueSize: true, isTagged: true })
  const { doc } = pdf
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const { widthMm, heightMm, scale, title: pageTitle, marks } of sheets) {
    pdf.addPage({ widthMm, heightMm })
    if (!hasOutline(marks)) doc.outline.addItem(pageTitle)
    doc.translate(widthMm / 2, heightMm / 2)
    doc.scale(scale.x, scale.y)
    doc.translate(-widthMm / 2, -heightMm / 2)
    const section = doc.struct('Sect', { title: pageTitle })
    drawTaggedMarks(doc, marks, { fonts, section })
    root.add(section)
  }
  return pdf.finish()
}

/** Whether marks have a title for the outline. */
function hasOutline(marks: readonly PageMark[]): boolean {
  return marks.some((mark) =>
    mark.kind === 'group' ? hasOutline(mark.marks) : mark.kind === 'anchor' && mark.title !== null,
  )
}
