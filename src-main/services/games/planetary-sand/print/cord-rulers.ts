import { drawing } from '#main/print/blocks/block.ts'
import { type CutOut, createCutOut } from '#main/print/pages/cut-outs.ts'
import type { Pen } from '#main/print/pen.ts'
import { INK, SOFT_INK_COLOUR, TEXT_STYLES } from '#main/print/style.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { RANGE_BANDS, CORDS } from '#shared/games/planetary-sand/tables/range-bands.ts'

/** Wide enough for the names of three knots. */
const STRIP_MM = 11.7
const TITLE_MM = 4.4
const THIRDS = 3 * Math.max(...CORDS)

/** A strip of the ruler: from where to where on the cord, in millimetres. */
interface Strip {
  readonly number: number
  readonly from: number
  readonly to: number
}

/**
 * Rulers to glue end to end, with every knot of R1 to R6 at true size (SAND-KIT-1, SAND-KIT-2). Strips end at knots
 * where a third of R1 fits the page.
 */
export function buildCordRulerCutOuts(unitMm: number, room: SheetSize): CutOut[] {
  const strips = splitRuler(unitMm, room.heightMm - TITLE_MM)
  const perGroup = Math.floor(room.widthMm / STRIP_MM)
  return Array.from({ length: Math.ceil(strips.length / perGroup) }, (_, group) => {
    const own = strips.slice(group * perGroup, (group + 1) * perGroup)
    const height = Math.max(...own.map(({ from, to }) => to - from))
    const block = drawing(TITLE_MM + height, (pen, { x, y }) => {
      pen.text(
        `Glue 1 to ${strips.length} end to end: R${Math.max(...CORDS)}, with every knot`,
        [x, y + 3],
        TEXT_STYLES.label,
      )
      for (const [column, strip] of own.entries()) drawStrip(pen, strip, unitMm, [x + column * STRIP_MM, y + TITLE_MM])
    })
    return createCutOut(block, own.length * STRIP_MM)
  })
}

function splitRuler(unitMm: number, mostMm: number): Strip[] {
  const third = unitMm / 3
  const perStrip = Math.floor(mostMm / third)
  const parts = perStrip > 0 ? Math.ceil(THIRDS / perStrip) : THIRDS * Math.ceil(third / mostMm)
  const length = perStrip > 0 ? Math.ceil(THIRDS / parts) * third : third / Math.ceil(third / mostMm)
  const end = THIRDS * third
  return Array.from({ length: Math.ceil(end / length - 1e-6) }, (_, index) => ({
    number: index + 1,
    from: index * length,
    to: Math.min(end, (index + 1) * length),
  }))
}

function drawStrip(pen: Pen, { number, from, to }: Strip, unitMm: number, [x, y]: readonly [number, number]): void {
  pen.rect({ x, y, width: STRIP_MM, height: to - from }, { lineMm: 0.25 })
  pen.circle([x + STRIP_MM / 2, y + 7], 3.2, { lineMm: 0.3 })
  pen.text(String(number), [x + STRIP_MM / 2, y + 8.4], { ...TEXT_STYLES.figure, sizePt: 11, anchor: 'middle' })
  const ticks: string[] = []
  for (let mark = Math.ceil(from / 10) * 10; mark < to; mark += 10)
    ticks.push(`M${x} ${y + mark - from}h${mark % 50 === 0 ? 2.6 : 1.4}`)
  pen.path(ticks.join(''), { lineMm: 0.15, stroke: SOFT_INK_COLOUR })
  for (let third = 1; third <= THIRDS; third += 1) {
    const mark = (third * unitMm) / 3
    if (mark > from + 1e-6 && mark <= to + 1e-6) drawKnot(pen, third, [x, y + mark - from])
  }
}

/** Draws a knot, and along the strip the cords that have one there. */
function drawKnot(pen: Pen, third: number, [x, y]: readonly [number, number]): void {
  const knots = CORDS.flatMap((cord) =>
    Object.values(RANGE_BANDS)
      .filter((band) => cord * band.third === third)
      .map((band) => `R${cord} ${band.title.toLowerCase()}`),
  )
  if (knots.length === 0) return
  pen.line([x, y], [x + STRIP_MM, y], { lineMm: 0.5 })
  pen.circle([x + STRIP_MM - 1.6, y - 1.4], 1, { fill: INK, stroke: null })
  for (const [index, knot] of knots.entries())
    pen.group([x + 4.1 + index * 3.4, y - (index === 2 ? 3.4 : 1.2)], { turn: -90 }, (inner) =>
      inner.text(knot, [0, 0], { ...TEXT_STYLES.small, face: 'sans-bold' }),
    )
}
