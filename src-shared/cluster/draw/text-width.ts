import { getCjkWidth, isCjkLetter } from '#shared/print/cjk-letters.ts'
import { limitCombiningMarks } from '#shared/print/limit-combining-marks.ts'
import { findScriptLetterWidth } from './script-widths.ts'
import { MEASURED_NON_ASCII_LETTERS, LETTER_WIDTHS_BY_FACE, type TextFace } from './text-widths.ts'

/** Extent of letters above and below the baseline, in text sizes. */
export const TEXT_EXTENTS = { capital: 0.64, ascender: 0.72, descender: 0.24 } as const

/** Advance width of B612 Mono. */
const MONO_WIDTH = 0.65
/** Later letters come from the regular face. */
const LAST_MONO_LETTER = 'ÿ'
/** Width of a letter of another script, sufficient for nearly all. */
const OTHER_WIDTH = 0.66
const widthsOf = (face: keyof typeof LETTER_WIDTHS_BY_FACE) => {
  const { ascii, other: nonAscii } = LETTER_WIDTHS_BY_FACE[face]
  const letters = [
    ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
    ...MEASURED_NON_ASCII_LETTERS,
  ]
  const widths = `${ascii} ${nonAscii}`.split(' ').map((width) => Number(width) / 1000)
  return new Map(letters.map((letter, index) => [letter, widths[index] ?? OTHER_WIDTH]))
}
const WIDTHS = {
  regular: widthsOf('regular'),
  bold: widthsOf('bold'),
  heavy: widthsOf('heavy'),
  italic: widthsOf('italic'),
  sans: widthsOf('sans'),
  'sans-bold': widthsOf('sans-bold'),
} as const

/** Typeface, size (any unit) and letter spacing in text sizes. */
export interface TextSetting {
  readonly face: TextFace
  readonly size: number
  readonly spacing?: number
}

/**
 * Width of a text in the unit of its size. At most negligibly less than the actual width, as kerning only moves
 * letters closer.
 */
export function measureTextWidth(text: string, { face, size, spacing = 0 }: TextSetting): number {
  const letters = Array.from(
    limitCombiningMarks(text)
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .normalize('NFC'), // the parts of Korean letters are no marks
  )
  const width = letters.reduce((sum, letter, index) => sum + letterWidth(letter, letters[index + 1] ?? '', face), 0)
  return size * (width + Math.max(0, letters.length - 1) * spacing)
}

function letterWidth(letter: string, next: string, face: TextFace): number {
  if (face === 'mono') return letter <= LAST_MONO_LETTER ? MONO_WIDTH : letterWidth(letter, next, 'regular')
  const own = WIDTHS[face].get(letter)
  if (own !== undefined) return own
  const script = isScript(letter)
    ? findScriptLetterWidth(letter, next, BOLD_FACES.has(face) ? 'bold' : 'regular')
    : null
  if (script !== null) return script
  return isCjkLetter(letter) ? getCjkWidth(letter) : /\p{Extended_Pictographic}/u.test(letter) ? 1 : OTHER_WIDTH
}

const BOLD_FACES: ReadonlySet<TextFace> = new Set(['bold', 'heavy', 'sans-bold'])

/** Whether a letter may be of a script in `script-widths.ts`. */
function isScript(letter: string): boolean {
  return letter >= '\u0370' && letter < '\u2000'
}

/** Breaks a text into lines at spaces, and inside words longer than a line. */
export function wrapText(text: string, width: number, setting: TextSetting): string[] {
  const lines: string[] = []
  const words = text.split(/\s+/).filter((token) => token !== '')
  for (const word of words.flatMap((item) => piecesOf(item, width, setting))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measureTextWidth(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function piecesOf(word: string, width: number, setting: TextSetting): string[] {
  if (measureTextWidth(word, setting) <= width) return [word]
  const pieces: string[] = []
  for (const letter of word) {
    const longer = (pieces.at(-1) ?? '') + letter
    if (pieces.length > 0 && measureTextWidth(longer, setting) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

/** Truncates a text with an ellipsis if it is too long. */
export function truncateTextToWidth(text: string, width: number, setting: TextSetting): string {
  if (measureTextWidth(text, setting) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 0 && measureTextWidth(`${letters.join('').trimEnd()}…`, setting) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
