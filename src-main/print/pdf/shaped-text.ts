import type { Glyph } from 'fontkit'
import { isReversedByFont } from './text-runs.ts'

/** Scripts whose glyphs do not stand for one letter each. */
const SHAPED_SCRIPT = /[\p{scx=Arab}\p{scx=Deva}\p{scx=Thai}]/u

/** Whether readers of a PDF need the letters of a text beside its glyphs. */
export function needsActualText(text: string): boolean {
  return SHAPED_SCRIPT.test(text)
}

/** Glyphs that say some letters together. */
interface GlyphSpan {
  readonly first: number
  readonly last: number
  readonly letters: string
}

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly options: PDFKit.Mixins.TextOptions
}

/**
 * Draws a text with its letters as ActualText, so that it is copied as it was written. Letters from the right have each
 * their own, since readers take those of a longer one for letters from the left.
 */
export function drawShapedText(doc: PDFKit.PDFDocument, text: string, { x, y, options }: TextPlace): void {
  const font = Reflect.get(doc, '_font') as { layout(text: string, features: unknown): { glyphs: readonly Glyph[] } } // the types of pdfkit leave it out
  const { glyphs } = font.layout(text, options.features)
  const spans = isReversedByFont(text)
    ? listLetters(glyphs, text)
    : [{ first: 0, last: glyphs.length - 1, letters: text }]
  const begins = new Map(spans.map((span) => [span.first, span]))
  const ends = new Set(spans.map(({ last }) => last))
  const addContent = doc.addContent.bind(doc)
  let drawn = 0
  const showGlyphs = (codes: string, advance: string) => {
    const list = codes.match(/.{4}/g) ?? []
    for (const [index, code] of list.entries()) {
      const begun = begins.get(drawn)
      if (begun !== undefined) doc.markContent('Span', { actual: begun.letters })
      addContent(`[<${code}> ${index === list.length - 1 ? advance : '0'}] TJ`)
      if (ends.has(drawn)) doc.endMarkedContent()
      drawn += 1
    }
  }
  doc.addContent = (data) => {
    if (!data.endsWith(' TJ')) return addContent(data)
    for (const [, codes = '', advance = ''] of data.matchAll(/<(\w+)> (\S+?)(?=[ \]])/g)) showGlyphs(codes, advance)
    return doc
  }
  try {
    doc.text(text, x, y, options)
  } finally {
    doc.addContent = addContent
  }
}

/**
 * Spans of letters from the right. A font takes one glyph for several letters that differ in their dots, and draws the
 * dots as glyphs without letters, so that only the number of letters of a glyph is of use.
 */
function listLetters(glyphs: readonly Glyph[], text: string): GlyphSpan[] {
  const letters = Array.from(text)
  let next = 0
  return glyphs
    .map(({ codePoints }, index) => ({ index, count: codePoints.length }))
    .toReversed()
    .filter(({ count }) => count > 0)
    .map(({ index, count }, at, all) => {
      const from = next
      // Fonts count a mark with the letter of its first use: the last span takes what is left, so that nothing is lost.
      next = at === all.length - 1 ? letters.length : next + count
      return { first: index, last: index, letters: letters.slice(from, next).join('') }
    })
    .filter((span) => span.letters !== '')
}
