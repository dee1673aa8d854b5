import { STAR_FLAGS } from '#shared/cluster/draw/star-layer.ts'
import { type LevelOfDetail, shortenName } from './level-of-detail.ts'
import { getCanvasBox, type MapCanvas } from './map-canvas.ts'
import { type MapIndex, getHexByMiddle, listStarsIn } from './map-index.ts'
import { getNameAnchor, NO_NAME_POSITION } from './place-names.ts'

/** How far names extend sideways and vertically, in CSS pixels. */
const REACH = { x: 280, y: 60 } as const

const RIM = 2.5
const RIM_ALPHA = 0.65

/**
 * Paints names with a thin halo in the ground colour, which keeps letters legible without interrupting a line beneath.
 */
export function paintNames(plate: MapCanvas, index: MapIndex, detail: LevelOfDetail, places: Uint8Array): void {
  const { context, scale, left, top, ratio, palette, layers } = plate
  const { stars } = index.list
  const plain = `${detail.nameSize * ratio}px ${palette.book}`
  const bold = `700 ${plain}`
  const box = getCanvasBox(plate, REACH.y * ratio)
  const side = ((REACH.x - REACH.y) * ratio) / scale
  const { opacity } = layers.stars
  context.lineWidth = RIM * ratio
  context.strokeStyle = palette.ground
  for (const star of listStarsIn(index, { ...box, left: box.left - side, right: box.right + side })) {
    const x = stars.at[2 * star] ?? 0
    const y = stars.at[2 * star + 1] ?? 0
    const place = places[getHexByMiddle(index.list, x, y)] ?? NO_NAME_POSITION
    if (place === NO_NAME_POSITION) continue
    const flags = stars.flags[star] ?? 0
    const anchor = getNameAnchor(stars, star, place, detail)
    const name = shortenName(stars.names[star] ?? '')
    const [across, down] = [
      Math.round(x * scale + anchor.x * ratio) - left,
      Math.round(y * scale + anchor.y * ratio) - top,
    ]
    if (!isInSight(plate, { across, down, wide: name.length * detail.nameSize, high: detail.nameSize })) continue
    context.textAlign = anchor.way === 0 ? 'center' : anchor.way === 1 ? 'left' : 'right'
    context.font = (flags & STAR_FLAGS.homeworld) !== 0 ? bold : plain
    context.fillStyle = (flags & STAR_FLAGS.hidden) !== 0 ? palette.dim : palette.text
    context.globalAlpha = opacity * RIM_ALPHA
    context.strokeText(name, across, down)
    context.globalAlpha = opacity
    context.fillText(name, across, down)
  }
  context.textAlign = 'center'
  context.globalAlpha = 1
}

/** Whether any part of a name may be visible. No letter is wider than the name is high. */
function isInSight(
  { width, height, ratio }: MapCanvas,
  { across, down, wide, high }: { across: number; down: number; wide: number; high: number },
): boolean {
  const room = high * ratio
  const half = wide * ratio + RIM * ratio
  return across > -half && across < width + half && down > -room && down < height + room
}
