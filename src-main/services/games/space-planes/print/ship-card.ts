import type { Block } from '#main/print/blocks/block.ts'
import { measurePipsWidth, pips } from '#main/print/blocks/pips.ts'
import { fitted, fitText } from '#main/print/blocks/text.ts'
import type { CutOut } from '#main/print/pages/cut-outs.ts'
import { type Pen, buildRoundedBoxPath } from '#main/print/pen.ts'
import { bold, INK, italic, MM_PER_POINT, TEXT_STYLES, WHITE } from '#main/print/style.ts'
import type { Box } from '#shared/cluster/draw/picture.ts'
import { truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { drawFaceArt } from './face-art.ts'
import type { PrintableShip } from './job.ts'

/** A card of poker size. */
const CARD_MM = { width: 63, height: 88 } as const
const INSET_MM = 3
const TRIM_MM = 1
const MAX_FACE_MM = 18
/** Height of a face's label, and of the rows to mark in play. */
const [LABEL_MM, PLAY_MM] = [4.4, 16]
const PLANE_MM = { box: 6.4, step: 7.4, left: 13 } as const
const KILLS = { sizeMm: 4.4, gapMm: 0.9, groupMm: 2.2, shape: 'square' } as const
const MAX_KILL_BOXES = 6

/** The card of a ship: its name and captain, its six faces, and what changes in play: its plane and its kills. */
export function buildShipCardCutOut(ship: PrintableShip): CutOut {
  return {
    widthMm: CARD_MM.width,
    heightMm: CARD_MM.height,
    draw(pen, { x, y }) {
      const box = { x, y, ...CARD_MM }
      const below = drawHead(pen, ship, box)
      const play = y + CARD_MM.height - PLAY_MM
      drawFaces(pen, ship, { x: x + INSET_MM, y: below, width: CARD_MM.width - 2 * INSET_MM, height: play - below })
      drawPlay(pen, ship, [x + INSET_MM, play])
      pen.rect(box, { lineMm: 0.25, radius: INSET_MM })
    },
  }
}

/** Draws name, captain and flotilla. Returns where they end. */
function drawHead(pen: Pen, { name, captain, flotilla, livery }: PrintableShip, box: Box): number {
  const width = box.width - 2 * INSET_MM
  const title = fitted(
    name,
    { ...TEXT_STYLES.title, sizePt: 16, colour: WHITE, role: 'H2' },
    { heightMm: 9, singlePt: 11 },
  )
  const titleMm = title.height(width) + 2
  const crew = [...(captain === '' ? [] : [italic(captain)]), ...(flotilla === '' ? [] : [bold(flotilla)])]
  const separated = crew.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))
  const subtitle = fitted(separated.length === 0 ? 'Captain' : separated, TEXT_STYLES.soft, { heightMm: 5 })
  pen.group([0, 0], { clip: buildRoundedBoxPath(box, INSET_MM) }, (inner) => {
    inner.rect({ ...box, height: titleMm }, { fill: INK, stroke: null })
    inner.rect({ ...box, y: box.y + titleMm, height: TRIM_MM }, { fill: livery.trim, stroke: null })
  })
  title.draw(pen, { x: box.x + INSET_MM, y: box.y, width, height: titleMm })
  const below = box.y + titleMm + TRIM_MM + 0.6
  subtitle.draw(pen, { x: box.x + INSET_MM, y: below, width, height: subtitle.height(width) })
  return below + subtitle.height(width) + 0.4
}

function drawFaces(pen: Pen, { faces, livery }: PrintableShip, { x, y, width, height }: Box): void {
  const [column, line] = [width / 3, height / 2]
  const size = Math.min(MAX_FACE_MM, line - LABEL_MM)
  for (const [index, face] of FACES.entries()) {
    const middle = x + ((index % 3) + 0.5) * column
    const top = y + Math.floor(index / 3) * line
    const corner = [middle - size / 2, top + size] as const
    pen.rect({ x: corner[0], y: top, width: size, height: size }, { fill: livery.hull, lineMm: 0.2 })
    drawFaceArt(pen, faces[face], { at: corner, cubeMm: size })
    pen.text(fitLabel(`${face} ${faces[face].name}`, column - 0.4), [middle, top + size + 3.2], {
      ...LABEL,
      anchor: 'middle',
    })
  }
}

const LABEL = { ...TEXT_STYLES.label, sizePt: 8 }

/** The name of a face on one line; the page of the faces shows it in full. */
function fitLabel(text: string, width: number): string {
  return fitText(text, LABEL, { width }).lines.length === 1
    ? text
    : truncateTextToWidth(text, width, { face: LABEL.face, size: LABEL.sizePt * MM_PER_POINT })
}

/** Draws the plane to cross out, and boxes for kills after those of former battles. */
function drawPlay(pen: Pen, { kills }: PrintableShip, [x, y]: readonly [number, number]): void {
  pen.text('Plane', [x, y + 4.4], TEXT_STYLES.label)
  for (const [index, plane] of FACES.entries())
    drawPlaneNumberBox(pen, plane, [x + PLANE_MM.left + index * PLANE_MM.step, y])
  const top = y + PLANE_MM.box + 2.2
  pen.text('Kills', [x, top + 3.4], TEXT_STYLES.label)
  const before = kills === 0 ? '' : `${kills} +`
  const boxes: Block = pips(MAX_KILL_BOXES, KILLS)
  const width = measurePipsWidth(MAX_KILL_BOXES, KILLS)
  const left = CARD_MM.width - 2 * INSET_MM - width
  if (before !== '') pen.text(before, [x + left - 1.5, top + 3.6], { ...TEXT_STYLES.figure, sizePt: 10, anchor: 'end' })
  boxes.draw(pen, { x: x + left, y: top, width: width + 0.1, height: KILLS.sizeMm })
}

/** Draws the number of a plane in a box. */
export function drawPlaneNumberBox(pen: Pen, plane: number, [x, y]: readonly [number, number]): void {
  pen.rect({ x, y, width: PLANE_MM.box, height: PLANE_MM.box }, { lineMm: 0.35, radius: 1, fill: WHITE })
  pen.text(String(plane), [x + PLANE_MM.box / 2, y + 4.6], { ...TEXT_STYLES.figure, sizePt: 10, anchor: 'middle' })
}
