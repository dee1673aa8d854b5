import type { FleetShape } from '#shared/cluster/draw/draw-list.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import type { LevelOfDetail } from './level-of-detail.ts'
import { getCssScale, type MapCanvas } from './map-canvas.ts'
import { type Pennant, listPennants } from './pennants.ts'

/** Distance between fleets of one hex, in widths of a wedge. */
const APART = 1.15

/**
 * Paints fleets: wedges with the owner's initial at the lower left of their hexes, and the pennants of a game's sides.
 */
export function paintFleets(plate: MapCanvas, { list }: IndexedDrawList, detail: LevelOfDetail): void {
  paintWedges(plate, list.fleets, detail)
  if (!detail.isDotted)
    for (const pennant of listPennants(list.fleets, getCssScale(plate), detail)) paintPennant(plate, pennant)
}

function paintWedges(plate: MapCanvas, fleets: readonly FleetShape[], { markSize, owners }: LevelOfDetail): void {
  const { context, scale, left, top, ratio, layers } = plate
  const size = markSize * ratio
  const inHex = new Map<string, number>()
  context.globalAlpha = layers.fleets.opacity
  for (const fleet of fleets) {
    if (fleet.side !== null) continue
    const key = `${fleet.x} ${fleet.y}`
    const before = inHex.get(key) ?? 0
    inHex.set(key, before + 1)
    const x = Math.round((fleet.x - 0.48) * scale + before * size * APART) - left
    const y = Math.round((fleet.y + 0.42) * scale) - top
    const far = 4 * size
    if (x < -far || y < -far || x > plate.width + far || y > plate.height + far) continue
    paintWedge(plate, { x, y }, size, fleet)
    if (owners) paintInitial(plate, { x, y }, size, fleet)
  }
  context.globalAlpha = 1
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Paints a dart that points up and to the right. A hidden one is outlined only. */
function paintWedge(
  { context, palette, ratio, owners }: MapCanvas,
  { x, y }: Spot,
  size: number,
  { isHidden, owner }: Pick<FleetShape, 'isHidden' | 'owner'>,
): void {
  const colour = owners.get(owner)?.colour ?? palette.brass
  context.beginPath()
  context.moveTo(x, y - size * 0.95)
  context.lineTo(x + size * 0.62, y + size * 0.62)
  context.lineTo(x, y + size * 0.34)
  context.lineTo(x - size * 0.62, y + size * 0.62)
  context.closePath()
  context.lineJoin = 'round'
  context.lineWidth = 3 * ratio
  context.strokeStyle = palette.ground
  context.stroke()
  context.fillStyle = isHidden ? palette.ground : colour
  context.fill()
  context.lineWidth = 1.25 * ratio
  context.strokeStyle = colour
  context.stroke()
}

function paintInitial(
  { context, palette, ratio }: MapCanvas,
  { x, y }: Spot,
  size: number,
  { mark, isHidden }: FleetShape,
): void {
  if (mark === '') return
  context.font = `700 ${Math.max(9 * ratio, size * 0.72)}px ${palette.numbers}`
  context.fillStyle = isHidden ? palette.brass : palette.ground
  context.fillText(mark, x, y + size * 0.08)
}

/** Paints a flag that points away from its star, filled for the first side, outlined for the second. */
function paintPennant(plate: MapCanvas, { fleet, x, y, half, halfWidth }: Pennant): void {
  const { context, palette, ratio, left, top, width, height, layers } = plate
  const [middleX, middleY] = [Math.round(x * ratio) - left, Math.round(y * ratio) - top]
  const [across, up] = [halfWidth * ratio, half * ratio]
  if (middleX < -2 * across || middleY < -2 * up || middleX > width + 2 * across || middleY > height + 2 * up) return
  const isFirst = fleet.side === 'first'
  context.globalAlpha = layers.fleets.opacity
  context.beginPath()
  context.moveTo(middleX + across, middleY - up)
  context.lineTo(middleX - across + up * 0.7, middleY - up)
  context.lineTo(middleX - across, middleY)
  context.lineTo(middleX - across + up * 0.7, middleY + up)
  context.lineTo(middleX + across, middleY + up)
  context.closePath()
  context.lineWidth = 3 * ratio
  context.strokeStyle = palette.ground
  context.stroke()
  context.fillStyle = isFirst ? palette.brass : palette.ground
  context.fill()
  context.lineWidth = 1.25 * ratio
  context.strokeStyle = isFirst ? palette.brass : palette.link
  context.stroke()
  context.font = `700 ${11 * ratio}px ${palette.numbers}`
  context.fillStyle = isFirst ? palette.ground : palette.link
  context.fillText(fleet.name, middleX + up * 0.25, middleY + 0.5 * ratio)
  context.globalAlpha = 1
}
