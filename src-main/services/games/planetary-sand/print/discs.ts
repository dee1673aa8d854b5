import { CUP_DIE_DRIFTS_BY_SETTING } from '#main/games/planetary-sand/fire/drift.ts'
import { drawing, stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { type CutOut, createCutOut } from '#main/print/pages/cut-outs.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { BRASS_COLOUR, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'

type Spot = readonly [x: number, y: number]

/** Width of the separate facing disc. It is printed if the labels of directions do not fit on the cup. */
const FACING_MM = 80
/** Minimum width of a disc with the four quarters. */
const MIN_FACING_MM = 70
const MARGIN_MM = 0.4
const CUP = CUP_DIE_DRIFTS_BY_SETTING.A

/** The cup with the facing disc on it, and the pail if it is needed (SAND-KIT-3, SAND-KIT-4). */
export function buildDiscCutOuts(
  { cupMm, pailMm }: Pick<SandPrintOptions, 'cupMm' | 'pailMm'>,
  { room, hasPail }: { readonly room: SheetSize; readonly hasPail: boolean },
): CutOut[] {
  const cup = disc(cupMm, room, { name: 'Cup', isFacing: cupMm >= MIN_FACING_MM })
  const facing =
    cupMm >= MIN_FACING_MM && cup.isDrawn ? [] : [disc(FACING_MM, room, { name: 'Facing disc', isFacing: true })]
  const pail = hasPail ? [disc(pailMm, room, { name: 'Pail', isFacing: false })] : []
  return [cup, ...facing, ...pail].map(({ cutOut: item }) => item)
}

interface DiscKind {
  readonly name: string
  readonly isFacing: boolean
}

function disc(across: number, room: SheetSize, { name, isFacing }: DiscKind) {
  const width = across + 2 * MARGIN_MM
  const words = isFacing
    ? FACING_WORDS
    : `${name}: a figure whose base centre lies under it is hit, and a vehicle of which any part does.`
  const block = stack(
    [
      drawing(width, (pen, { x, y }) => {
        const middle: Spot = [x + width / 2, y + width / 2]
        pen.circle(middle, across / 2, { fill: WHITE, lineMm: 0.3 })
        if (isFacing) drawFacing(pen, middle, across / 2)
        drawCentre(pen, middle, `${name.toLowerCase()} ${formatMm(across)}`)
      }),
      paragraph(words, TEXT_STYLES.soft),
    ],
    { gap: 1.5 },
  )
  const isDrawn = width <= room.widthMm && block.height(width) <= room.heightMm
  if (isDrawn) return { isDrawn, cutOut: createCutOut(block, width) }
  const text = `${name}: ${formatMm(across)} mm across, wider than this sheet. Draw it on card with a string of ${formatMm(across / 2)} mm.`
  return { isDrawn, cutOut: createCutOut(paragraph(text), FACING_MM) }
}

const FACING_WORDS =
  'Cup and facing disc. “front” to the front of a vehicle: its quarters. “front” to the shooter: where a blast drifts, by one width. Hit: a figure whose base centre lies under it, a vehicle of which any part does.'

function drawCentre(pen: Pen, [x, y]: Spot, text: string): void {
  pen.line([x - 4, y], [x + 4, y], { lineMm: 0.3 })
  pen.line([x, y - 4], [x, y + 4], { lineMm: 0.3 })
  pen.text(text, [x, y + 8.6], { ...TEXT_STYLES.small, face: 'sans-bold', anchor: 'middle' })
}

/** Draws four quarters: the facings of a vehicle, and the drifts as seen by the shooter (SAND-DEF-3, SAND-CUP-1). */
function drawFacing(pen: Pen, [x, y]: Spot, radius: number): void {
  const slant = radius * Math.SQRT1_2
  const dash = { lineMm: 0.3, dash: [1.5, 1] }
  pen.line([x - slant, y - slant], [x + slant, y + slant], dash)
  pen.line([x - slant, y + slant], [x + slant, y - slant], dash)
  pen.circle([x, y], 12, { fill: WHITE, stroke: BRASS_COLOUR, lineMm: 0.5 })
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const [sine, cosine] = [Math.sin((index * Math.PI) / 30), Math.cos((index * Math.PI) / 30)]
    const inner = radius - (index % 5 === 0 ? 3 : 1.4)
    return `M${formatMm(x + radius * sine)} ${formatMm(y - radius * cosine)}L${formatMm(x + inner * sine)} ${formatMm(y - inner * cosine)}`
  })
  pen.path(ticks.join(''), { lineMm: 0.25 })
  const quarters: readonly { facing: string; drift: DriftId; dx: number; dy: number }[] = [
    { facing: 'front', drift: 'short', dx: 0, dy: -0.66 },
    { facing: 'right', drift: 'left', dx: 0.65, dy: 0 },
    { facing: 'rear', drift: 'long', dx: 0, dy: 0.62 },
    { facing: 'left', drift: 'right', dx: -0.65, dy: 0 },
  ]
  for (const { facing, drift, dx, dy } of quarters) {
    const [left, top] = [x + dx * radius, y + dy * radius]
    pen.text(facing, [left, top], { ...TEXT_STYLES.figure, sizePt: 15, anchor: 'middle' })
    pen.text(`${CUP.indexOf(drift) + 1} ${drift}`, [left, top + 6], {
      ...TEXT_STYLES.small,
      sizePt: 11,
      anchor: 'middle',
    })
  }
  const hits = CUP.flatMap((drift, index) => (drift === 'on-target' ? [index + 1] : []))
  pen.text(`on: ${hits.join(', ')}`, [x, y - 6.4], { ...TEXT_STYLES.small, face: 'sans-bold', anchor: 'middle' })
}
