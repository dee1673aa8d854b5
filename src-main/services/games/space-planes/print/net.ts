import type { Block } from '#main/print/blocks/block.ts'
import { fitted, paragraph } from '#main/print/blocks/text.ts'
import type { CutOut } from '#main/print/pages/cut-outs.ts'
import { formatMm, type Pen } from '#main/print/pen.ts'
import { MIN_TEXT_PT, MM_PER_POINT, TEXT_STYLES, type TextStyle, TINT_COLOUR } from '#main/print/style.ts'
import type { Box } from '#shared/cluster/draw/picture.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { CUBE_NET_CELLS, CUBE_NET_TABS } from '#shared/games/space-planes/face-sets.ts'
import { type Face, FACES } from '#shared/games/space-planes/model.ts'
import { drawFaceArt, type FacePlacement, OUTLINE_WIDTH_MM } from './face-art.ts'
import type { PrintableShip } from './job.ts'

const TAB_MM = 4
const NAME_MM = 4.6
const NAME: TextStyle = { ...TEXT_STYLES.label, sizePt: 10 }

interface NetOptions {
  readonly cubeMm: number
  readonly tabs: boolean
}

/**
 * The net of a cube at true size, to cut out and fold (SP-FACE-2). The name of its ship stands beside the lower faces
 * where its words fit there, else below the net.
 */
export function buildNetCutOut(ship: PrintableShip, options: NetOptions): CutOut {
  const { cubeMm, tabs } = options
  const aside = fitAside(ship.name, options)
  const below = fitted(ship.name, NAME, { heightMm: NAME_MM, anchor: 'middle' })
  const [width, top] = [3 * cubeMm, tabs ? TAB_MM : 0]
  const belowMm = aside ? 0 : below.height(width) + 0.6
  return {
    widthMm: width,
    heightMm: top + 4 * cubeMm + belowMm,
    draw(pen, { x, y }: Box) {
      const place = { left: x, top: y + top, cubeMm }
      if (tabs) drawTabs(pen, place, ship.livery.trim)
      for (const face of FACES) drawFace(pen, ship, { face, at: cellOf(face, place), cubeMm })
      const bottom = y + top + 4 * cubeMm
      if (aside) aside.draw(pen, { x, y: bottom - 2 * cubeMm + 1, width: cubeMm - top - 1, height: 2 * cubeMm - 1 })
      else below.draw(pen, { x, y: bottom + 0.6, width, height: belowMm - 0.6 })
    },
  }
}

/** The name in the free corner of the net, at the largest size at which no word breaks; null if none is legible. */
function fitAside(name: string, { cubeMm, tabs }: NetOptions): Block | null {
  const width = cubeMm - (tabs ? TAB_MM : 0) - 1
  const wordMm = (word: string) => measureTextWidth(word, { face: NAME.face, size: MM_PER_POINT })
  const widest = Math.max(...name.split(/\s+/).map(wordMm))
  const sizePt = Math.min(NAME.sizePt, width / widest)
  if (sizePt < MIN_TEXT_PT) return null
  const block = paragraph(name, { ...NAME, sizePt })
  return block.height(width) <= 2 * cubeMm - 1 ? block : null
}

interface NetPlace {
  readonly left: number
  readonly top: number
  readonly cubeMm: number
}

/** Position of a face's cell: its lower left corner, in the axes s and t. */
function cellOf(face: Face, { left, top, cubeMm }: NetPlace): readonly [x: number, y: number] {
  const [column, row] = CUBE_NET_CELLS[face]
  return [left + column * cubeMm, top + (4 - row) * cubeMm]
}

interface FacePlace extends FacePlacement {
  readonly face: Face
}

function drawFace(pen: Pen, { faces, livery }: PrintableShip, { face, at: [x, y], cubeMm }: FacePlace): void {
  pen.rect({ x, y: y - cubeMm, width: cubeMm, height: cubeMm }, { fill: livery.hull, lineMm: OUTLINE_WIDTH_MM })
  const corner = cubeMm * 0.14
  pen.path(
    `M${formatMm(x + cubeMm)} ${formatMm(y - cubeMm)}l${formatMm(-corner)} 0l${formatMm(corner)} ${formatMm(corner)}z`,
    {
      fill: livery.trim,
      stroke: null,
    },
  )
  drawFaceArt(pen, faces[face], { at: [x, y], cubeMm })
  const sizePt = Math.max(TEXT_STYLES.small.sizePt, cubeMm * 0.5)
  const [left, base] = [x + cubeMm * 0.14, y - cubeMm * 0.16]
  pen.text(String(face), [left, base], { ...TEXT_STYLES.figure, sizePt })
  pen.line([left, base + 0.35], [left + sizePt * 0.2, base + 0.35], { lineMm: 0.25 })
}

/** Draws glue tabs, folded at the edge of the face and cut at a slight angle. */
function drawTabs(pen: Pen, place: NetPlace, trim: string): void {
  const slant = TAB_MM * 0.4
  const a = place.cubeMm
  for (const { face, sides } of CUBE_NET_TABS) {
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
      pen.path(d, { fill: TINT_COLOUR, stroke: trim, lineMm: OUTLINE_WIDTH_MM })
      const [first, last] = [shapes[side][0], shapes[side][3]]
      pen.line(first, last, { dash: [0.8, 0.8], lineMm: OUTLINE_WIDTH_MM })
    }
  }
}
