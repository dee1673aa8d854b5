import type { FleetShape } from '#shared/cluster/draw/draw-list.ts'
import type { Detail } from './detail.ts'
import type { MapIndex } from './map-index.ts'
import type { Plate } from './plate.ts'

/** Fleets of one hex stand side by side, so many widths apart. */
const APART = 1.15

/** Wedges with the owner's initial at the lower left of their hexes. */
export function paintFleets(plate: Plate, { list }: MapIndex, { markSize, owners }: Detail): void {
  const { context, scale, left, top, ratio, layers } = plate
  const size = markSize * ratio
  const inHex = new Map<string, number>()
  context.globalAlpha = layers.fleets.opacity
  for (const fleet of list.fleets) {
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

/** A dart that flies up to the right; a hidden one is open. */
function paintWedge(
  { context, palette, ratio }: Plate,
  { x, y }: Spot,
  size: number,
  { isHidden }: Pick<FleetShape, 'isHidden'>,
): void {
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
  context.fillStyle = isHidden ? palette.ground : palette.brass
  context.fill()
  context.lineWidth = 1.25 * ratio
  context.strokeStyle = palette.brass
  context.stroke()
}

function paintInitial(
  { context, palette, ratio }: Plate,
  { x, y }: Spot,
  size: number,
  { mark, isHidden }: FleetShape,
): void {
  if (mark === '') return
  context.font = `700 ${Math.max(9 * ratio, size * 0.72)}px ${palette.numbers}`
  context.fillStyle = isHidden ? palette.brass : palette.ground
  context.fillText(mark, x, y + size * 0.08)
}
