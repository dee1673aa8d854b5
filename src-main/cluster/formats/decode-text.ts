import { decodeBytes, ENCODING_NAMES } from '#shared/kit/text-encoding.ts'
import { type ChartFile, FormatError } from './chart-file.ts'

/** A file with its decoded text. */
export interface TextFile {
  readonly file: ChartFile
  readonly text: string
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

/** Decodes a file without its byte order mark, in any supported encoding. Refuses binary files. */
export function decodeText(file: ChartFile): string {
  const { text } = decodeBytes(file.bytes)
  const nul = text.indexOf('\0')
  if (nul === -1) return text
  const line = text.slice(0, nul).split('\n').length
  throw new FormatError(file.name, line, 'this is not a text file. Choose another, or save it again as UTF-8 text.')
}

/** Decodes the start of any file leniently: at most `most` bytes, whose last character may be incomplete. */
export function decodeTextStart({ bytes }: ChartFile, most: number): string {
  return decodeBytes(bytes.subarray(0, most), bytes.length > most).text
}

/** Name of a file's encoding that an export, which writes UTF-8, does not preserve. Null for UTF-8. */
export function findNonUtf8Encoding({ bytes }: ChartFile): string | null {
  const { encoding } = decodeBytes(bytes)
  return encoding === 'utf-8' ? null : ENCODING_NAMES[encoding]
}

/** Whether a file begins with a UTF-8 byte order mark. */
export function hasByteOrderMark({ bytes }: ChartFile): boolean {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte)
}
