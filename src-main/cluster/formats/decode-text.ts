import { type ChartFile, FormatError } from './format.ts'

/** A file with its text. */
export interface TextFile {
  readonly file: ChartFile
  readonly text: string
}

/** Every host of Orrery has it; the rules of this folder are compiled without the types of any host. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string }

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

/** A file's text without its byte order mark: UTF-8, or Windows-1252 where it is not UTF-8. Refuses what is no text. */
export function decodeText(file: ChartFile): string {
  const text = decodeBytes(file.bytes, false)
  const nul = text.indexOf('\0')
  if (nul === -1) return text
  const line = text.slice(0, nul).split('\n').length
  throw new FormatError(file.name, line, 'this is not a text file. Choose another, or save it again as UTF-8 text.')
}

/** The beginning of any file's text, whatever comes of it: at most so many bytes, of which the last may be half a letter. */
export function decodeStart({ bytes }: ChartFile, most: number): string {
  return decodeBytes(bytes.subarray(0, most), bytes.length > most)
}

function decodeBytes(bytes: Uint8Array, isCut: boolean): string {
  return decodeUtf8(bytes, isCut) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Whether a file begins with UTF-8's byte order mark. */
export function hasByteOrderMark({ bytes }: ChartFile): boolean {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte)
}

function decodeUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null // that is how a decoder says that the bytes are not UTF-8
  }
}
