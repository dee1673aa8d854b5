import type { GroupMark, PageMark } from '#shared/print/page-marks.ts'
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
    if (mark.kind === 'group' && mark.alt !== undefined) drawFigure(doc, mark, page, mark.alt)
    else if (mark.kind === 'anchor' || mark.kind === 'link') drawPdfMarks(doc, [mark], page.fonts)
    else if (!hasText(mark)) {
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

/** Draws a figure with a description. Its own texts are part of the drawing. */
function drawFigure(doc: PDFKit.PDFDocument, group: GroupMark, { fonts, section }: TaggedPage, alt: string): void {
  const content = doc.markStructureContent('Figure')
  drawPdfMarks(doc, [group], fonts)
  doc.endMarkedContent()
  section.add(doc.struct('Figure', { alt }, content))
}

/** Whether a mark holds something that readers follow: a text, a figure, a link or its target. */
function hasText(mark: PageMark): boolean {
  if (mark.kind !== 'group') return mark.kind === 'lines' || mark.kind === 'anchor' || mark.kind === 'link'
  return mark.alt !== undefined || mark.marks.some(hasText)
}
