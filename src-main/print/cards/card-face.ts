import { type Block, drawing, row, space, stack } from '#main/print/blocks/block.ts'
import { drawGroundPattern } from '#main/print/blocks/ground-patterns.ts'
import { measurePipsWidth, pips, tickBoxes, writingLine } from '#main/print/blocks/pips.ts'
import { drawFittedText, fitText, fitted, paragraph } from '#main/print/blocks/text.ts'
import { buildBoxPath, type Pen } from '#main/print/pen.ts'
import {
  BRASS_COLOUR,
  bold,
  HAIRLINE_COLOUR,
  INK,
  MM_PER_POINT,
  type RichText,
  TEXT_STYLES,
  TINT_COLOUR,
  WHITE,
} from '#main/print/style.ts'
import type { Box } from '#shared/cluster/draw/picture.ts'
import type { PlayCard } from './play-card.ts'

/** A playing card, 63 by 88 mm, which fits standard sleeves. */
export const CARD_SIZE_MM = { width: 63, height: 88 } as const

const ART_MM = 30
/** Height of a picture, and of the title on its lower end. */
const PICTURE_MM = 44
const PLATE_MM = 8.6
export const CARD_CORNER_RADIUS_MM = 3
const INSET_MM = 3
const FOOT_MM = 7
const TEXT_SIZES = [14, 13, 12, 11, 10, 9, 8.5, 8]
export const CARD_GOLD_COLOUR = '#d9b564'
/** Carriers named on a card. The others are counted. */
const MOST_CARRIERS = 3

/** Draws the face of a card, and of further ones if its text needs them. Its art runs over the edges by the bleed. */
export function createCardFaceBlocks(card: PlayCard, bleedMm: number): Block[] {
  const width = CARD_SIZE_MM.width - 2 * INSET_MM
  const top = headBlock(card)
  const room = CARD_SIZE_MM.height - getArtHeight(card) - 2 - top.height(width) - FOOT_MM - 1.5
  const face = (head: Block, text: Block) => drawFace({ ...card, bleedMm }, head, text)
  const largest = TEXT_SIZES.find((sizePt) => textBlock(card, sizePt).height(width) <= room)
  if (largest !== undefined) return [face(top, textBlock(card, largest))]
  const faces: Block[] = []
  let rest: Block | null = textBlock(card, TEXT_SIZES.at(-1) ?? 8)
  while (rest !== null) {
    const parts: readonly [Block, Block] | null =
      rest.height(width) <= room ? null : (rest.split?.(width, room) ?? null)
    faces.push(face(faces.length === 0 ? top : headBlock({ ...card, values: [] }), parts?.[0] ?? rest))
    rest = parts?.[1] ?? null
  }
  return faces
}

type BleedCard = PlayCard & { readonly bleedMm: number }

function getArtHeight({ pictureUrl }: PlayCard): number {
  return pictureUrl === null ? ART_MM : PICTURE_MM
}

function drawFace(card: BleedCard, head: Block, text: Block): Block {
  return drawing(CARD_SIZE_MM.height, (pen, { x, y, width, height }) => {
    const box = { x, y, width, height }
    drawArt(pen, card, { x, y })
    const inner = {
      x: x + INSET_MM,
      y: y + getArtHeight(card) + 2,
      width: width - 2 * INSET_MM,
      height: head.height(width - 6),
    }
    head.draw(pen, inner)
    const start = inner.y + inner.height
    text.draw(pen, { ...inner, y: start, height: y + height - FOOT_MM - start })
    drawFoot(pen, card, { x, y: y + height - FOOT_MM, width })
    if (card.bleedMm === 0) pen.rect(box, { stroke: INK, lineMm: 0.25, radius: CARD_CORNER_RADIUS_MM })
  })
}

function drawArt(pen: Pen, card: BleedCard, { x, y }: { readonly x: number; readonly y: number }): void {
  const { kind, corner, pictureUrl, bleedMm } = card
  const { width } = CARD_SIZE_MM
  const art = getArtHeight(card)
  const area = { x: x - bleedMm, y: y - bleedMm, width: width + 2 * bleedMm, height: art + bleedMm }
  const clip = bleedMm > 0 ? buildBoxPath(area) : roundedTop(area)
  if (pictureUrl === null) drawRingArt(pen, card, { area, clip, centre: [x + width / 2, y + art / 2] })
  else {
    pen.group([0, 0], { clip }, (inner) => inner.image(pictureUrl, area))
    drawTitlePlate(pen, card, { ...area, bottom: y + art })
  }
  pen.line([area.x, y + art], [area.x + area.width, y + art], { lineMm: 0.7 })
  pen.rect({ x: x + 2, y: y + 2, width: 8, height: 8 }, { fill: WHITE, lineMm: 0.4, radius: 1 })
  pen.text(kind.letter, [x + 6, y + 7.5], { ...TEXT_STYLES.title, role: 'P', sizePt: 12, anchor: 'middle' })
  if (corner.value === '') return
  const words: RichText = [
    { text: corner.value, style: { face: 'sans-bold', sizePt: 11 } },
    { text: corner.unit === '' ? '' : ` ${corner.unit}`, style: { face: 'sans', sizePt: 8 } },
  ]
  const fit = fitText(words, { ...TEXT_STYLES.figure, sizePt: 11 }, { width: 20 })
  const wide = fit.widthMm + 3.2
  pen.rect({ x: x + width - 2 - wide, y: y + 2, width: wide, height: 6.4 }, { fill: WHITE, lineMm: 0.4, radius: 2 })
  pen.text(words, [x + width - 2 - wide / 2, y + 6.6], { ...TEXT_STYLES.figure, sizePt: 11, anchor: 'middle' })
}

function roundedTop({ x, y, width, height }: Box): string {
  return `M${x} ${y + height}v${CARD_CORNER_RADIUS_MM - height}a3 3 0 0 1 3 -3h${width - 6}a3 3 0 0 1 3 3v${height - CARD_CORNER_RADIUS_MM}z`
}

/** The ground of its kind, and its art in a ring. */
function drawRingArt(
  pen: Pen,
  { kind, art }: PlayCard,
  { area, clip, centre }: { readonly area: Box; readonly clip: string; readonly centre: readonly [number, number] },
): void {
  const { ground, isDark } = kind
  pen.path(clip, { fill: isDark ? INK : TINT_COLOUR, stroke: null })
  const colour = ground === 'rays' ? WHITE : isDark ? HAIRLINE_COLOUR : '#6a645a'
  drawGroundPattern(pen, ground, area, { colour, clip })
  pen.circle(centre, 12, { fill: isDark ? INK : WHITE, stroke: isDark ? WHITE : INK, lineMm: 0.7 })
  pen.circle(centre, 10.9, { stroke: isDark ? CARD_GOLD_COLOUR : BRASS_COLOUR, lineMm: 0.25 })
  const ink = isDark ? WHITE : INK
  if (typeof art === 'string') pen.pictogram(art, [centre[0] - 8, centre[1] - 8], 16, ink)
  else art(pen, centre, ink)
}

/** The title on ink over the lower end of a picture, as high as it needs. */
function drawTitlePlate(
  pen: Pen,
  { title, bleedMm }: BleedCard,
  { x, width, bottom }: { readonly x: number; readonly width: number; readonly bottom: number },
): void {
  const fit = fitText(
    title,
    { ...TEXT_STYLES.title, sizePt: 16.5, colour: WHITE },
    { width: CARD_SIZE_MM.width - 2 * INSET_MM, height: PLATE_MM - 1.6, singlePt: 11 },
  )
  const height = Math.max(PLATE_MM, fit.heightMm + 1.6)
  pen.rect({ x, y: bottom - height, width, height }, { fill: INK, stroke: null })
  drawFittedText(pen, fit, { x: x + bleedMm + INSET_MM, middle: bottom - height / 2 })
}

/** Title, kind and numbers. The title of a picture is on its plate. */
function headBlock({ title, subtitle, kind, values, pictureUrl }: PlayCard): Block {
  const words = [kind.name, subtitle]
    .filter((part) => part !== '')
    .join(' · ')
    .toUpperCase()
  const titleStyle = { ...TEXT_STYLES.title, sizePt: 16.5 }
  const heading = [
    fitted(title, titleStyle, { heightMm: titleStyle.sizePt * MM_PER_POINT * 1.05, singlePt: 11 }),
    space(0.8),
  ]
  return stack([
    ...(pictureUrl === null ? heading : []),
    paragraph(words, { ...TEXT_STYLES.heading, role: 'P', sizePt: 8 }),
    space(1.4),
    ...(values.length === 0 ? [] : [valueBoxes(values), space(1.6)]),
  ])
}

function valueBoxes(values: PlayCard['values']): Block {
  const heightMm = 9.6
  return drawing(heightMm, (pen, { x, y, width }) => {
    const step = width / values.length
    pen.rect({ x, y, width, height: heightMm }, { lineMm: 0.35 })
    for (const [index, { value, label }] of values.entries()) {
      const left = x + index * step
      if (index > 0) pen.line([left, y], [left, y + heightMm], { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
      const middle = left + step / 2
      if (typeof value === 'number')
        for (let hand = 0; hand < value; hand += 1)
          pen.pictogram('hand', [middle - (value * 4.4) / 2 + hand * 4.4, y + 0.9], 4.2)
      else {
        const fit = fitText(value, TEXT_STYLES.figure, { width: step - 2 })
        const [line] = fit.lines
        if (line) pen.lines([{ x: middle, y: y + 4.9, spans: line }], { role: 'P', anchor: 'middle' })
      }
      pen.text(label, [middle, y + 8.4], { ...TEXT_STYLES.unit, anchor: 'middle' })
    }
  })
}

function textBlock({ texts, boxes, writing }: PlayCard, sizePt: number): Block {
  const style = { ...TEXT_STYLES.body, sizePt, leading: 1.15 }
  const options = { sizeMm: 5, gapMm: 1, groupMm: 1.8, shape: 'square' } as const
  const ticks =
    boxes === null
      ? []
      : [
          row(
            [
              { block: pips(boxes.count, options), widthMm: measurePipsWidth(boxes.count, options) + 0.2 },
              { block: paragraph(boxes.label, { ...TEXT_STYLES.body, sizePt: 9 }) },
            ],
            { gap: 2, align: 'middle' },
          ),
        ]
  return stack(
    [
      ...texts.map(({ name, text }) => paragraph(name === '' ? text : [bold(`${name}. `), text], style)),
      ...(writing === '' ? [] : [writingLine(writing, 7)]),
      ...ticks,
    ],
    { gap: 1.2 },
  )
}

function drawFoot(
  pen: Pen,
  { carriers, ticks }: PlayCard,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  pen.line([x, y], [x + width, y], { lineMm: 0.2 })
  if (ticks.length > 0)
    return tickBoxes(ticks, { sizeMm: 3.2, sizePt: 9, gapMm: 4 }).draw(pen, {
      x: x + INSET_MM,
      y: y + 1.9,
      width: width - 2 * INSET_MM,
      height: 4,
    })
  if (carriers.length === 0) return
  const more = carriers.length - MOST_CARRIERS
  const words = carriers.slice(0, MOST_CARRIERS).join(', ') + (more > 0 ? ` and ${more} more` : '')
  pen.pictogram('crew', [x + INSET_MM, y + 1.5], 4)
  const fit = fitText(
    words,
    { ...TEXT_STYLES.body, sizePt: 9, leading: 1 },
    { width: width - 2 * INSET_MM - 5.4, height: FOOT_MM - 0.8 },
  )
  const step = fit.style.sizePt * MM_PER_POINT
  const first = y + (FOOT_MM - fit.lines.slice(0, 2).length * step) / 2 + step * 0.78
  pen.lines(
    fit.lines.slice(0, 2).map((spans, index) => ({ x: x + INSET_MM + 5.4, y: first + index * step, spans })),
    { role: 'P', anchor: 'start' },
  )
}
