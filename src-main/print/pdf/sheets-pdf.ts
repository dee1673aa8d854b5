import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { createPdf } from './document.ts'
import { PRINT_FONTS } from './fonts.ts'
import { drawTaggedMarks } from './tagged-marks.ts'

/** Renders sheets as a tagged PDF with an outline, which requests printing without scaling. */
export async function renderSheetsPdf(
  title: string,
  sheets: readonly PrintedSheet[],
  madeAt: Date,
): Promise<Uint8Array> {
  const pdf = await createPdf(title, { fonts: PRINT_FONTS, madeAt, isTrueSize: true, isTagged: true })
  const { doc } = pdf
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const { widthMm, heightMm, scale, title: pageTitle, marks } of sheets) {
    pdf.addPage({ widthMm, heightMm })
    doc.outline.addItem(pageTitle)
    doc.translate(widthMm / 2, heightMm / 2)
    doc.scale(scale.x, scale.y)
    doc.translate(-widthMm / 2, -heightMm / 2)
    const section = doc.struct('Sect', { title: pageTitle })
    drawTaggedMarks(doc, marks, { fonts: PRINT_FONTS, section })
    root.add(section)
  }
  return pdf.finish()
}
