import type { PageMark } from '#shared/print/page-marks.ts'
import type { PrintFonts } from './fonts.ts'
import { drawInGroup, drawPdfMarks } from './marks.ts'
import { drawPdfLines } from './texts.ts'

interface TaggedPage {
  readonly fonts: PrintFonts
  /** Structure element of the page, to which its texts are added in reading order. */
  readonly section: PDFKit.PDFStructureElement
}

/** Draws marks with tags: texts as elements of their role, everything else as artifacts that readers skip. */
export function drawTaggedMarks(doc: PDFKit.PDFDocument, marks: readonly PageMark[], page: TaggedPage): void {
  for (const mark of marks) {
    if (!hasText(mark)) {
      doc.markContent('Artifact', { type: 'Layout' })
      drawPdfMarks(doc, [mark], page.fonts)
      doc.endMarkedContent()
    } else if (mark.kind === 'group') drawInGroup(doc, mark, () => drawTaggedMarks(doc, mark.marks, page))
    else if (mark.kind === 'lines') {
      const content = doc.markStructureContent(mark.role)
      drawPdfLines(doc, mark, page.fonts)
      doc.endMarkedContent()
      page.section.add(doc.struct(mark.role, {}, content))
    }
  }
}

function hasText(mark: PageMark): boolean {
  return mark.kind === 'lines' || (mark.kind === 'group' && mark.marks.some(hasText))
}
