import { drawExactSheet, getPrintArea } from '#main/print/pages/sheet.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { NET_CELLS, NET_TABS } from '#shared/games/space-planes/face-sets.ts'
import { type Face, type FaceArt, FACES, type FaceSegment } from '#shared/games/space-planes/model.ts'
import type { PrintedShip, PrintJob } from './sheet.ts'

// SP-FACE-2: dimensions of a printed net.
const WALL_MM = 0.35
const OUTLINE_MM = 0.15
const MARK_MM = 0.15
/** Distance of marks from the outline, so that those of neighbouring faces never mix at a fold. */
const INSIDE_MM = 0.3
const TICK_MM = 1
const TICK_EVERY_MM = 2
const DOUBLE_GAP_MM = 0.5
const TAB_MM = 4
const GAP_MM = 4
const NAME_MM = 5
/** The inks of marks, and of the arcs they create. */
export const [RED, BLUE] = ['#ad2a1d', '#235fa8'] as const

/** Draws nets at true size, as many per page as the cube allows. */
export function drawNetSheets(job: PrintJob): PrintedSheet[] {
  const { cubeMm, tabs } = job.options
  const room = getPrintArea(job.options.paper, true)
  const [width, height] = [3 * cubeMm, 4 * cubeMm + (tabs ? TAB_MM : 0) + NAME_MM]
  const columns = Math.max(1, Math.floor((room.right - room.left + GAP_MM) / (width + GAP_MM)))
  const rows = Math.max(1, Math.floor((room.bottom - room.top + GAP_MM) / (height + GAP_MM)))
  const pages = Math.ceil(job.ships.length / (columns * rows))
  return Array.from({ length: pages }, (_, page) =>
    drawExactSheet(job, (pen) => {
      for (const [index, ship] of job.ships.slice(page * columns * rows, (page + 1) * columns * rows).entries())
        drawNet(pen, ship, {
          left: room.left + (index % columns) * (width + GAP_MM),
          top: room.top + Math.floor(index / columns) * (height + GAP_MM) + (tabs ? TAB_MM : 0),
          cubeMm,
          hasTabs: tabs,
        })
    }),
  )
}

interface NetPlace {
  readonly left: number
  readonly top: number
  readonly cubeMm: number
  readonly hasTabs: boolean
}

/** Position of a face's cell: its lower left corner, in the axes s and t. */
function cellOf(face: Face, { left, top, cubeMm }: NetPlace): readonly [x: number, y: number] {
  const [column, row] = NET_CELLS[face]
  return [left + column * cubeMm, top + (4 - row) * cubeMm]
}

function drawNet(pen: Pen, ship: PrintedShip, place: NetPlace): void {
  if (place.hasTabs) drawTabs(pen, place, ship.livery.trim)
  for (const face of FACES) drawFace(pen, ship, { face, at: cellOf(face, place), cubeMm: place.cubeMm })
  pen.text(ship.name, [place.left + 1.5 * place.cubeMm, place.top + 4 * place.cubeMm + NAME_MM - 1], {
    sizePt: 8,
    anchor: 'middle',
  })
}

interface FacePlace {
  readonly face: Face
  readonly at: readonly [x: number, y: number]
  readonly cubeMm: number
}

function drawFace(pen: Pen, { faces, livery }: PrintedShip, { face, at: [x, y], cubeMm }: FacePlace): void {
  pen.rect({ x, y: y - cubeMm, width: cubeMm, height: cubeMm }, { fill: livery.hull, lineMm: OUTLINE_MM })
  const corner = cubeMm * 0.14
  pen.path(
    `M${formatMm(x + cubeMm)} ${formatMm(y - cubeMm)}l${formatMm(-corner)} 0l${formatMm(corner)} ${formatMm(corner)}z`,
    {
      fill: livery.trim,
      stroke: null,
    },
  )
  drawArt(pen, faces[face], { at: [x, y], cubeMm })
  const size = cubeMm * 0.42
  const [left, base] = [x + 0.3 + TICK_MM, y - 0.4 - TICK_MM]
  pen.text(String(face), [left, base], { sizePt: Math.max(3.5, size), face: 'bold' })
  pen.line([left, base + 0.35], [left + size * 0.17, base + 0.35], { lineMm: 0.25 })
}

/** Draws the art of a face, with its lower left corner at the given point (SP-FACE-1). */
export function drawArt(pen: Pen, art: FaceArt, { at: [x, y], cubeMm }: Omit<FacePlace, 'face'>): void {
  const point = (s: number, t: number): readonly [number, number] => [x + s * cubeMm, y - t * cubeMm]
  for (const [s0, t0, s1, t1] of art.blocks)
    pen.rect(
      { x: x + s0 * cubeMm, y: y - t1 * cubeMm, width: (s1 - s0) * cubeMm, height: (t1 - t0) * cubeMm },
      {
        fill: '#7fb069',
        stroke: '#2f6b4f',
        lineMm: MARK_MM,
      },
    )
  for (const [s0, t0, s1, t1] of art.walls) pen.line(point(s0, t0), point(s1, t1), { lineMm: WALL_MM })
  for (const stretch of art.blue) drawMark(pen, ticksOf(stretch, cubeMm), { point, colour: BLUE, isDouble: false })
  for (const stretch of art.red) drawMark(pen, ticksOf(stretch, cubeMm), { point, colour: RED, isDouble: true })
}

/** A mark on the face: its end points, the direction of its ticks and their positions, in cubes. */
interface Hatching {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly inwards: readonly [number, number]
  readonly along: readonly [number, number]
  readonly at: readonly number[]
  readonly cubeMm: number
}

/**
 * Computes the ticks of a line. A line on the outline is drawn inside it with its ticks pointing inwards, any other at
 * its position.
 */
function ticksOf([s0, t0, s1, t1]: FaceSegment, cubeMm: number): Hatching {
  const length = Math.hypot(s1 - s0, t1 - t0)
  const along = [(s1 - s0) / length, (t1 - t0) / length] as const
  const isOutline = (s0 === s1 && (s0 === 0 || s0 === 1)) || (t0 === t1 && (t0 === 0 || t0 === 1))
  const left = [-along[1], along[0]] as const
  const towardsMiddle = left[0] * (0.5 - s0) + left[1] * (0.5 - t0) >= 0
  const inwards = towardsMiddle ? left : ([along[1], -along[0]] as const)
  const shift = isOutline ? INSIDE_MM / cubeMm : 0
  const count = Math.max(1, Math.floor((length * cubeMm) / TICK_EVERY_MM))
  return {
    from: [s0 + inwards[0] * shift, t0 + inwards[1] * shift],
    to: [s1 + inwards[0] * shift, t1 + inwards[1] * shift],
    inwards,
    along,
    at: Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count),
    cubeMm,
  }
}

interface MarkLook {
  readonly point: (s: number, t: number) => readonly [number, number]
  readonly colour: string
  readonly isDouble: boolean
}

/** Draws a strip with its ticks: single for blue, double for red, to be distinguishable without colour. */
function drawMark(
  pen: Pen,
  { from, to, inwards, along, at, cubeMm }: Hatching,
  { point, colour, isDouble }: MarkLook,
): void {
  const paint = { stroke: colour, lineMm: MARK_MM }
  pen.line(point(...from), point(...to), paint)
  const half = DOUBLE_GAP_MM / 2 / cubeMm
  const shifts = isDouble ? [-half, half] : [0]
  for (const middle of at)
    for (const shift of shifts) {
      const [s, t] = [from[0] + along[0] * (middle + shift), from[1] + along[1] * (middle + shift)]
      pen.line(point(s, t), point(s + (inwards[0] * TICK_MM) / cubeMm, t + (inwards[1] * TICK_MM) / cubeMm), paint)
    }
}

/** Draws glue tabs, folded at the edge of the face and cut at a slight angle. */
function drawTabs(pen: Pen, place: NetPlace, trim: string): void {
  const slant = TAB_MM * 0.4
  const a = place.cubeMm
  for (const { face, sides } of NET_TABS) {
    const [x, y] = cellOf(face, place)
    const shapes = {
      left: [
        [x, y],
        [x - TAB_MM, y - slant],
        [x - TAB_MM, y - a + slant],
        [x, y - a],
      ],
      right: [
        [x + a, y],
        [x + a + TAB_MM, y - slant],
        [x + a + TAB_MM, y - a + slant],
        [x + a, y - a],
      ],
      top: [
        [x, y - a],
        [x + slant, y - a - TAB_MM],
        [x + a - slant, y - a - TAB_MM],
        [x + a, y - a],
      ],
    } as const
    for (const side of sides) {
      const d = shapes[side]
        .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${formatMm(px)} ${formatMm(py)}`)
        .join('')
      pen.path(d, { fill: '#ffffff', stroke: trim, lineMm: OUTLINE_MM })
      const [first, last] = [shapes[side][0], shapes[side][3]]
      pen.line(first, last, { dash: [0.8, 0.8] })
    }
  }
}
