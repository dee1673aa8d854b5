import { rollAttitude } from '#main/games/space-planes/attitude.ts'
import { analyseFace } from '#main/games/space-planes/shipyard/analyse-face.ts'
import { drawParagraph } from '#main/print/blocks/draw-paragraph.ts'
import { drawTitledSheet } from '#main/print/pages/sheet.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { Arc } from '#shared/games/space-planes/face-sets.ts'
import { DIRECTIONS, FACES, type FaceSet, type Twist } from '#shared/games/space-planes/model.ts'
import { BLUE, drawArt, RED } from './net.ts'
import type { PrintJob } from './sheet.ts'

const FACE_MM = 34
const RING_MM = 23
const TWISTS = [0, 1, 2, 3] as const satisfies readonly Twist[]
/** Direction of the top of the art, by twist (SP-FACE-3). */
const POINTS = ['N', 'W', 'S', 'E'] as const
const ROW_MM = 8.2

/** Draws the six faces with their arcs, as seen from outside (SP-FACE-1). */
export function drawFaceSheet(job: PrintJob, faces: FaceSet, name: string): PrintedSheet {
  return drawTitledSheet(job, `Faces: ${name}`, (pen, { left, right, top }) => {
    const width = (right - left) / 2
    for (const [index, face] of FACES.entries()) {
      const [x, y] = [left + (index % 2) * width + width / 2, top + 30 + Math.floor(index / 2) * 72]
      const { arcs, value, red, blue, blind } = analyseFace(faces[face])
      pen.rect({ x: x - FACE_MM / 2, y: y - FACE_MM / 2, width: FACE_MM, height: FACE_MM })
      drawArt(pen, faces[face], { at: [x - FACE_MM / 2, y + FACE_MM / 2], cubeMm: FACE_MM })
      for (const arc of arcs) drawArc(pen, arc, [x, y])
      pen.text(`${face} ${faces[face].name}`, [x, y + 32], { sizePt: 12, anchor: 'middle', face: 'bold' })
      const text = `red ${red}°, blue ${blue}°, blind ${blind}°; worth ${value.toFixed(2)}`
      pen.text(text, [x, y + 36.5], { sizePt: 9, anchor: 'middle' })
    }
  })
}

/** Draws an arc: a double line for red, a single one for blue. */
function drawArc(pen: Pen, { range, from, to }: Arc, middle: readonly [number, number]): void {
  if (range === 'none') return
  const paint = { stroke: range === 'red' ? RED : BLUE, lineMm: 0.5 }
  for (const radius of range === 'red' ? [RING_MM, RING_MM + 1.2] : [RING_MM])
    pen.path(ring(from - 0.5, to + 0.5, middle, radius), paint)
}

/** An arc in short segments, the only form that every PDF and SVG writer supports. */
function ring(from: number, to: number, [x, y]: readonly [number, number], radius: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 3))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return `${index === 0 ? 'M' : 'L'}${formatMm(x + radius * Math.cos(angle))} ${formatMm(y - radius * Math.sin(angle))}`
  }).join('')
}

/** Draws the faces that come up when a cube is rolled, for each orientation (SP-ROLL-1). */
export function drawRollSheet(job: PrintJob): PrintedSheet {
  const rows = FACES.flatMap((face) => TWISTS.map((twist) => ({ face, twist })))
  return drawTitledSheet(job, 'Rolls', (pen, { left, top, right }) => {
    drawParagraph(
      pen,
      'How the cube lies: the face on top, and where the top of its drawing points, seen from the ship. N is ahead. Tip it over the edge at the head of a column: that is how it lies then.',
      [left, top, right - left],
      { sizePt: 10 },
    )
    const columns = ['lies', ...DIRECTIONS]
    const width = (right - left) / columns.length
    for (const [index, title] of columns.entries())
      pen.text(title, [left + index * width + 2, top + 17], { face: 'bold', sizePt: 10 })
    for (const [at, attitude] of rows.entries()) {
      const y = top + 24 + at * ROW_MM
      pen.line([left, y + 2], [right, y + 2], { lineMm: attitude.twist === 3 ? 0.3 : 0.1 })
      const cells = [attitude, ...DIRECTIONS.map((dir) => rollAttitude(attitude, dir))]
      for (const [index, { face, twist }] of cells.entries())
        pen.text(`${face} ${POINTS[twist]}`, [left + index * width + 2, y], {
          sizePt: 11,
          face: index === 0 ? 'bold' : 'regular',
        })
    }
  })
}
