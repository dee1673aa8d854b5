import { type Block, drawing, row, space, stack } from '#main/print/blocks/block.ts'
import { drawGround } from '#main/print/blocks/grounds.ts'
import { measurePips, pips, tickBoxes, writingLine } from '#main/print/blocks/pips.ts'
import { fitText, fitted, paragraph } from '#main/print/blocks/text.ts'
import { roundedPath, type Pen } from '#main/print/pen.ts'
import { BRASS, bold, HAIRLINE, INK, MM_PER_POINT, type RichText, SOFT, TEXT, TINT, WHITE } from '#main/print/style.ts'
import { CARD_KINDS, type PlayCard } from './cards.ts'

/** A playing card, 63 by 88 mm, which fits standard sleeves. */
export const CARD_SIZE = { width: 63, height: 88 } as const

const ART_MM = 30
const RADIUS_MM = 3
const INSET_MM = 3
const FOOT_MM = 7
const TEXT_SIZES = [14, 13, 12, 11, 10, 9, 8.5, 8]
const GOLD = '#d9b564'
/** Carriers named on a card. The others are counted. */
const MOST_CARRIERS = 3

/** Draws the face of a card, and of further ones if its text needs them. */
export function cardFaces(card: PlayCard): Block[] {
  const width = CARD_SIZE.width - 2 * INSET_MM
  const top = headBlock(card)
  const room = CARD_SIZE.height - ART_MM - 2 - top.height(width) - FOOT_MM - 1.5
  const largest = TEXT_SIZES.find((sizePt) => textBlock(card, sizePt).height(width) <= room)
  if (largest !== undefined) return [face(card, top, textBlock(card, largest))]
  const faces: Block[] = []
  let rest: Block | null = textBlock(card, TEXT_SIZES.at(-1) ?? 8)
  while (rest !== null) {
    const parts: readonly [Block, Block] | null =
      rest.height(width) <= room ? null : (rest.split?.(width, room) ?? null)
    faces.push(face(card, faces.length === 0 ? top : headBlock({ ...card, values: [] }), parts?.[0] ?? rest))
    rest = parts?.[1] ?? null
  }
  return faces
}

function face(card: PlayCard, head: Block, text: Block): Block {
  return drawing(CARD_SIZE.height, (pen, { x, y, width, height }) => {
    const box = { x, y, width, height }
    drawArt(pen, card, { x, y })
    const inner = { x: x + INSET_MM, y: y + ART_MM + 2, width: width - 2 * INSET_MM, height: head.height(width - 6) }
    head.draw(pen, inner)
    const start = inner.y + inner.height
    text.draw(pen, { ...inner, y: start, height: y + height - FOOT_MM - start })
    drawFoot(pen, card, { x, y: y + height - FOOT_MM, width })
    pen.rect(box, { stroke: INK, lineMm: 0.25, radius: RADIUS_MM })
  })
}

function drawArt(
  pen: Pen,
  { kind, pictogram, corner }: PlayCard,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { ground, isDark, letter } = CARD_KINDS[kind]
  const { width } = CARD_SIZE
  const clip = `M${x} ${y + ART_MM}v${RADIUS_MM - ART_MM}a3 3 0 0 1 3 -3h${width - 6}a3 3 0 0 1 3 3v${ART_MM - RADIUS_MM}z`
  pen.path(clip, { fill: isDark ? INK : TINT, stroke: null })
  const colour = ground === 'rays' ? WHITE : isDark ? HAIRLINE : '#6a645a'
  drawGround(pen, ground, { x, y, width, height: ART_MM }, { colour, clip })
  pen.line([x, y + ART_MM], [x + width, y + ART_MM], { lineMm: 0.7 })
  const centre = [x + width / 2, y + ART_MM / 2] as const
  pen.circle(centre, 12, { fill: isDark ? INK : WHITE, stroke: isDark ? WHITE : INK, lineMm: 0.7 })
  pen.circle(centre, 10.9, { stroke: isDark ? GOLD : BRASS, lineMm: 0.25 })
  pen.pictogram(pictogram, [centre[0] - 8, centre[1] - 8], 16, isDark ? WHITE : INK)
  pen.rect({ x: x + 2, y: y + 2, width: 8, height: 8 }, { fill: WHITE, lineMm: 0.4, radius: 1 })
  pen.text(letter, [x + 6, y + 7.5], { ...TEXT.title, role: 'P', sizePt: 12, anchor: 'middle' })
  if (corner.value === '') return
  const words: RichText = [
    { text: corner.value, style: { face: 'sans-bold', sizePt: 11 } },
    { text: corner.unit === '' ? '' : ` ${corner.unit}`, style: { face: 'sans', sizePt: 8 } },
  ]
  const fit = fitText(words, { ...TEXT.figure, sizePt: 11 }, { width: 20 })
  const wide = fit.widthMm + 3.2
  pen.rect({ x: x + width - 2 - wide, y: y + 2, width: wide, height: 6.4 }, { fill: WHITE, lineMm: 0.4, radius: 2 })
  pen.text(words, [x + width - 2 - wide / 2, y + 6.6], { ...TEXT.figure, sizePt: 11, anchor: 'middle' })
}

/** Title, kind and numbers. */
function headBlock({ title, subtitle, kind, values }: PlayCard): Block {
  const words = [CARD_KINDS[kind].name, subtitle]
    .filter((part) => part !== '')
    .join(' · ')
    .toUpperCase()
  const titleStyle = { ...TEXT.title, sizePt: 16.5 }
  return stack([
    fitted(title, titleStyle, { heightMm: titleStyle.sizePt * MM_PER_POINT * 1.05, singlePt: 11 }),
    space(0.8),
    paragraph(words, { ...TEXT.heading, role: 'P', sizePt: 8 }),
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
      if (index > 0) pen.line([left, y], [left, y + heightMm], { stroke: HAIRLINE, lineMm: 0.2 })
      const middle = left + step / 2
      if (typeof value === 'number')
        for (let hand = 0; hand < value; hand += 1)
          pen.pictogram('hand', [middle - (value * 4.4) / 2 + hand * 4.4, y + 0.9], 4.2)
      else {
        const fit = fitText(value, TEXT.figure, { width: step - 2 })
        const [line] = fit.lines
        if (line) pen.lines([{ x: middle, y: y + 4.9, spans: line }], { role: 'P', anchor: 'middle' })
      }
      pen.text(label, [middle, y + 8.4], { ...TEXT.unit, anchor: 'middle' })
    }
  })
}

function textBlock({ texts, boxes, writing }: PlayCard, sizePt: number): Block {
  const style = { ...TEXT.body, sizePt, leading: 1.15 }
  const options = { sizeMm: 5, gapMm: 1, groupMm: 1.8, shape: 'square' } as const
  const ticks =
    boxes === null
      ? []
      : [
          row(
            [
              { block: pips(boxes.count, options), widthMm: measurePips(boxes.count, options) + 0.2 },
              { block: paragraph(boxes.label, { ...TEXT.body, sizePt: 9 }) },
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
    { ...TEXT.body, sizePt: 9, leading: 1 },
    { width: width - 2 * INSET_MM - 5.4, height: FOOT_MM - 0.8 },
  )
  const step = fit.style.sizePt * MM_PER_POINT
  const first = y + (FOOT_MM - fit.lines.slice(0, 2).length * step) / 2 + step * 0.78
  pen.lines(
    fit.lines.slice(0, 2).map((spans, index) => ({ x: x + INSET_MM + 5.4, y: first + index * step, spans })),
    { role: 'P', anchor: 'start' },
  )
}

/** The back of a card: its kind in its ground, and whose it is if it is secret. */
export function cardBack({ kind, owner }: PlayCard, campaign: string): Block {
  const { ground, isDark, name } = CARD_KINDS[kind]
  const [paper, ink] = isDark ? [INK, WHITE] : [WHITE, INK]
  return drawing(CARD_SIZE.height, (pen, { x, y, width, height }) => {
    pen.rect({ x, y, width, height }, { stroke: INK, lineMm: 0.25, radius: RADIUS_MM })
    const field = { x: x + 3.5, y: y + 3.5, width: width - 7, height: height - 7 }
    pen.rect(field, { fill: paper, lineMm: 0.5, radius: 1.5 })
    drawGround(pen, ground, field, {
      colour: isDark ? HAIRLINE : '#b5aea2',
      clip: roundedPath(field, 1.5),
    })
    const centre = [x + width / 2, y + 39] as const
    pen.circle(centre, 23, { fill: paper, stroke: ink, lineMm: 0.5 })
    drawOrrery(pen, centre, { ink, brass: isDark ? GOLD : BRASS })
    const lines = owner === '' ? [campaign] : owner.split('\n')
    const plate = { x: x + 7, y: y + 66, width: width - 14, height: owner === '' ? 12 : 17 }
    pen.rect(plate, { fill: paper, stroke: ink, lineMm: 0.4 })
    const words = stack(
      [
        fitted(name, { ...TEXT.name, role: 'P', colour: ink }, { heightMm: 5.4, anchor: 'middle', singlePt: 9 }),
        ...lines.map((line) =>
          fitted(line, { ...TEXT.note, sizePt: 9, colour: isDark ? WHITE : SOFT }, { heightMm: 4.4, anchor: 'middle' }),
        ),
      ],
      { gap: 0.2 },
    )
    words.draw(pen, { x: plate.x + 1.5, y: plate.y + 1, width: plate.width - 3, height: plate.height - 2 })
  })
}

/** The engraving of an orrery, 40 mm across. */
function drawOrrery(
  pen: Pen,
  [x, y]: readonly [number, number],
  { ink, brass }: { readonly ink: string; readonly brass: string },
): void {
  pen.group([x, y], { scale: 0.42 }, (field) => {
    for (const [index, radius] of [48, 46.5, 34, 22].entries())
      field.circle([0, 0], radius, { stroke: ink, lineMm: index === 0 ? 0.9 : 0.35 })
    for (let tick = 0; tick < 72; tick += 1)
      field.group([0, 0], { turn: tick * 5 }, (turned) =>
        turned.line([0, -46.5], [0, tick % 6 === 0 ? -42.5 : -44.7], { stroke: ink, lineMm: 0.4 }),
      )
    field.group([0, 0], { turn: -28 }, (turned) =>
      turned.path('M-40 0a40 15 0 1 0 80 0a40 15 0 1 0 -80 0z', { stroke: brass, lineMm: 0.9 }),
    )
    for (let ray = 0; ray < 16; ray += 1)
      field.group([0, 0], { turn: ray * 22.5 }, (turned) =>
        turned.path(`M0 ${ray % 2 === 0 ? -18 : -14}l1.3 8h-2.6z`, { fill: ink, stroke: null }),
      )
    field.circle([0, 0], 7.5, { fill: ink, stroke: null })
    for (const [turn, distance, radius, colour] of [
      [70, 34, 2.6, ink],
      [200, 34, 1.8, brass],
      [-40, 22, 1.8, ink],
    ] as const) {
      const angle = ((turn + 180) * Math.PI) / 180
      field.circle([distance * Math.cos(angle), distance * Math.sin(angle)], radius, { fill: colour, stroke: null })
    }
  })
}
