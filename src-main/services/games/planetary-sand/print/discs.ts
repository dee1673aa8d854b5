import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawExactSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { SandJob } from './job.ts'

type Spot = readonly [x: number, y: number]

const FACING_MM = 80
/** Number of segments of a circle, accurate to a hundredth of a millimetre. */
const CORNERS = 360
const GAP_MM = 10
const TITLE_MM = 14
/** Minimum diameter of discs with space for more than their name. */
const WIDE_ENOUGH_MM = 60
const UNDER_IT = ['Hit: a figure whose base centre', 'lies under it, a vehicle of which any part does.'] as const

/** Draws the cup, the facing disk and the pail at true size, to cut out (SAND-KIT-3, SAND-KIT-4). */
export function drawDiscSheets(job: SandJob): PrintedSheet[] {
  const { cupMm, pailMm, paper } = job.options
  const room = getPrintArea(paper, true)
  const [width, height] = [room.right - room.left, room.bottom - room.top - TITLE_MM]
  const middle = (room.left + room.right) / 2
  const both = drawExactSheet(job, (pen) => {
    pen.text('Cup and facing disk', [room.left, room.top + 5], { sizePt: 15 })
    const top = room.top + TITLE_MM
    const tall = Math.min(cupMm, height - FACING_MM - GAP_MM)
    drawDisc(pen, { title: 'Cup', across: cupMm, most: [width, tall], at: [middle, top + tall / 2] })
    drawFacing(pen, [middle, top + tall + GAP_MM + FACING_MM / 2])
  })
  const pail = drawExactSheet(job, (pen) => {
    pen.text('Pail', [room.left, room.top + 5], { sizePt: 15 })
    const at: Spot = [middle, room.top + TITLE_MM + Math.min(pailMm, height) / 2]
    drawDisc(pen, { title: 'Pail', across: pailMm, most: [width, height], at })
  })
  return [both, pail]
}

/** Builds a circle from short segments. */
export function buildCirclePath([x, y]: Spot, radius: number): string {
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS
    return `${index === 0 ? 'M' : 'L'}${formatMm(x + radius * Math.cos(angle))} ${formatMm(y + radius * Math.sin(angle))}`
  })
  return `${points.join('')}z`
}

interface Disc {
  readonly title: string
  readonly across: number
  /** The available space. */
  readonly most: readonly [width: number, height: number]
  readonly at: Spot
}

/**
 * Draws a template with its centre marked. If it is wider than the sheet, explains how to draw it with a string
 * instead.
 */
function drawDisc(pen: Pen, { title, across, most, at: [x, y] }: Disc): void {
  if (across > Math.min(...most)) {
    const text = `${title}: ${across} mm across, wider than this sheet. Draw it on card with a string of ${formatMm(across / 2)} mm.`
    drawParagraph(pen, text, [x - most[0] / 2, y, most[0]], { sizePt: 12 })
    return
  }
  pen.path(buildCirclePath([x, y], across / 2), { lineMm: 0.2 })
  pen.line([x - 4, y], [x + 4, y])
  pen.line([x, y - 4], [x, y + 4])
  pen.text(`${title}, ${across} mm across`, [x, y + 12], { sizePt: 12, anchor: 'middle' })
  if (across < WIDE_ENOUGH_MM) return
  for (const [index, words] of UNDER_IT.entries())
    pen.text(words, [x, y + 17 + index * 4], { sizePt: 8, anchor: 'middle' })
}

/**
 * Draws a disk in four quarters: on a vehicle its front, on a target towards the shooter (SAND-KIT-4, SAND-DEF-3,
 * SAND-CUP-1).
 */
function drawFacing(pen: Pen, [x, y]: Spot): void {
  const radius = FACING_MM / 2
  const slant = radius * Math.SQRT1_2
  pen.path(buildCirclePath([x, y], radius), { lineMm: 0.2 })
  pen.line([x - slant, y - slant], [x + slant, y + slant])
  pen.line([x - slant, y + slant], [x + slant, y - slant])
  const quarters = [
    { facing: 'front', drift: 'short', dx: 0, dy: -26 },
    { facing: 'right', drift: 'left', dx: 24, dy: -1 },
    { facing: 'rear', drift: 'long', dx: 0, dy: 22 },
    { facing: 'left', drift: 'right', dx: -24, dy: -1 },
  ] as const
  for (const { facing, drift, dx, dy } of quarters) {
    pen.text(facing, [x + dx, y + dy], { sizePt: 13, face: 'bold', anchor: 'middle' })
    pen.text(drift, [x + dx, y + dy + 5], { sizePt: 9, face: 'italic', anchor: 'middle' })
  }
  const words = 'Bold: lay “front” on a vehicle’s front. Italic: lay “front” towards the shooter, it shows the drift.'
  pen.text(words, [x, y + radius + 6], { sizePt: 9, anchor: 'middle' })
}
