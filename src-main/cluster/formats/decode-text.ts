import { decodeBytes, ENCODING_NAMES } from '#shared/kit/text-encoding.ts'
import { type ChartFile, FormatError } from './format.ts'

/** A file with its text. */
export interface TextFile {
  readonly file: ChartFile
  readonly text: string
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

/** A file's text without its byte order mark, whatever its encoding. Refuses what is no text. */
export function decodeText(file: ChartFile): string {
  const { text } = decodeBytes(file.bytes)
  const nul = text.indexOf('\0')
  if (nul === -1) return text
  const line = text.slice(0, nul).split('\n').length
  throw new FormatError(file.name, line, 'this is not a text file. Choose another, or save it again as UTF-8 text.')
}

/** The beginning of any file's text, whatever comes of it: at most so many bytes, of which the last may be half a letter. */
export function decodeStart({ bytes }: ChartFile, most: number): string {
  return decodeBytes(bytes.subarray(0, most), bytes.length > most).text
}

/** What a file's encoding is called where an export, which writes UTF-8, does not keep it; null for UTF-8. */
export function findLostEncoding({ bytes }: ChartFile): string | null {
  const { encoding } = decodeBytes(bytes)
  return encoding === 'utf-8' ? null : ENCODING_NAMES[encoding]
}

/** Whether a file begins with UTF-8's byte order mark. */
export function hasByteOrderMark({ bytes }: ChartFile): boolean {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte)
}
