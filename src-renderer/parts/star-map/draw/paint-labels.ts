import type { LabelShape } from '#shared/cluster/draw/draw-list.ts'
import { getHexIndexByCentre, type IndexedDrawList } from './indexed-draw-list.ts'
import { type LevelOfDetail, getLabelFontSize } from './level-of-detail.ts'
import { getCssScale, type MapCanvas } from './map-canvas.ts'

/** How far labels and notes extend sideways from their hexes, in CSS pixels. */
const REACH = { label: 400, note: 20 } as const

/** Width of the halo in the ground colour around letters, thin enough not to interrupt a line beneath. */
const RIM = 3
const RIM_ALPHA = 0.65

/** Scales at which large labels begin to fade, and have faded to their least opacity, in CSS pixels per hex radius. */
const FADE = { from: 8, to: 24, least: 0.35 } as const

/** Opacity of names of large areas at a scale: the nearer the view, the less they matter. */
export function getLargeNameOpacity(scale: number): number {
  const part = Math.min(1, Math.max(0, (scale - FADE.from) / (FADE.to - FADE.from)))
  return 1 - part * (1 - FADE.least)
}

/** Paints large labels, which lie behind routes and stars. */
export function paintLargeLabels(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  paintLabelsOf(plate, index, detail, ({ size }) => size === 'large')
}

/** Paints small and medium labels, above the star if their hex has one. */
export function paintSmallAndMediumLabels(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  paintLabelsOf(plate, index, detail, ({ size }) => size !== 'large')
}

function paintLabelsOf(
  plate: MapCanvas,
  index: IndexedDrawList,
  detail: LevelOfDetail,
  isWanted: (label: LabelShape) => boolean,
): void {
  const { context, ratio, palette, layers } = plate
  context.lineWidth = RIM * ratio
  context.strokeStyle = palette.ground
  for (const label of index.list.labels) {
    const size = getLabelFontSize(label.size, getCssScale(plate))
    if (label.kind !== 'label' || !isWanted(label) || size === 0 || !isInSight(plate, label, REACH.label)) continue
    const { x, y } = spotOf(plate, label)
    const isOnStar = (index.starAt[getHexIndexByCentre(index.list, label.x, label.y)] ?? -1) >= 0
    const line = isOnStar && label.size !== 'large' ? y - (detail.starRadius + size / 2 + 3) * ratio : y
    const fade = label.size === 'large' ? getLargeNameOpacity(getCssScale(plate)) : 1
    const alpha = layers.labels.opacity * (label.isHidden ? 0.6 : 1) * fade
    context.font = `${label.isHidden ? 'italic ' : ''}500 ${size * ratio}px ${palette.book}`
    context.fillStyle = label.colour ?? palette.text
    context.globalAlpha = alpha * RIM_ALPHA
    context.strokeText(label.text, x, line)
    context.globalAlpha = alpha
    context.fillText(label.text, x, line)
  }
  context.globalAlpha = 1
}

/** Paints note pins at the upper left of their hexes. */
export function paintNotes(plate: MapCanvas, index: IndexedDrawList, { markSize }: LevelOfDetail): void {
  const { context, scale, ratio, palette, layers } = plate
  for (const label of index.list.labels) {
    if (label.kind !== 'note' || !isInSight(plate, label, REACH.note)) continue
    const { x, y } = spotOf(plate, { x: label.x - 0.42, y: label.y - 0.1 })
    context.globalAlpha = layers.notes.opacity * (label.isHidden ? 0.6 : 1)
    paintPin(
      plate,
      { x, y: y - Math.round(scale * 0.02) },
      Math.max(10, markSize) * ratio,
      label.colour ?? palette.link,
    )
  }
  context.globalAlpha = 1
}

/** Paints a round head on a needle that points at a spot. */
function paintPin(
  { context, palette, ratio }: MapCanvas,
  { x, y }: { x: number; y: number },
  height: number,
  colour: string,
): void {
  const radius = height * 0.34
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x - radius * 0.86, y - height + radius * 1.5)
  context.arc(x, y - height + radius, radius, Math.PI * 0.83, Math.PI * 0.17)
  context.closePath()
  context.lineWidth = 2 * ratio
  context.strokeStyle = palette.ground
  context.stroke()
  context.fillStyle = colour
  context.fill()
  context.beginPath()
  context.arc(x, y - height + radius, radius * 0.4, 0, 2 * Math.PI)
  context.fillStyle = palette.ground
  context.fill()
}

function spotOf({ scale, left, top }: MapCanvas, { x, y }: { x: number; y: number }) {
  return { x: Math.round(x * scale) - left, y: Math.round(y * scale) - top }
}

function isInSight(plate: MapCanvas, { x, y }: LabelShape, reach: number): boolean {
  const spot = spotOf(plate, { x, y })
  const far = reach * plate.ratio + plate.scale
  return spot.x > -far && spot.y > -far && spot.x < plate.width + far && spot.y < plate.height + far
}
