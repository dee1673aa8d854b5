import { atWidth, type Block, padded, row, stack } from '#main/print/blocks/block.ts'
import { drawGroundPattern } from '#main/print/blocks/ground-patterns.ts'
import { measurePipsWidth, pips } from '#main/print/blocks/pips.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { INK, type RichText, TEXT_STYLES, WHITE } from '#main/print/style.ts'

interface TrackSizes {
  readonly pipMm: number
  readonly gapMm: number
  readonly groupMm: number
  readonly insetMm: number
  readonly textPt: number
}

/** Narrowest text beside the pips. */
const LEAST_TEXT_MM = 26

interface TrackTexts {
  readonly sound: RichText
  readonly breakTest: RichText
}

/** Number of hit points whose loss calls for a break test: those below half (P28-BREAK-1). */
export function countBreakTestPips(hitPoints: number): number {
  return Math.ceil(hitPoints / 2)
}

/**
 * Hit points in two lanes: sound above, the lower half below it on a hatched ground. A mark in the lower lane calls for
 * a break test.
 */
export function buildWoundTrack(hitPoints: number, texts: TrackTexts, sizes: TrackSizes): Block {
  const lower = countBreakTestPips(hitPoints)
  const upper = hitPoints - lower
  const { insetMm } = sizes
  const insets = { top: insetMm, right: insetMm, bottom: insetMm, left: insetMm * 1.6 }
  const sound = lane(upper, [`${hitPoints} hit points`, texts.sound], sizes, false)
  const below = lane(lower, ['Break test', texts.breakTest], sizes, true)
  const lanes = (upper === 0 ? [below] : [sound, below]).map((content) => padded(content, insets))
  const track = stack(lanes)
  return {
    height: track.height,
    draw(pen, { x, y, width }) {
      const high = track.height(width)
      const lowHigh = lanes.at(-1)?.height(width) ?? 0
      const top = y + high - lowHigh
      drawGroundPattern(pen, 'diagonal', { x, y: top, width, height: lowHigh }, { colour: '#d3ccbf', stepMm: 2.6 })
      if (upper > 0) pen.line([x, top], [x + width, top], { dash: [1, 0.7], lineMm: 0.35 })
      track.draw(pen, { x, y, width, height: high })
      pen.rect({ x, y, width, height: high }, { stroke: INK, lineMm: 0.35 })
    },
  }
}

function lane(
  count: number,
  [title, words]: readonly [string, RichText],
  { pipMm, gapMm, groupMm, textPt }: TrackSizes,
  isLower: boolean,
): Block {
  const options = { sizeMm: pipMm, gapMm, groupMm, marksLast: isLower }
  const style = { ...TEXT_STYLES.body, sizePt: textPt, leading: 1.12 }
  const label = stack([paragraph(title, { ...style, face: 'sans-bold' }), paragraph(words, style)])
  const text = isLower
    ? padded(label, { top: 0.5, right: 0.8, bottom: 0.5, left: 0.8 }, (pen, box) =>
        pen.rect(box, { fill: WHITE, stroke: null }),
      )
    : label
  const pipsWidth = measurePipsWidth(Math.min(count, 10), options) + 0.1
  return atWidth((width) =>
    width - pipsWidth < LEAST_TEXT_MM
      ? stack([pips(count, options), text], { gap: 0.6 })
      : row([{ block: pips(count, options), widthMm: pipsWidth }, { block: text }], { gap: 2.4, align: 'middle' }),
  )
}
