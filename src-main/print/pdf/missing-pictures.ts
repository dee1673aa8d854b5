import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark } from '#shared/print/page-marks.ts'

const PDF_PICTURE = /^data:image\/(?:jpeg|png);base64,(.+)$/

/** Bytes of a picture that a PDF holds, a JPEG or PNG; null for others. */
export function readPdfPicture(url: string): Buffer | null {
  const data = PDF_PICTURE.exec(url)?.[1]
  return data === undefined ? null : Buffer.from(data, 'base64')
}

/** Lists the numbers of pages with a picture that a PDF leaves out, such as a WebP. */
export function listPagesWithoutPicture(sheets: readonly Pick<PrintedSheet, 'marks'>[]): number[] {
  return sheets.flatMap(({ marks }, index) => (hasMissingPicture(marks) ? index + 1 : []))
}

function hasMissingPicture(marks: readonly PageMark[]): boolean {
  return marks.some((mark) =>
    mark.kind === 'group' ? hasMissingPicture(mark.marks) : mark.kind === 'image' && !PDF_PICTURE.test(mark.url),
  )
}
