import type { Pen } from '../pen.ts'
import { INK, MIN_TEXT_PT, MM_PER_POINT, type RichText, TEXT_STYLES, type TextStyle, WHITE } from '../style.ts'
import { type Block, drawing } from './block.ts'
import { breakLines, CAPITAL_HEIGHT_RATIO, measureSpans } from './text.ts'

interface PipOptions {
  readonly sizeMm: number
  readonly gapMm: number
  /** Distance between groups of five. */
  readonly groupMm: number
  readonly shape?: 'circle' | 'square'
  /** Whether the last one is ringed and bears a skull. */
  readonly marksLast?: boolean
  /** Whether a line may end inside a group of five. */
  readonly breaksGroups?: boolean
}

const LINE_MM = 0.4
const MOST_RING_MM = 0.7

/** Counters to mark in play, in groups of five, on as many lines as the width needs. */
export function pips(count: number, options: PipOptions): Block {
  const { sizeMm, gapMm } = options
  const linesAt = (width: number) => splitPips(count, width, options)
  const ring = ringOf(options)
  return {
    height: (width) => linesAt(width).length * (sizeMm + gapMm) - (count > 0 ? gapMm : 0) + 2 * ring,
    draw(pen, { x, y, width }) {
      let drawn = 0
      for (const [index, line] of linesAt(width).entries()) {
        const top = y + ring + index * (sizeMm + gapMm)
        for (let pip = 0; pip < line; pip += 1) {
          drawn += 1
          drawPip(pen, [x + pipOffset(pip, options), top], options, drawn === count && ring > 0)
        }
      }
    },
  }
}

/** Width of this many pips on one line. */
export function measurePipsWidth(count: number, options: PipOptions): number {
  return count === 0 ? 0 : pipOffset(count - 1, options) + options.sizeMm + 2 * ringOf(options)
}

/** Room that the ring of the last pip needs on each side. */
function ringOf({ sizeMm, marksLast }: PipOptions): number {
  return marksLast ? Math.min(MOST_RING_MM, sizeMm * 0.15) : 0
}

function pipOffset(index: number, { sizeMm, gapMm, groupMm }: PipOptions): number {
  return index * (sizeMm + gapMm) + Math.floor(index / 5) * (groupMm - gapMm)
}

/** Number of pips on each line: whole groups of five where at least one fits. */
function splitPips(count: number, width: number, options: PipOptions): number[] {
  let most = 1
  while (most < count && measurePipsWidth(most + 1, options) <= width + 0.01) most += 1
  const step = most >= 5 && options.breaksGroups !== true ? most - (most % 5) : most
  const a = most >= count ? count : step
  return count === 0 ? [] : Array.from({ length: Math.ceil(count / a) }, (_, line) => Math.min(a, count - line * a))
}

function drawPip(pen: Pen, [x, y]: readonly [number, number], options: PipOptions, isLast: boolean): void {
  const { sizeMm, shape } = options
  const ring = isLast ? ringOf(options) : 0
  const paint = { fill: WHITE, lineMm: Math.min(LINE_MM, sizeMm / 9) }
  if (shape === 'square') {
    pen.rect({ x, y, width: sizeMm, height: sizeMm }, { ...paint, radius: Math.min(0.5, sizeMm / 8) })
    return
  }
  const centre = [x + sizeMm / 2 + ring, y + sizeMm / 2] as const
  if (isLast) pen.circle(centre, sizeMm / 2 + ring * 0.8, { fill: WHITE, lineMm: Math.min(0.35, ring / 2) })
  pen.circle(centre, sizeMm / 2, paint)
  if (isLast) pen.pictogram('skull', [centre[0] - sizeMm * 0.33, centre[1] - sizeMm * 0.33], sizeMm * 0.66, '#a9a195')
}

/** Square boxes with labels, one after the other, on as many lines as needed. */
export function tickBoxes(
  labels: readonly string[],
  {
    sizeMm = 4,
    sizePt = 9.5,
    gapMm = 5,
  }: { readonly sizeMm?: number; readonly sizePt?: number; readonly gapMm?: number } = {},
): Block {
  const style: TextStyle = { ...TEXT_STYLES.body, sizePt: Math.max(MIN_TEXT_PT, sizePt) }
  const lineMm = Math.max(sizeMm, sizePt * MM_PER_POINT) + 1.2
  const place = (width: number) => {
    let [x, line] = [0, 0]
    return labels.map((label) => {
      const text = breakLines(label, style, Math.max(10, width - sizeMm - 1.2))[0] ?? []
      const wide = sizeMm + 1.2 + measureSpans(text)
      if (x > 0 && x + wide > width) [x, line] = [0, line + 1]
      const at = { x, line, text }
      x += wide + gapMm
      return at
    })
  }
  return {
    height: (width) => (labels.length === 0 ? 0 : ((place(width).at(-1)?.line ?? 0) + 1) * lineMm - 1.2),
    draw(pen, box) {
      for (const { x, line, text } of place(box.width)) {
        const [left, top] = [box.x + x, box.y + line * lineMm]
        pen.rect({ x: left, y: top, width: sizeMm, height: sizeMm }, { fill: WHITE, lineMm: LINE_MM })
        const down = (sizeMm + CAPITAL_HEIGHT_RATIO * style.sizePt * MM_PER_POINT) / 2
        pen.lines([{ x: left + sizeMm + 1.2, y: top + down, spans: text }], { role: 'P', anchor: 'start' })
      }
    },
  }
}

/** Lines for handwriting that fill what is left. */
export function pencilLines(stepMm = 7, leastMm = 0): Block {
  return {
    height: () => leastMm,
    grow: 1,
    draw(pen, { x, y, width, height }) {
      for (let line = stepMm; line <= height + 0.01; line += stepMm)
        pen.line([x, y + line], [x + width, y + line], { stroke: '#a59c8c', lineMm: 0.2 })
    },
  }
}

/** A line to write on, after its label. */
export function writingLine(label: RichText, heightMm = 5): Block {
  return drawing(heightMm, (pen, { x, y, width }) => {
    const spans = breakLines(label, TEXT_STYLES.body, width)[0] ?? []
    if (spans.length > 0) pen.lines([{ x, y: y + heightMm - 0.8, spans }], { role: 'P', anchor: 'start' })
    const start = x + (spans.length > 0 ? measureSpans(spans) + 1.5 : 0)
    pen.line([Math.min(start, x + width), y + heightMm], [x + width, y + heightMm], { stroke: INK, lineMm: 0.2 })
  })
}
