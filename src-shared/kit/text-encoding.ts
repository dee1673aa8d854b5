/** Supported character encodings of text files. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** Display names of the encodings. */
export const ENCODING_NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const satisfies Record<TextEncoding, string>

/** Every host of Orrery provides it, but this folder is compiled without host types. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => {
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string
}

/** Text of a file, without byte order mark. */
export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * Decodes a text file: by its byte order mark, as UTF-16 if it cannot be another encoding, as UTF-8 if most non-ASCII
 * letters are valid, else as Windows-1252. Invalid UTF-8 becomes U+FFFD. With `isCut` the bytes may end within a
 * character.
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

/** Number of bytes sampled if there is no byte order mark. */
const SAMPLE = 4_000
/** Bytes that are rare in UTF-8 and Windows-1252 texts: control characters other than whitespace. */
const FOREIGN_BYTES = /[\p{Cc}--[\t\n\v\f\r\x7f-\x9f]]/v
/** Smallest ratio of distinct low bytes to distinct high bytes in UTF-16. Zero bytes are evidence in themselves. */
const LEAST_RATIO = { withZeros: 1.2, withoutZeros: 1.5 } as const
/** Characters that are rare in texts and frequent in misread bytes. */
const UNLIKELY = /[[\p{Cn}\p{Co}\p{Cc}\ufffd]--[\t\n\r\f]]/gv
/** Largest share of unlikely characters in a text. */
const MOST_UNLIKELY = 0.02

/** Detects UTF-16 without a byte order mark, in any script: the characters of a text share a few high bytes. */
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

/** Whether bytes are valid UTF-8. With `isCut` they may end inside a character. */
export function isUtf8(bytes: Uint8Array, isCut = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

/** Number of undecodable characters in a decoded text. */
export function countBrokenLetters(text: string): number {
  return text.match(/\ufffd/g)?.length ?? 0
}

/** Whether non-ASCII characters are more often valid than broken. */
function isMostlyUtf8(text: string): boolean {
  const broken = countBrokenLetters(text)
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return whole > broken
}
