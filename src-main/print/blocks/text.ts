import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { splitCjkWord } from '#shared/print/cjk-letters.ts'
import type { LinesMark, Span } from '#shared/print/page-marks.ts'
import { getPartsDirection } from '#shared/print/text-direction.ts'
import type { Pen } from '../pen.ts'
import {
  BRASS_COLOUR,
  MIN_TEXT_PT,
  MM_PER_POINT,
  type RichText,
  TEXT_STYLES,
  type TextStyle,
  toSpans,
} from '../style.ts'
import { type Block, stack, LENGTH_TOLERANCE_MM } from './block.ts'

/** Height of capitals and figures, in text sizes. */
export const CAPITAL_HEIGHT_RATIO = 0.64
/** Distance from the top of a line to its baseline, in line heights. */
const BASELINE = 0.78

/** Width of spans set one after the other, in millimetres. */
export function measureSpans(spans: readonly Span[]): number {
  return spans.reduce((sum, { text, face, sizeMm }) => sum + measureTextWidth(text, { face, size: sizeMm }), 0)
}

/** Breaks a text into lines at spaces, and inside words that are longer than a line. Newlines always break. */
export function breakLines(text: RichText, style: TextStyle, width: number): Span[][] {
  const lines: Span[][] = [[]]
  let used = 0
  const start = () => {
    lines.push([])
    used = 0
  }
  const add = (span: Span) => {
    const wide = measureSpans([span])
    const isSpace = /^\s/.test(span.text)
    if (isSpace && used === 0) return
    if (!isSpace && used > 0 && used + wide > width + LENGTH_TOLERANCE_MM) start()
    appendSpan(lines.at(-1) ?? [], isSpace ? { ...span, text: ' ' } : span)
    used += wide
  }
  for (const span of toSpans(text, style))
    for (const token of span.text.match(/\n|[^\S\n]+|\S+/g) ?? []) {
      const isLong = (part: string) =>
        part.trim() !== '' && measureSpans([{ ...span, text: part }]) > width + LENGTH_TOLERANCE_MM
      if (token === '\n') {
        start()
        continue
      }
      for (const part of splitCjkWord(token)) {
        const pieces = isLong(part) ? splitWord(part, isLong) : [part]
        if (pieces.length > 1 && used > 0) start()
        for (const piece of pieces) add({ ...span, text: piece })
      }
    }
  return lines.map(trimLine).filter((line, index, all) => line.length > 0 || index < all.length - 1)
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/** Splits a long word where a line may end: in Thai between words, otherwise between letters with their marks. */
function splitWord(word: string, isLong: (part: string) => boolean): string[] {
  const words = /\p{scx=Thai}/u.test(word) ? listSegments(THAI_WORDS, word) : [word]
  return words.flatMap((part) => (isLong(part) ? listSegments(GRAPHEMES, part) : [part]))
}

function listSegments(segmenter: Intl.Segmenter, text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Appends a span to a line, joined to the last one if it has the same style. */
function appendSpan(line: Span[], span: Span): void {
  const last = line.at(-1)
  const isSame = last && last.face === span.face && last.sizeMm === span.sizeMm && last.colour === span.colour
  if (isSame) line[line.length - 1] = { ...last, text: last.text + span.text }
  else line.push(span)
}

function trimLine(line: Span[]): Span[] {
  const last = line.at(-1)
  if (last === undefined) return line
  const text = last.text.trimEnd()
  return text === '' ? line.slice(0, -1) : [...line.slice(0, -1), { ...last, text }]
}

interface ParagraphOptions {
  readonly anchor?: LinesMark['anchor']
}

/** A text broken into lines. It splits between lines, never leaving one alone. */
export function paragraph(
  text: RichText,
  style: TextStyle = TEXT_STYLES.body,
  { anchor = 'start' }: ParagraphOptions = {},
): Block {
  const broken = new Map<number, Span[][]>()
  const linesAt = (width: number) => {
    const lines = broken.get(width) ?? breakLines(text, style, width)
    broken.set(width, lines)
    return lines
  }
  const direction = getPartsDirection(toSpans(text, style))
  return linesBlock(linesAt, style, (lines) => ({
    direction,
    anchor: direction === 'rtl' && anchor === 'start' && lines.length > 1 ? 'end' : anchor,
  }))
}

/** Lines with where they stand, which is decided by the whole paragraph. */
function linesBlock(
  linesAt: (width: number) => Span[][],
  style: TextStyle,
  standingOf: (lines: readonly Span[][]) => Pick<LinesMark, 'direction' | 'anchor'>,
): Block {
  const step = style.sizePt * MM_PER_POINT * style.leading
  return {
    height: (width) => linesAt(width).length * step,
    draw(pen, { x, y, width }) {
      const broken = linesAt(width)
      const { anchor, direction } = standingOf(broken)
      const left = anchor === 'start' ? x : anchor === 'end' ? x + width : x + width / 2
      const lines = broken.map((spans, index) => ({ x: left, y: y + (index + BASELINE) * step, spans }))
      if (lines.length > 0) pen.lines(lines, { role: style.role, anchor, direction })
    },
    split(width, room) {
      const lines = linesAt(width)
      const most = Math.floor((room + LENGTH_TOLERANCE_MM) / step)
      const count = lines.length - most === 1 ? most - 1 : most
      if (count < 2 || lines.length < 4) return null
      const standing = standingOf(lines)
      return [
        linesBlock(
          () => lines.slice(0, count),
          style,
          () => standing,
        ),
        linesBlock(
          () => lines.slice(count),
          style,
          () => standing,
        ),
      ]
    },
  }
}

/** A text with the size and lines at which it fits. */
export interface FittedText {
  readonly lines: Span[][]
  readonly style: TextStyle
  readonly widthMm: number
  readonly heightMm: number
}

/**
 * Finds the largest size at which a text fits: on one line down to `singlePt`, then on as many lines as fit the height.
 * At the least size the lines may be higher than the box, so that nothing is cut.
 */
export function fitText(
  text: RichText,
  style: TextStyle,
  { width, height = Infinity, singlePt = MIN_TEXT_PT }: { width: number; height?: number; singlePt?: number },
): FittedText {
  const scaled = (sizePt: number): FittedText => {
    const factor = sizePt / style.sizePt
    const resized =
      typeof text === 'string'
        ? text
        : text.map((part) =>
            typeof part === 'string' || part.style.sizePt === undefined
              ? part
              : { ...part, style: { ...part.style, sizePt: Math.max(MIN_TEXT_PT, part.style.sizePt * factor) } },
          )
    const look = { ...style, sizePt }
    const lines = breakLines(resized, look, width)
    return {
      lines,
      style: look,
      widthMm: Math.max(0, ...lines.map(measureSpans)),
      heightMm: lines.length * sizePt * MM_PER_POINT * style.leading,
    }
  }
  for (let sizePt = style.sizePt; sizePt >= singlePt; sizePt -= 0.5) {
    const fitted = scaled(sizePt)
    if (fitted.lines.length <= 1) return fitted
  }
  for (let sizePt = style.sizePt; sizePt > MIN_TEXT_PT; sizePt -= 0.5) {
    const fitted = scaled(sizePt)
    if (fitted.heightMm <= height) return fitted
  }
  return scaled(Math.min(MIN_TEXT_PT, style.sizePt))
}

/** Draws a fitted text around the height `middle`. */
export function drawFittedText(
  pen: Pen,
  { lines, style }: FittedText,
  {
    x,
    middle,
    anchor = 'start',
  }: { readonly x: number; readonly middle: number; readonly anchor?: LinesMark['anchor'] },
): void {
  if (lines.length === 0) return
  const size = style.sizePt * MM_PER_POINT
  const step = size * style.leading
  const first = middle + (CAPITAL_HEIGHT_RATIO * size - (lines.length - 1) * step) / 2
  pen.lines(
    lines.map((spans, index) => ({ x, y: first + index * step, spans })),
    { role: style.role, anchor },
  )
}

interface FitOptions extends ParagraphOptions {
  readonly singlePt?: number
  readonly heightMm: number
}

/** A text that shrinks to fit its height, and stands in its middle. */
export function fitted(text: RichText, style: TextStyle, { anchor = 'start', singlePt, heightMm }: FitOptions): Block {
  const fit = (width: number) =>
    fitText(text, style, { width, height: heightMm, ...(singlePt === undefined ? {} : { singlePt }) })
  return {
    height: (width) => Math.max(heightMm, fit(width).heightMm),
    draw(pen, { x, y, width, height }) {
      const left = anchor === 'start' ? x : anchor === 'end' ? x + width : x + width / 2
      drawFittedText(pen, fit(width), { x: left, middle: y + height / 2, anchor })
    },
  }
}

/** A heading of a section: capitals over a brass rule. */
export function heading(text: string): Block {
  const capitals = paragraph(text.toUpperCase(), TEXT_STYLES.heading)
  return {
    height: (width) => capitals.height(width) + 2,
    draw(pen, box) {
      capitals.draw(pen, box)
      const y = box.y + capitals.height(box.width) + 0.6
      pen.line([box.x, y], [box.x + box.width, y], { stroke: BRASS_COLOUR, lineMm: 0.35 })
    },
    keepsWithNext: true,
  }
}

/** A section: its heading, repeated with "continued" where it goes on, and its blocks. */
export function section(title: string, blocks: readonly Block[], gap = 1.2): Block {
  return stack([heading(title), ...blocks], { gap, continued: heading(`${title}, continued`) })
}
