import { STAR_FLAGS } from '#shared/cluster/draw/star-layer.ts'
import { type Detail, NAME_SIZE, nameOffset, shortened } from './detail.ts'
import { type MapIndex, hexOfMiddle, starsIn } from './map-index.ts'
import { radiusOf } from './paint-stars.ts'
import { NAME_PLACES } from './place-names.ts'
import { boxOf, type Plate } from './plate.ts'

/** Names reach so far to the sides and up and down, in pixels of the page. */
const REACH = { x: 140, y: 60 } as const

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
    const place = places[hexOfMiddle(index.list, x, y)] ?? NAME_PLACES.none
    if (place === NAME_PLACES.none) continue
    const flags = stars.flags[star] ?? 0
    const offset = nameOffset(radiusOf(stars, star, detail, 1)) * ratio
    const name = shortened(stars.names[star] ?? '')
    const [across, down] = [
      Math.round(x * scale) - left,
      Math.round(y * scale + (place === NAME_PLACES.below ? offset : -offset)) - top,
    ]
    if (!isInSight(plate, across, down, name.length)) continue
    context.font = (flags & STAR_FLAGS.homeworld) !== 0 ? bold : plain
    context.fillStyle = (flags & STAR_FLAGS.hidden) !== 0 ? palette.dim : palette.text
    context.strokeText(name, across, down)
    context.fillText(name, across, down)
  }
  context.globalAlpha = 1
}

/** Whether any of a name can show; no letter is wider than the name is high. */
function isInSight({ width, height, ratio }: Plate, across: number, down: number, letters: number): boolean {
  const room = NAME_SIZE * ratio
  const half = (letters * room) / 2 + RIM * ratio
  return across > -half && across < width + half && down > -room && down < height + room
}
