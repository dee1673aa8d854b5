import { inflateSync } from 'node:zlib'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark } from '#shared/print/page-marks.ts'

const PDF_PICTURE = /^data:image\/(?:jpeg|png);base64,(.+)$/

/** Bytes of a picture that a PDF holds, a JPEG or PNG; null for others, and for a damaged PNG. */
export function decodePictureForPdf(url: string): Buffer | null {
  const data = PDF_PICTURE.exec(url)?.[1]
  if (data === undefined) return null
  const picture = Buffer.from(data, 'base64')
  return url.startsWith('data:image/png') && !canUnpackPng(picture) ? null : picture
}

/** Most bytes of the pixels of a PNG. */
const MOST_PIXEL_BYTES = 400_000_000

/** Whether the pixels of a PNG can be unpacked. pdfkit does so in a callback, where a fault ends the program. */
function canUnpackPng(picture: Buffer): boolean {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= picture.length; at += picture.readUInt32BE(at) + 12)
    if (picture.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(picture.subarray(at + 8, at + 8 + picture.readUInt32BE(at)))
  try {
    inflateSync(Buffer.concat(parts), { maxOutputLength: MOST_PIXEL_BYTES })
    return true
  } catch {
    return false
  }
}

/** Lists the numbers of pages with a picture that a PDF leaves out, such as a damaged one. */
export function listPagesWithOmittedPicture(sheets: readonly Pick<PrintedSheet, 'marks'>[]): number[] {
  return sheets.flatMap(({ marks }, index) => (hasMissingPicture(marks) ? index + 1 : []))
}

function hasMissingPicture(marks: readonly PageMark[]): boolean {
  return marks.some((mark) =>
    mark.kind === 'group'
      ? hasMissingPicture(mark.marks)
      : mark.kind === 'image' && decodePictureForPdf(mark.url) === null,
  )
}
