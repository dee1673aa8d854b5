import type { StarWorld } from '#shared/cluster/star-world.ts'
import { type IndexedDrawList, listStarIndexesInBox } from './indexed-draw-list.ts'
import { type LevelOfDetail, MAX_STAR_SIZE_FACTOR } from './level-of-detail.ts'
import { getCanvasBox, getCssScale, type MapCanvas } from './map-canvas.ts'
import { getStarRadius, getStarCanvasPosition } from './paint-stars.ts'
import { layOutWorldSigns, type WorldSignLayout, type WorldSign, type PlacedWorldText } from './world-sign-layout.ts'

/** How far the signs and texts of a world extend beyond its star, in CSS pixels. */
const REACH = 60
/** Width of the halo around letters, in CSS pixels. */
const RIM = 3

interface Spot {
  readonly x: number
  readonly y: number
}

/** Paints the signs of imported worlds: travel zones, bases, gas giants, starports, profiles and trade codes. */
export function paintWorldSigns(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  const { stars } = index.list
  const { context, ratio, layers } = plate
  const box = getCanvasBox(plate, (detail.starRadius * MAX_STAR_SIZE_FACTOR + REACH) * ratio)
  context.globalAlpha = layers.worlds.opacity
  for (const star of listStarIndexesInBox(index, box)) {
    const world = stars.worlds[star]
    if (!world) continue
    const spot = getStarCanvasPosition(plate, stars, star)
    const layout = layOutWorldSigns(world, getStarRadius(stars, star, detail, 1), getCssScale(plate))
    paintZone(plate, spot, world, layout)
    for (const { sign, x, y, half } of layout.signs)
      paintSign(plate, sign, { x: spot.x + x * ratio, y: spot.y + y * ratio }, half * ratio)
    for (const text of layout.texts) paintText(plate, spot, text)
  }
  context.globalAlpha = 1
}

/** Paints a broken ring for an amber zone, a whole one for a red zone. */
function paintZone({ context, palette, ratio }: MapCanvas, { x, y }: Spot, world: StarWorld, layout: WorldSignLayout) {
  if (layout.zoneRadius === 0) return
  context.beginPath()
  context.arc(x, y, layout.zoneRadius * ratio, 0, 2 * Math.PI)
  context.lineWidth = 1.75 * ratio
  context.strokeStyle = world.zone === 'red' ? palette.harm : palette.brass
  context.setLineDash(world.zone === 'red' ? [] : [5 * ratio, 3 * ratio])
  context.stroke()
  context.setLineDash([])
}

/** Paints a disc, a star, a triangle or a square, as on posters. */
function paintSign({ context, palette, ratio }: MapCanvas, sign: WorldSign, { x, y }: Spot, half: number): void {
  context.beginPath()
  if (sign === 'gasGiant') context.arc(x, y, half * 0.85, 0, 2 * Math.PI)
  else if (sign === 'other') context.rect(x - half * 0.8, y - half * 0.8, half * 1.6, half * 1.6)
  else {
    const corners = sign === 'naval' ? 10 : 3
    for (let corner = 0; corner < corners; corner += 1) {
      const angle = (2 * Math.PI * corner) / corners - Math.PI / 2
      const radius = 1.25 * half * (corners === 10 && corner % 2 === 1 ? 0.45 : 1)
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    }
    context.closePath()
  }
  context.lineWidth = 2 * ratio
  context.strokeStyle = palette.ground
  context.stroke()
  context.fillStyle = palette.text
  context.fill()
}

function paintText(
  { context, palette, ratio }: MapCanvas,
  spot: Spot,
  { text, x, y, size, isStarport }: PlacedWorldText,
) {
  context.font = `${isStarport ? 700 : 400} ${size * ratio}px ${palette.numbers}`
  context.lineWidth = RIM * ratio
  context.strokeStyle = palette.ground
  context.strokeText(text, spot.x + x * ratio, spot.y + y * ratio)
  context.fillStyle = isStarport ? palette.text : palette.dim
  context.fillText(text, spot.x + x * ratio, spot.y + y * ratio)
}
