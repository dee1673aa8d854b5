import { analyseFace } from '#main/games/space-planes/shipyard/analyse-face.ts'
import { type Block, drawing, row, stack } from '#main/print/blocks/block.ts'
import { paragraph, section } from '#main/print/blocks/text.ts'
import { type CutOut, createCutOut } from '#main/print/pages/cut-outs.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { RangeClassArc } from '#shared/games/space-planes/face-sets.ts'
import { type FaceArt, FACES, type FaceSet } from '#shared/games/space-planes/model.ts'
import { BLUE, drawFaceArt, RED } from './face-art.ts'
import type { PrintableShip } from './job.ts'

const FACE_MM = 19
const RING_MM = 14.2
const DOUBLE_MM = 0.9

/** The six faces of each set with the arcs that they fire into, as seen from outside (SP-FACE-1). */
export function buildFaceCutOuts(ships: readonly PrintableShip[], widthMm: number): CutOut[] {
  const sets = Map.groupBy(ships, ({ faces }) => JSON.stringify(faces))
  return [...sets.values()].flatMap((own) => {
    const [first] = own
    const title =
      sets.size === 1 ? 'The six faces, as they fire' : `The six faces of ${own.map(({ name }) => name).join(', ')}`
    return first === undefined ? [] : [createCutOut(section(title, [faceRow(first.faces)]), widthMm)]
  })
}

function faceRow(faces: FaceSet): Block {
  return row(
    FACES.map((face) => ({ block: faceBlock(String(face), faces[face]) })),
    { gap: 1 },
  )
}

function faceBlock(number: string, art: FaceArt): Block {
  const { arcs, red, blue, blind } = analyseFace(art)
  const parts = [`red ${red}°`, `blue ${blue}°`, `blind ${blind}°`].filter((part) => !part.endsWith(' 0°'))
  const side = 2 * (RING_MM + DOUBLE_MM) + 0.6
  const picture = drawing(side, (pen, { x, y, width }) => {
    const [middle, centre] = [x + width / 2, y + side / 2]
    const corner = [middle - FACE_MM / 2, centre + FACE_MM / 2] as const
    pen.rect({ x: corner[0], y: corner[1] - FACE_MM, width: FACE_MM, height: FACE_MM }, { lineMm: 0.2, fill: WHITE })
    drawFaceArt(pen, art, { at: corner, cubeMm: FACE_MM })
    for (const arc of arcs) drawArc(pen, arc, [middle, centre])
  })
  return stack([
    picture,
    paragraph(`${number} ${art.name}`, { ...TEXT_STYLES.label, sizePt: 10 }, { anchor: 'middle' }),
    paragraph(parts.join('\n'), { ...TEXT_STYLES.soft, sizePt: 8.5, leading: 1.05 }, { anchor: 'middle' }),
  ])
}

/** Draws an arc: a double line for red, a single one for blue. */
function drawArc(pen: Pen, { range, from, to }: RangeClassArc, middle: readonly [number, number]): void {
  if (range === 'none') return
  const paint = { stroke: range === 'red' ? RED : BLUE, lineMm: 0.45 }
  for (const radius of range === 'red' ? [RING_MM, RING_MM + DOUBLE_MM] : [RING_MM])
    pen.path(buildArc(from - 0.5, to + 0.5, middle, radius), paint)
}

/** An arc in segments of at most three degrees. */
function buildArc(from: number, to: number, [x, y]: readonly [number, number], radius: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 3))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return `${index === 0 ? 'M' : 'L'}${formatMm(x + radius * Math.cos(angle))} ${formatMm(y - radius * Math.sin(angle))}`
  }).join('')
}
