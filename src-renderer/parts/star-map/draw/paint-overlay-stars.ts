import { STAR_SIZES } from '#shared/cluster/chart.ts'
import type { HexPoint } from '#shared/kit/hex.ts'
import { type LevelOfDetail, STAR_SIZE_FACTORS } from './level-of-detail.ts'
import type { MapCanvas } from './map-canvas.ts'
import type { MapOverlay, OverlayStar } from './map-overlay-builder.ts'

/** Paints rings around selected stars, or squares where stars are dots. */
export function paintSelectedStars(
  plate: MapCanvas,
  middles: readonly number[],
  { starRadius, isDotted }: LevelOfDetail,
): void {
  const { context, scale, left, top, width, height, ratio, palette } = plate
  const radius = (starRadius + 3.5) * ratio
  context.beginPath()
  for (let at = 0; at < middles.length; at += 2) {
    const x = Math.round((middles[at] ?? 0) * scale) - left
    const y = Math.round((middles[at + 1] ?? 0) * scale) - top
    if (x < -radius || y < -radius || x > width + radius || y > height + radius) continue
    if (isDotted) context.rect(x - radius + 0.5, y - radius + 0.5, 2 * radius - 1, 2 * radius - 1)
    else {
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
  }
  context.lineWidth = isDotted ? 1 : 2 * ratio
  context.strokeStyle = palette.brass
  context.stroke()
}

/** Paints a star that is added or removed. */
export function paintOverlayStar(
  plate: MapCanvas,
  { at, rating, size, emphasis }: OverlayStar,
  { starRadius }: LevelOfDetail,
): void {
  const { context, sprites, ratio, palette } = plate
  const spot = spotOf(plate, at)
  const radius = starRadius * (STAR_SIZE_FACTORS[STAR_SIZES.indexOf(size)] ?? 1) * ratio
  const { image, size: side } = sprites.get(rating, radius, false)
  context.globalAlpha = emphasis === 'gone' ? 0.4 : 0.75
  context.drawImage(image, spot.x - side / 2, spot.y - side / 2)
  context.globalAlpha = 1
  if (emphasis === 'gone') paintCross(plate, spot, Math.max(radius, 4 * ratio), palette.harm)
}

function paintCross({ context, ratio }: MapCanvas, { x, y }: HexPoint, radius: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 2 * ratio
  context.beginPath()
  context.moveTo(x - radius, y - radius)
  context.lineTo(x + radius, y + radius)
  context.moveTo(x + radius, y - radius)
  context.lineTo(x - radius, y + radius)
  context.stroke()
}

const TEXT_SIZE = 13

/** Paints a text on a plate above its hex. */
export function paintOverlayText(
  plate: MapCanvas,
  { at, text }: MapOverlay['texts'][number],
  { starRadius }: LevelOfDetail,
): void {
  const { context, palette, ratio } = plate
  const spot = spotOf(plate, at)
  context.font = `${TEXT_SIZE * ratio}px ${palette.numbers}`
  const width = context.measureText(text).width + 12 * ratio
  const height = (TEXT_SIZE + 9) * ratio
  const line = spot.y - (Math.max(starRadius, 8) + 10) * ratio - height / 2
  context.fillStyle = palette.raised
  context.strokeStyle = palette.brass
  context.lineWidth = ratio
  context.beginPath()
  context.rect(
    Math.round(spot.x - width / 2) + 0.5,
    Math.round(line - height / 2) + 0.5,
    Math.round(width),
    Math.round(height),
  )
  context.fill()
  context.stroke()
  context.fillStyle = palette.text
  context.fillText(text, spot.x, line + ratio)
}

function spotOf({ scale, left, top }: MapCanvas, { x, y }: HexPoint): HexPoint {
  return { x: Math.round(x * scale) - left, y: Math.round(y * scale) - top }
}
