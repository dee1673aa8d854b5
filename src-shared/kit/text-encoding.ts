/** How the letters of a text file are written as bytes. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** What people call each of them. */
export const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<TextEncoding, string>

/** Every host of Orrery has it; this folder is compiled without the types of any host. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string }

/** A file's text, without its byte order mark. */
export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 where every other byte is zero, else as UTF-8, or as
 * Windows-1252 where it is not UTF-8. With `isCut` the bytes may end within a letter.
 */
export function decodeBytes(bytes: Uint8Array, isCut = false): DecodedText {
  const wide = detectUtf16(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes, { stream: isCut }), encoding: wide }
  const text = decodeUtf8(bytes, isCut)
  if (text !== null) return { text, encoding: 'utf-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
}

/** How many bytes are looked at where no byte order mark tells. */
const SAMPLE = 400

function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, Math.min(SAMPLE, bytes.length - (bytes.length % 2)))
  if (sample.length < 4) return null
  const zeros = [0, 0]
  sample.forEach((byte, at) => void (byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1)))
  const [even = 0, odd = 0] = zeros
  const most = 0.4 * sample.length
  if (even === 0 && odd >= most) return 'utf-16le'
  return odd === 0 && even >= most ? 'utf-16be' : null
}

function decodeUtf8(bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null // that is how a decoder says that the bytes are not UTF-8
  }
}
