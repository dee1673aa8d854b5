import type { Pen } from '../pen.ts'
import { BRASS_COLOUR, INK, MM_PER_POINT, TEXT_STYLES, toSpans, WHITE } from '../style.ts'
import type { Block } from './block.ts'
import { CAPITAL_HEIGHT_RATIO, drawFittedText, fitText, measureSpans } from './text.ts'

interface BandOptions {
  readonly heightMm: number
  readonly titlePt: number
  /** Lines at the right, such as what the sheet is and whose. */
  readonly subtitle?: readonly string[]
  readonly figure?: TitleBandFigure
}

/** Number at the right end of a band, such as a cost in points. */
export interface TitleBandFigure {
  readonly value: string
  readonly unit: string
}

/** Distance of the ticks under a band. */
const TICK_STEP = 2
const TICK_MM = 1.6
const FULL_HEIGHT = 12
/** Distance from the baseline of a figure to that of its unit. */
const UNIT_STEP_MM = 3.4
const SUBTITLE_COLOUR = '#e6ddc8'

/**
 * The head of a sheet: an ink band with the title reversed, over a brass rule with engraved ticks. A blank has a field to
 * write the title in.
 */
export function band(title: string, { heightMm, titlePt, subtitle = [], figure }: BandOptions): Block {
  const inset = heightMm >= FULL_HEIGHT ? 3 : 2
  const figurePt = heightMm >= FULL_HEIGHT ? 19 : 13
  const figureSpans = figure ? toSpans(figure.value, { ...TEXT_STYLES.figure, sizePt: figurePt, colour: WHITE }) : []
  const unitSpans = figure ? toSpans(figure.unit, { ...TEXT_STYLES.unit, colour: WHITE }) : []
  const figureWidth = figure ? Math.max(measureSpans(figureSpans), measureSpans(unitSpans)) + inset : 0
  const subtitleStyle = { ...TEXT_STYLES.subtitle, colour: SUBTITLE_COLOUR }
  const fitSubtitle = (room: number) =>
    subtitle.map((line) => fitText(line, subtitleStyle, { width: room, singlePt: 8 }))
  const layout = (width: number) => {
    const inner = width - 2 * inset - figureWidth
    const lines = fitSubtitle(inner * 0.4).filter((line) => line.lines.length > 0)
    const subtitleWidth = lines.length === 0 ? 0 : Math.max(...lines.map(({ widthMm }) => widthMm)) + inset
    const style = { ...TEXT_STYLES.title, sizePt: titlePt, colour: WHITE }
    const head = fitText(title, style, {
      width: inner - subtitleWidth,
      height: heightMm - 2,
      singlePt: titlePt * 0.6,
    })
    const subtitleHeight = lines.reduce((sum, line) => sum + line.heightMm, 0)
    return { head, lines, subtitleHeight, bandMm: Math.max(heightMm, head.heightMm + 2, subtitleHeight + 2) }
  }
  return {
    height: (width) => layout(width).bandMm + TICK_MM,
    draw(pen, { x, y, width }) {
      const { head, lines, subtitleHeight, bandMm } = layout(width)
      pen.rect({ x, y, width, height: bandMm }, { fill: INK, stroke: null })
      if (title === '')
        pen.rect({ x: x + inset, y: y + 2, width: width * 0.6, height: bandMm - 4 }, { fill: WHITE, stroke: null })
      drawFittedText(pen, head, { x: x + inset, middle: y + bandMm / 2 })
      let top = y + (bandMm - subtitleHeight) / 2
      for (const line of lines) {
        drawFittedText(pen, line, {
          x: x + width - inset - figureWidth,
          middle: top + line.heightMm / 2,
          anchor: 'end',
        })
        top += line.heightMm
      }
      if (figure) {
        const right = x + width - inset
        const capital = figurePt * MM_PER_POINT * CAPITAL_HEIGHT_RATIO
        const below = figure.unit === '' ? 0 : UNIT_STEP_MM
        const baseline = y + (bandMm + capital - below) / 2
        pen.lines([{ x: right, y: baseline, spans: figureSpans }], { role: 'P', anchor: 'end' })
        if (below > 0) pen.lines([{ x: right, y: baseline + below, spans: unitSpans }], { role: 'P', anchor: 'end' })
      }
      drawTicks(pen, [x, y + bandMm], width)
    },
  }
}

function drawTicks(pen: Pen, [left, top]: readonly [number, number], width: number): void {
  pen.line([left, top], [left + width, top], { stroke: BRASS_COLOUR, lineMm: 0.5 })
  const ticks = Array.from(
    { length: Math.floor(width / TICK_STEP) + 1 },
    (_, index) => `M${left + index * TICK_STEP} ${top}v${TICK_MM}`,
  )
  pen.path(ticks.join(''), { stroke: BRASS_COLOUR, lineMm: 0.25 })
}
