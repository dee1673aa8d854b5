import { STAR_FLAGS } from '#shared/cluster/draw/star-layer.ts'
import { type Detail, NAME_SIZE, shortened } from './detail.ts'
import { type MapIndex, hexOfMiddle, starsIn } from './map-index.ts'
import { nameAnchor, NO_PLACE } from './place-names.ts'
import { boxOf, type Plate } from './plate.ts'

/** Names reach so far to the sides and up and down, in pixels of the page. */
const REACH = { x: 280, y: 60 } as const

const RIM = 3

/** Names with a rim in the colour of the ground, so that lines do not cut them. */
export function paintNames(plate: Plate, index: MapIndex, detail: Detail, places: Uint8Array): void {
  const { context, scale, left, top, ratio, palette, layers } = plate
  const { stars } = index.list
  const plain = `${NAME_SIZE * ratio}px ${palette.book}`
  const bold = `700 ${plain}`
  const box = boxOf(plate, REACH.y * ratio)
  const side = ((REACH.x - REACH.y) * ratio) / scale
  context.globalAlpha = layers.stars.opacity
  context.lineWidth = RIM * ratio
  context.strokeStyle = palette.ground
  for (const star of starsIn(index, { ...box, left: box.left - side, right: box.right + side })) {
    const x = stars.at[2 * star] ?? 0
    const y = stars.at[2 * star + 1] ?? 0
    const place = places[hexOfMiddle(index.list, x, y)] ?? NO_PLACE
    if (place === NO_PLACE) continue
    const flags = stars.flags[star] ?? 0
    const anchor = nameAnchor(stars, star, place, detail)
    const name = shortened(stars.names[star] ?? '')
    const [across, down] = [
      Math.round(x * scale + anchor.x * ratio) - left,
      Math.round(y * scale + anchor.y * ratio) - top,
    ]
    if (!isInSight(plate, across, down, name.length)) continue
    context.textAlign = anchor.way === 0 ? 'center' : anchor.way === 1 ? 'left' : 'right'
    context.font = (flags & STAR_FLAGS.homeworld) !== 0 ? bold : plain
    context.fillStyle = (flags & STAR_FLAGS.hidden) !== 0 ? palette.dim : palette.text
    context.strokeText(name, across, down)
    context.fillText(name, across, down)
  }
  context.textAlign = 'center'
  context.globalAlpha = 1
}

/** Whether any of a name can show; no letter is wider than the name is high. */
function isInSight({ width, height, ratio }: Plate, across: number, down: number, letters: number): boolean {
  const room = NAME_SIZE * ratio
  const half = letters * room + RIM * ratio
  return across > -half && across < width + half && down > -room && down < height + room
}
