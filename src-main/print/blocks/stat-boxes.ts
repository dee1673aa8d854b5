import type { Box } from '#shared/cluster/draw/picture.ts'
import type { Pen } from '../pen.ts'
import { HAIRLINE_COLOUR, INK, MM_PER_POINT, TEXT_STYLES, TINT_COLOUR, toSpans, WHITE } from '../style.ts'
import type { Block } from './block.ts'
import { drawFittedText, fitText, measureSpans } from './text.ts'

/** A value of a profile. */
export interface Stat {
  readonly name: string
  /** Empty for a blank. */
  readonly value: string
  /** Filled ticks on its scale of ten, or null for a box without a scale. */
  readonly scale: number | null
  /** Drawn with a heavy rounded frame, to stand apart from skills. */
  readonly isSpeed?: boolean
}

interface StatSizes {
  readonly heightMm: number
  readonly figurePt: number
  readonly gapMm: number
  readonly labelPt?: number
}

const TICKS = 10
const LABEL_INSET_MM = 1

/** Boxes for the values of a profile: label, figure, and a scale of ten. */
export function statBoxes(stats: readonly Stat[], { heightMm, figurePt, gapMm, labelPt = 9 }: StatSizes): Block {
  return {
    height: () => heightMm,
    draw(pen, { x, y, width }) {
      let left = x
      for (const [index, wide] of shareWidth(stats, width - (stats.length - 1) * gapMm, labelPt).entries()) {
        const stat = stats[index]
        if (stat) drawStat(pen, stat, { x: left, y, width: wide, height: heightMm }, { figurePt, labelPt })
        left += wide + gapMm
      }
    },
  }
}

/** Shares a width between boxes: equally where the labels fit, else long labels take from short ones. */
function shareWidth(stats: readonly Stat[], width: number, labelPt: number): number[] {
  const needs = stats.map(
    ({ name }) => measureSpans(toSpans(name, { ...TEXT_STYLES.label, sizePt: labelPt })) + LABEL_INSET_MM,
  )
  const equal = width / stats.length
  const short = needs.filter((need) => need <= equal).length
  const taken = needs.reduce((sum, need) => sum + (need > equal ? need : 0), 0)
  return needs.map((need) => (need > equal ? need : (width - taken) / short))
}

function drawStat(
  pen: Pen,
  { name, value, scale, isSpeed = false }: Stat,
  box: Box,
  { figurePt, labelPt }: { readonly figurePt: number; readonly labelPt: number },
): void {
  const { x, y, width, height } = box
  const [radius, lineMm] = isSpeed ? [2, 0.6] : [0, 0.35]
  const labelMm = labelPt * MM_PER_POINT * 1.5
  pen.rect(box, { fill: WHITE, stroke: null, radius })
  if (isSpeed)
    pen.path(`M${x} ${y + labelMm}v${2 - labelMm}a2 2 0 0 1 2 -2h${width - 4}a2 2 0 0 1 2 2v${labelMm - 2}z`, {
      fill: TINT_COLOUR,
      stroke: null,
    })
  else pen.rect({ x, y, width, height: labelMm }, { fill: TINT_COLOUR, stroke: null })
  pen.line([x, y + labelMm], [x + width, y + labelMm], { lineMm: 0.2 })
  pen.rect(box, { stroke: INK, lineMm, radius })
  const label = fitText(
    name,
    { ...TEXT_STYLES.label, sizePt: labelPt },
    { width: width - LABEL_INSET_MM + 0.01, height: labelMm },
  )
  drawFittedText(pen, label, { x: x + width / 2, middle: y + labelMm / 2, anchor: 'middle' })
  const scaleMm = scale === null ? 0 : height * 0.13
  const figure = fitText(value, { ...TEXT_STYLES.figure, sizePt: figurePt }, { width: width - 1.6 })
  drawFittedText(pen, figure, { x: x + width / 2, middle: y + (labelMm + height - scaleMm) / 2, anchor: 'middle' })
  if (scale !== null) drawScale(pen, scale, { x, y: y + height - scaleMm, width, height: scaleMm })
}

function drawScale(pen: Pen, filled: number, { x, y, width, height }: Box): void {
  const step = width / TICKS
  for (let tick = 0; tick < TICKS; tick += 1)
    pen.rect(
      { x: x + tick * step + step * 0.14, y: y + height * 0.2, width: step * 0.72, height: height * 0.8 },
      { fill: tick < filled ? INK : '#d9d3c6', stroke: null },
    )
  pen.line([x, y + height], [x + width, y + height], { stroke: HAIRLINE_COLOUR, lineMm: 0.1 })
}
