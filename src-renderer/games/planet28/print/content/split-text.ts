import type { TextPiece } from '../sheet-model.ts'

/** The longest piece of text that is kept on one page, and on one card. */
const LONGEST = { page: 260, card: 90 } as const

/** A text in pieces that may stand on different pages: paragraphs by line, cut after a sentence or at least after a word. */
export function splitText(text: string, form: keyof typeof LONGEST = 'page'): TextPiece[] {
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

/** After the last sentence that ends in reach, else after the last word, else wherever a whole character ends. */
function cutAt(text: string, longest: number): number {
  const reach = text.slice(0, longest)
  const sentence = /^.*[.!?…]["”’)]?\s+/su.exec(reach)?.[0].length ?? 0
  if (sentence > longest / 3) return sentence
  const word = /^.*\s/su.exec(reach)?.[0].length ?? 0
  if (word > 0) return word
  return /[\uD800-\uDBFF]$/.test(reach) ? longest - 1 : longest
}
