import { STAR_FLAGS, type StarLayer } from '#shared/cluster/draw/star-layer.ts'
import { type EmblemShape, EMBLEM_PATHS } from '#shared/cluster/emblems.ts'
import { type IndexedDrawList, listStarIndexesInBox } from './indexed-draw-list.ts'
import { getStarSizeFactor, type LevelOfDetail, MAX_STAR_SIZE_FACTOR } from './level-of-detail.ts'
import { getCanvasBox, type MapCanvas } from './map-canvas.ts'
import { computeLightness } from './map-colours.ts'

/** How far a star's marks extend beyond its rays, in CSS pixels. */
const WORN = { ring: 9, plate: 34 } as const
const MARK_SIZE = 12
/** How far an owner's emblem extends beyond the rays, in CSS pixels. */
const EMBLEM_RIM = 2.5
/** Additional width of a plate per letter after the first, in font sizes. */
const LETTER = 0.62
const RATINGS = [1, 2, 3, 4, 5] as const

/** Paints stars with their rings and note marks. */
export function paintStars(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  const { context, ratio, layers } = plate
  const found = listStarIndexesInBox(
    index,
    getCanvasBox(plate, (detail.starRadius * MAX_STAR_SIZE_FACTOR + WORN.ring) * ratio),
  )
  context.globalAlpha = layers.stars.opacity
  if (detail.isDotted) paintDots(plate, index.list.stars, found, detail)
  else for (const star of found) paintStar(plate, index.list.stars, star, detail)
  context.globalAlpha = 1
}

/** Reach of a star's rays, in device pixels. */
export function getStarRadius(stars: StarLayer, star: number, { starRadius }: LevelOfDetail, ratio: number): number {
  return starRadius * getStarSizeFactor(stars, star) * ratio
}

/** Paints distant stars as squares in their colours. A homeworld keeps its ring. */
function paintDots(plate: MapCanvas, stars: StarLayer, found: readonly number[], { starRadius }: LevelOfDetail): void {
  const { context, scale, left, top, ratio, palette, sprites } = plate
  const side = Math.max(1, Math.round(2 * starRadius * ratio))
  for (const star of found) paintEmblem(plate, stars, star, side / 2 + 2 * ratio)
  for (const rating of RATINGS) {
    context.beginPath()
    for (const star of found) {
      if (stars.ratings[star] !== rating) continue
      const x = Math.round((stars.at[2 * star] ?? 0) * scale - side / 2) - left
      const y = Math.round((stars.at[2 * star + 1] ?? 0) * scale - side / 2) - top
      context.rect(x, y, side, side)
    }
    context.fillStyle = sprites.styleOf(rating).line
    context.fill()
  }
  for (const star of found)
    if (((stars.flags[star] ?? 0) & STAR_FLAGS.homeworld) !== 0)
      paintRing(plate, getStarCanvasPosition(plate, stars, star), side / 2 + 2.5 * ratio, palette.dim)
}

const emblemPaths = new Map<EmblemShape, Path2D>()

/** Paints the emblem of a star's owner under it in the owner's colour, at every scale. */
function paintEmblem(plate: MapCanvas, stars: StarLayer, star: number, half: number): void {
  const look = plate.owners.get(stars.owners[star] ?? '')
  if (!look || !plate.layers.owners.isShown) return
  const { context, layers } = plate
  const path = emblemPaths.get(look.emblem) ?? new Path2D(EMBLEM_PATHS[look.emblem])
  emblemPaths.set(look.emblem, path)
  const { x, y } = getStarCanvasPosition(plate, stars, star)
  const alpha = context.globalAlpha
  context.save()
  context.translate(x, y)
  context.scale(half / 10, half / 10)
  context.globalAlpha = 0.4 * layers.owners.opacity
  context.fillStyle = context.strokeStyle = look.colour
  context.fill(path)
  context.globalAlpha = layers.owners.opacity
  context.lineWidth = (1.25 * plate.ratio * 10) / half
  context.stroke(path)
  context.restore()
  context.globalAlpha = alpha
}

function paintStar(plate: MapCanvas, stars: StarLayer, star: number, detail: LevelOfDetail): void {
  const { context, ratio, palette, sprites, layers } = plate
  const rating = stars.ratings[star] ?? 1
  const flags = stars.flags[star] ?? 0
  const spot = getStarCanvasPosition(plate, stars, star)
  const radius = getStarRadius(stars, star, detail, ratio)
  const isHidden = (flags & STAR_FLAGS.hidden) !== 0
  paintEmblem(plate, stars, star, radius + EMBLEM_RIM * ratio)
  const { image, size } = sprites.get(rating, radius, isHidden)
  context.drawImage(image, spot.x - size / 2, spot.y - size / 2)
  if ((flags & STAR_FLAGS.homeworld) !== 0) paintRing(plate, spot, radius + 2.5 * ratio, palette.text)
  if ((flags & STAR_FLAGS.siege) !== 0) paintSiege(plate, spot, radius + 5 * ratio)
  if ((flags & STAR_FLAGS.fort) !== 0) paintFort(plate, spot, radius + 4.5 * ratio)
  if (detail.notes && layers.notes.isShown && (flags & STAR_FLAGS.note) !== 0) paintNoteMark(plate, spot, radius)
}

/** Paints the ratings on stars. */
export function paintRatings(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  const { context, ratio, palette, sprites, layers } = plate
  const { stars } = index.list
  context.globalAlpha = layers.stars.opacity
  for (const star of listStarIndexesInBox(
    index,
    getCanvasBox(plate, detail.starRadius * MAX_STAR_SIZE_FACTOR * ratio),
  )) {
    const rating = stars.ratings[star] ?? 1
    const isHidden = ((stars.flags[star] ?? 0) & STAR_FLAGS.hidden) !== 0
    const style = sprites.styleOf(rating)
    const { x, y } = getStarCanvasPosition(plate, stars, star)
    context.font = `700 ${Math.round(getStarRadius(stars, star, detail, ratio) * style.digitRoom * 1.45)}px ${palette.numbers}`
    context.fillStyle = isHidden ? palette.text : style.digit
    context.fillText(String(rating), x, y + ratio)
  }
  context.globalAlpha = 1
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Rounds to whole pixels of the map, so that a star looks the same wherever a canvas begins. */
export function getStarCanvasPosition({ scale, left, top }: MapCanvas, { at }: StarLayer, star: number): Spot {
  return { x: Math.round((at[2 * star] ?? 0) * scale) - left, y: Math.round((at[2 * star + 1] ?? 0) * scale) - top }
}

function paintRing({ context, ratio }: MapCanvas, { x, y }: Spot, radius: number, colour: string): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.lineWidth = 1.25 * ratio
  context.strokeStyle = colour
  context.stroke()
}

/** Paints a broken ring: an enemy besieges the fort. */
function paintSiege(plate: MapCanvas, spot: Spot, radius: number): void {
  const part = (2 * Math.PI * radius) / 16
  plate.context.setLineDash([part * 1.2, part * 0.8])
  paintRing(plate, spot, radius, plate.palette.harm)
  plate.context.setLineDash([])
}

/** Paints square brackets at both sides: a fort. */
function paintFort({ context, ratio, palette }: MapCanvas, { x, y }: Spot, half: number): void {
  const foot = half * 0.4
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x + side * (half - foot), y - half)
    context.lineTo(x + side * half, y - half)
    context.lineTo(x + side * half, y + half)
    context.lineTo(x + side * (half - foot), y + half)
  }
  context.lineWidth = 1.5 * ratio
  context.strokeStyle = palette.text
  context.stroke()
}

/** Paints a small leaf at the lower right: there is a note about this star. */
function paintNoteMark({ context, ratio, palette }: MapCanvas, { x, y }: Spot, radius: number): void {
  const side = Math.max(5 * ratio, Math.min(9 * ratio, radius * 0.5))
  const left = Math.round(x + radius * 0.72)
  const top = Math.round(y + radius * 0.5)
  context.beginPath()
  context.moveTo(left, top)
  context.lineTo(left + side * 0.6, top)
  context.lineTo(left + side, top + side * 0.4)
  context.lineTo(left + side, top + side * 1.25)
  context.lineTo(left, top + side * 1.25)
  context.closePath()
  context.fillStyle = palette.link
  context.fill()
}

/** Size of an owner's plate and its letter, in device pixels. */
function plateSize({ digits }: LevelOfDetail, ratio: number): { side: number; size: number } {
  const size = MARK_SIZE * ratio * (digits ? 1 : 0.85)
  return { side: Math.round(size * 1.3), size }
}

/** Box of a plate: the offset of its centre from its star's centre, and half its height and width. */
export interface OwnerPlateBox {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly halfWidth: number
}

/** Computes the box of the plate with an owner's initial or a colony's mark. */
export function getOwnerPlateBox(radius: number, letters: number, detail: LevelOfDetail, ratio: number): OwnerPlateBox {
  const { side, size } = plateSize(detail, ratio)
  const half = side / 2
  const halfWidth = half + ((letters - 1) * LETTER * size) / 2
  return { x: radius * 0.75 + halfWidth, y: -radius * 0.55 - half, half, halfWidth }
}

/** Whether a star shows its plate. A game's colonies show it at smaller scales than owners. */
export function hasOwnerPlate({ marks, flags }: StarLayer, star: number, { owners, isDotted }: LevelOfDetail): boolean {
  return marks[star] !== '' && (owners || (!isDotted && ((flags[star] ?? 0) & STAR_FLAGS.colony) !== 0))
}

/** Returns a text colour that is legible on a colour. */
function inkOn(colour: string): string {
  return computeLightness(colour) > 0.55 ? '#14181f' : '#fffaf0'
}

/** Paints the initials of owners, or the marks of colonies, on small plates at the upper right of their stars. */
export function paintOwnerPlates(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  const { context, ratio, palette, layers } = plate
  const { stars } = index.list
  const { size } = plateSize(detail, ratio)
  context.globalAlpha = layers.owners.opacity
  context.font = `700 ${size}px ${palette.numbers}`
  context.lineWidth = ratio
  for (const star of listStarIndexesInBox(
    index,
    getCanvasBox(plate, (detail.starRadius * MAX_STAR_SIZE_FACTOR + WORN.plate) * ratio),
  )) {
    if (!hasOwnerPlate(stars, star, detail)) continue
    const mark = stars.marks[star] ?? ''
    const flags = stars.flags[star] ?? 0
    const { x, y } = getStarCanvasPosition(plate, stars, star)
    const spot = getOwnerPlateBox(getStarRadius(stars, star, detail, ratio), mark.length, detail, ratio)
    const owner = plate.owners.get(stars.owners[star] ?? '')
    const colour = owner?.colour ?? ((flags & STAR_FLAGS.second) === 0 ? palette.brass : palette.link)
    const [left, top] = [Math.round(x + spot.x - spot.halfWidth) + 0.5, Math.round(y + spot.y - spot.half) + 0.5]
    const [width, height] = [Math.round(2 * spot.halfWidth), 2 * spot.half]
    context.fillStyle = owner ? colour : palette.surface
    context.strokeStyle = colour
    context.setLineDash((flags & STAR_FLAGS.old) === 0 ? [] : [2.4 * ratio, 2 * ratio])
    context.beginPath()
    context.rect(left, top, width, height)
    context.fill()
    context.stroke()
    context.fillStyle = owner ? inkOn(colour) : colour
    context.fillText(mark, left + width / 2, top + height / 2 + 0.5)
  }
  context.setLineDash([])
  context.globalAlpha = 1
}
