import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { PrintFonts } from './fonts.ts'
import { PDF_UNITS_PER_MM } from './units.ts'
import { decodeWoffDataUrl } from './woff-to-sfnt.ts'

/** Fonts of a print, and its creation time. */
export interface PrintContext {
  readonly fonts: PrintFonts
  readonly madeAt: Date
  /** Whether to request printing without scaling (PrintScaling). */
  readonly isTrueSize?: boolean
  /** Whether its texts carry tags for screen readers. */
  readonly isTagged?: boolean
}

/**
 * Creates an empty PDF. Its metadata contain only title, creation time and producer. Deterministic: the same input
 * gives the same bytes.
 */
export async function createPdf(title: string, { fonts, madeAt, isTrueSize = false, isTagged = false }: PrintContext) {
  const { default: PDFDocument } = await import('pdfkit') // for the first print: its tables take long to unpack, and most sessions print nothing
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '', // no font until one of ours is asked for
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: isTagged,
    info: { Title: title, CreationDate: madeAt, Creator: 'Orrery', Producer: 'Orrery' },
  })
  if (isTrueSize) askForNoScaling(doc)
  for (const [face, files] of Object.entries(fonts))
    files.forEach(({ opened, address }, index) => {
      const source = opened ? (opened as unknown as Buffer) : decodeWoffDataUrl(address) // the types of pdfkit leave out opened fonts
      doc.registerFont(`${face}-${index}`, source)
    })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const end = new Promise<void>((done, failed) => doc.on('end', done).on('error', failed))
  return {
    doc,
    addPage({ widthMm, heightMm }: SheetSize): void {
      doc.addPage({ size: [widthMm * PDF_UNITS_PER_MM, heightMm * PDF_UNITS_PER_MM], margin: 0 })
      doc.scale(PDF_UNITS_PER_MM)
      doc.lineJoin('round').lineCap('round')
    },
    async finish(): Promise<Uint8Array> {
      doc.end()
      await end
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

/** A PDF under construction, with pages of any size. Units are millimetres from the top left corner. */
export type PdfDocumentBuilder = Awaited<ReturnType<typeof createPdf>>

/** Sets PrintScaling. The types of pdfkit do not include the document catalogue. */
function askForNoScaling(doc: PDFKit.PDFDocument): void {
  const catalogue = Reflect.get(doc, '_root') as { readonly data: { ViewerPreferences: { readonly data: object } } }
  Object.assign(catalogue.data.ViewerPreferences.data, { PrintScaling: 'None' })
}
