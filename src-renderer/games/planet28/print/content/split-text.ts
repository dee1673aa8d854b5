import type { TextPiece } from '../sheet-model.ts'

/** Maximum length of a piece of text, on a page and on a card. */
const LONGEST = { page: 260, card: 90 } as const

/**
 * Splits a text into pieces that may be on different pages: into paragraphs by line, then after sentences or else
 * after words.
 */
export function splitTextForPages(text: string, form: keyof typeof LONGEST = 'page'): TextPiece[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => cut(line, LONGEST[form]).map((piece, index) => ({ text: piece, starts: index === 0 })))
}

function cut(line: string, longest: number): string[] {
  const pieces: string[] = []
  let left = line
  while (left.length > longest) {
    const at = cutAt(left, longest)
    pieces.push(left.slice(0, at))
    left = left.slice(at)
  }
  return left === '' ? pieces : [...pieces, left]
}

/** Position after the last sentence within reach, else after the last word, else after the last complete character. */
function cutAt(text: string, longest: number): number {
  const reach = text.slice(0, longest)
  const sentence = /^.*[.!?…]["”’)]?\s+/su.exec(reach)?.[0].length ?? 0
  if (sentence > longest / 3) return sentence
  const word = /^.*\s/su.exec(reach)?.[0].length ?? 0
  if (word > 0) return word
  return /[\uD800-\uDBFF]$/.test(reach) ? longest - 1 : longest
}
