import { type Block, drawing, stack } from '#main/print/blocks/block.ts'
import { drawGroundPattern } from '#main/print/blocks/ground-patterns.ts'
import { fitted } from '#main/print/blocks/text.ts'
import { buildRoundedBoxPath, type Pen } from '#main/print/pen.ts'
import { BRASS_COLOUR, HAIRLINE_COLOUR, INK, SOFT_INK_COLOUR, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { Box } from '#shared/cluster/draw/picture.ts'
import { CARD_SIZE_MM, CARD_GOLD_COLOUR, CARD_CORNER_RADIUS_MM } from './card-face.ts'
import type { PlayCard } from './play-card.ts'

/** Least distance of the plate with the owner from the end of the card. */
const PLATE_END_MM = 5
/** White frame of a back without bleed. */
const FRAME_MM = 3.5

/**
 * Creates the back of a card: its kind on the pattern of that kind, which extends over the edges by the bleed. A secret
 * card also names its owner.
 */
export function createCardBackBlock({ kind, owner }: PlayCard, campaign: string, bleedMm: number): Block {
  const { ground, isDark, name } = kind
  const [paper, ink] = isDark ? [INK, WHITE] : [WHITE, INK]
  return drawing(CARD_SIZE_MM.height, (pen, { x, y, width, height }) => {
    const box = { x, y, width, height }
    const colour = isDark ? HAIRLINE_COLOUR : '#b5aea2'
    if (bleedMm > 0) {
      const field = growBox(box, bleedMm)
      pen.rect(field, { fill: paper, stroke: null })
      drawGroundPattern(pen, ground, field, { colour })
    } else {
      pen.rect(box, { stroke: INK, lineMm: 0.25, radius: CARD_CORNER_RADIUS_MM })
      const field = growBox(box, -FRAME_MM)
      pen.rect(field, { fill: paper, lineMm: 0.5, radius: 1.5 })
      drawGroundPattern(pen, ground, field, { colour, clip: buildRoundedBoxPath(field, 1.5) })
    }
    const centre = [x + width / 2, y + 39] as const
    pen.circle(centre, 23, { fill: paper, stroke: ink, lineMm: 0.5 })
    drawOrrery(pen, centre, { ink, brass: isDark ? CARD_GOLD_COLOUR : BRASS_COLOUR })
    const lines = owner === '' ? [campaign] : owner.split('\n')
    const words = stack(
      [
        fitted(name, { ...TEXT_STYLES.name, role: 'P', colour: ink }, { heightMm: 5.4, anchor: 'middle', singlePt: 9 }),
        ...lines.map((line) =>
          fitted(
            line,
            { ...TEXT_STYLES.note, sizePt: 9, colour: isDark ? WHITE : SOFT_INK_COLOUR },
            { heightMm: 4.4, anchor: 'middle' },
          ),
        ),
      ],
      { gap: 0.2 },
    )
    const inner = { x: x + 8.5, width: width - 17 }
    const high = Math.max(owner === '' ? 10 : 15, words.height(inner.width))
    const top = Math.min(y + 67, y + height - PLATE_END_MM - high)
    pen.rect({ x: x + 7, y: top - 1, width: width - 14, height: high + 2 }, { fill: paper, stroke: ink, lineMm: 0.4 })
    words.draw(pen, { ...inner, y: top, height: high })
  })
}

function growBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
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
