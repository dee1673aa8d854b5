import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { createPdf } from './document.ts'
import { PRINT_FONTS } from './fonts.ts'
import { drawPdfMarks } from './marks.ts'

/** Renders sheets as a PDF that requests printing without scaling. */
export async function renderSheetsPdf(
  title: string,
  sheets: readonly PrintedSheet[],
  madeAt: Date,
): Promise<Uint8Array> {
  const pdf = await createPdf(title, { fonts: PRINT_FONTS, madeAt, isTrueSize: true })
  const { doc } = pdf
  for (const { widthMm, heightMm, scale, marks } of sheets) {
    pdf.addPage({ widthMm, heightMm })
    doc.translate(widthMm / 2, heightMm / 2)
    doc.scale(scale.x, scale.y)
    doc.translate(-widthMm / 2, -heightMm / 2)
    drawPdfMarks(doc, marks, PRINT_FONTS)
  }
  return pdf.finish()
}
