import { STAR_FLAGS } from '#shared/cluster/draw/star-layer.ts'
import { type IndexedDrawList, getHexIndexByCentre, listStarIndexesInBox } from './indexed-draw-list.ts'
import { getLevelOfDetail, getStarNameFont, type LevelOfDetail, shortenName } from './level-of-detail.ts'
import { getCanvasBox, getCssScale, type MapCanvas } from './map-canvas.ts'
import type { NameLayout } from './name-layout-cache.ts'
import { getNameAnchor, NO_NAME_POSITION } from './star-name-positions.ts'

/** How far names extend sideways and vertically, in CSS pixels. */
const REACH = { x: 280, y: 60 } as const

const RIM = 2.5
const RIM_ALPHA = 0.65

/**
 * Paints names with a thin halo in the ground colour, which keeps letters legible without interrupting a line beneath.
 */
export function paintStarNames(
  plate: MapCanvas,
  index: IndexedDrawList,
  detail: LevelOfDetail,
  places: Uint8Array,
): void {
  const { context, scale, left, top, ratio, palette, layers } = plate
  const { stars } = index.list
  const box = getCanvasBox(plate, REACH.y * ratio)
  const side = ((REACH.x - REACH.y) * ratio) / scale
  const { opacity } = layers.stars
  context.lineWidth = RIM * ratio
  context.strokeStyle = palette.ground
  for (const star of listStarIndexesInBox(index, { ...box, left: box.left - side, right: box.right + side })) {
    const x = stars.at[2 * star] ?? 0
    const y = stars.at[2 * star + 1] ?? 0
    const place = places[getHexIndexByCentre(index.list, x, y)] ?? NO_NAME_POSITION
    if (place === NO_NAME_POSITION) continue
    const flags = stars.flags[star] ?? 0
    const anchor = getNameAnchor(stars, star, place, detail)
    const name = shortenName(stars.names[star] ?? '')
    const { size, weight } = getStarNameFont(stars, star, detail)
    const [across, down] = [
      Math.round(x * scale + anchor.x * ratio) - left,
      Math.round(y * scale + anchor.y * ratio) - top,
    ]
    if (!isInSight(plate, { across, down, wide: name.length * size, high: size })) continue
    context.textAlign = anchor.way === 0 ? 'center' : anchor.way === 1 ? 'left' : 'right'
    context.font = `${weight} ${size * ratio}px ${palette.book}`
    context.fillStyle = (flags & STAR_FLAGS.hidden) !== 0 ? palette.dim : palette.text
    context.globalAlpha = opacity * RIM_ALPHA
    context.strokeText(name, across, down)
    context.globalAlpha = opacity
    context.fillText(name, across, down)
  }
  context.textAlign = 'center'
  context.globalAlpha = 1
}

/** Centre and half the sides of a name, in device pixels of the canvas. */
interface NameBox {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly half: number
}

/** Average width of a letter, in font sizes. */
const LETTER_WIDTH = 0.52

/** Boxes of the names on and near a canvas; their widths are estimated. */
export function listStarNameBoxes(plate: MapCanvas, index: IndexedDrawList, { places }: NameLayout): NameBox[] {
  const { scale, left, top, ratio } = plate
  const { stars } = index.list
  const detail = getLevelOfDetail(getCssScale(plate))
  const box = getCanvasBox(plate, REACH.x * ratio)
  return listStarIndexesInBox(index, box).flatMap((star) => {
    const [x, y] = [stars.at[2 * star] ?? 0, stars.at[2 * star + 1] ?? 0]
    const place = places[getHexIndexByCentre(index.list, x, y)] ?? NO_NAME_POSITION
    if (place === NO_NAME_POSITION) return []
    const anchor = getNameAnchor(stars, star, place, detail)
    const { size } = getStarNameFont(stars, star, detail)
    const halfWidth = (shortenName(stars.names[star] ?? '').length * size * LETTER_WIDTH * ratio) / 2
    return [
      {
        x: x * scale + anchor.x * ratio + anchor.way * halfWidth - left,
        y: y * scale + anchor.y * ratio - top,
        halfWidth,
        half: (size * ratio) / 2,
      },
    ]
  })
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
