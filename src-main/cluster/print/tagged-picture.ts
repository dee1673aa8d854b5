import type { PrintFonts } from '#main/print/pdf/fonts.ts'
import { drawPdfMarks } from '#main/print/pdf/marks.ts'
import { drawPdfHalos, drawPdfLetters } from '#main/print/pdf/texts.ts'
import type { Mark, PictureLayer } from '#shared/cluster/draw/picture.ts'

/** Layers whose texts are read out; those of others, such as coordinates, are part of the drawing. */
const READ_LAYERS: readonly string[] = ['labels', 'names', 'legend']

/** A page of a tagged PDF. */
export interface TaggedPageContext {
  readonly fonts: PrintFonts
  /** Structure element of the page. */
  readonly section: PDFKit.PDFStructureElement
}

/** Draws the layers of a map as a figure with a description, and its names and legend as paragraphs. */
export function drawTaggedLayers(
  doc: PDFKit.PDFDocument,
  layers: readonly Pick<PictureLayer, 'id' | 'marks'>[],
  { fonts, section, description }: TaggedPageContext & { readonly description: string },
): void {
  const figure = doc.struct('Figure', { alt: description })
  section.add(figure)
  for (const { id, marks } of layers) {
    if (READ_LAYERS.includes(id)) drawTaggedTexts(doc, marks, { fonts, section })
    else figure.add(drawShapes(doc, marks, fonts))
  }
  figure.end()
}

/** Content of a figure. Outlines of texts would end it, so that its texts are drawn without. */
function drawShapes(doc: PDFKit.PDFDocument, marks: readonly Mark[], fonts: PrintFonts): PDFKit.PDFStructureContent {
  for (const mark of marks) if (mark.kind === 'texts') drawPdfHalos(doc, mark, fonts)
  const content = doc.markStructureContent('Figure')
  for (const mark of marks) {
    if (mark.kind === 'texts') drawPdfLetters(doc, mark, fonts)
    else drawPdfMarks(doc, [mark], fonts)
  }
  doc.endMarkedContent()
  return content
}

/** Draws marks, each text as a paragraph and everything else as an artifact. */
export function drawTaggedTexts(
  doc: PDFKit.PDFDocument,
  marks: readonly Mark[],
  { fonts, section }: TaggedPageContext,
): void {
  for (const mark of marks) {
    if (mark.kind !== 'texts') {
      doc.markContent('Artifact', { type: 'Layout' })
      drawPdfMarks(doc, [mark], fonts)
      doc.endMarkedContent()
      continue
    }
    drawPdfHalos(doc, mark, fonts)
    for (const item of mark.items) {
      const content = doc.markStructureContent('P')
      drawPdfLetters(doc, { ...mark, items: [item] }, fonts)
      doc.endMarkedContent()
      section.add(doc.struct('P', {}, content))
    }
  }
}
