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
) => {
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string
}

/** A file's text, without its byte order mark. */
export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 where it cannot be another text, as UTF-8 where most letters are,
 * else as Windows-1252. Broken letters of UTF-8 become U+FFFD. With `isCut` the bytes may end within a letter.
 */
export function decodeBytes(bytes: Uint8Array, isCut = false): DecodedText {
  const wide = readMark(bytes) ?? detectUtf16(bytes)
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes, { stream: isCut }), encoding: wide }
  const text = new TextDecoder('utf-8').decode(bytes, { stream: isCut })
  if (isUtf8(bytes, isCut) || isMostlyUtf8(text)) return { text, encoding: 'utf-8' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
}

type Utf16 = 'utf-16le' | 'utf-16be'

function readMark([first, second]: Uint8Array): Utf16 | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** How many bytes are examined where no byte order mark tells. */
const SAMPLE = 4_000
/** Bytes that are rare in texts of UTF-8 and Windows-1252: control characters that are no blanks. */
const FOREIGN_BYTES = /[\p{Cc}--[\t\n\v\f\r\x7f-\x9f]]/v
/** How many times more low bytes than high ones a text in UTF-16 uses at least; zero bytes are a proof of their own. */
const LEAST_RATIO = { withZeros: 1.2, withoutZeros: 1.5 } as const
/** Characters that are rare in a text and frequent in bytes that are none. */
const UNLIKELY = /[[\p{Cn}\p{Co}\p{Cc}\ufffd]--[\t\n\r\f]]/gv
/** The most of these in a text. */
const MOST_UNLIKELY = 0.02

/** UTF-16 without a mark, in any script: all letters of a text share a few high bytes. */
function detectUtf16(bytes: Uint8Array): Utf16 | null {
  const sample = bytes.subarray(0, Math.min(SAMPLE, bytes.length - (bytes.length % 2)))
  if (sample.length < 4 || !FOREIGN_BYTES.test(new TextDecoder('windows-1252').decode(sample))) return null
  const distinctBytes = (parity: number): number => new Set(sample.filter((_, at) => at % 2 === parity)).size
  const [even, odd] = [distinctBytes(0), distinctBytes(1)]
  const leastRatio = sample.includes(0) ? LEAST_RATIO.withZeros : LEAST_RATIO.withoutZeros
  if (Math.max(even, odd) < leastRatio * Math.min(even, odd)) return null
  const encoding = even < odd ? 'utf-16be' : 'utf-16le'
  const text = new TextDecoder(encoding).decode(sample, { stream: sample.length < bytes.length })
  const unlikely = text.match(UNLIKELY)?.length ?? 0
  return unlikely <= MOST_UNLIKELY * text.length ? encoding : null
}

/** Whether every letter of a text in UTF-8 is whole. */
export function isUtf8(bytes: Uint8Array, isCut = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

/** How many letters of a decoded text could not be read. */
export function countBrokenLetters(text: string): number {
  return text.match(/\ufffd/g)?.length ?? 0
}

/** Whether letters beyond ASCII are more often whole than broken. */
function isMostlyUtf8(text: string): boolean {
  const broken = countBrokenLetters(text)
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return whole > broken
}
