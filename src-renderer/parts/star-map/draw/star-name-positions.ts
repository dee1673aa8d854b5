import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { createLineIndex, type LineIndex } from '#shared/cluster/draw/line-index.ts'
import { computeNameOffset, NAME_POSITIONS, type NamePosition } from '#shared/cluster/draw/name-positions.ts'
import type { StarLayer } from '#shared/cluster/draw/star-layer.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import { type LevelOfDetail, getLevelOfDetail, getLabelFontSize, getStarNameFont } from './level-of-detail.ts'
import { createOccupiedSpace, type OccupiedSpace } from './occupied-space.ts'
import { hasOwnerPlate, getOwnerPlateBox, getStarRadius } from './paint-stars.ts'
import { listPennants } from './pennants.ts'
import { layOutWorldSigns } from './world-sign-layout.ts'

/** Position code of a name that found no room. Other codes are 1 + the index in {@link NAME_POSITIONS}. */
export const NO_NAME_POSITION = 0

/** How far the marks of a homeworld, a fort, a siege and a selected star extend beyond the rays, in CSS pixels. */
const RING = 5

/**
 * Anchor of a star's name relative to the star's centre: the middle of the text line and the text's alignment, in CSS
 * pixels.
 */
export interface NameAnchor {
  readonly x: number
  readonly y: number
  readonly way: NamePosition['dx']
}

export function getNameAnchor(stars: StarLayer, star: number, place: number, detail: LevelOfDetail): NameAnchor {
  const { dx, dy } = NAME_POSITIONS[place - 1] ?? BELOW
  const { size } = getStarNameFont(stars, star, detail)
  const away = computeNameOffset({ dx, dy }, { reach: getStarRadius(stars, star, detail, 1) + RING, size })
  return { x: dx * away, y: dy * (away + size / 2), way: dx }
}

const BELOW = { dx: 0, dy: 1 } as const

/** Widths of texts, relative to their font sizes. */
export interface TextWidths {
  /** Width of a star's name, by index of the star. */
  ofName(star: number): number
  /** Width of a label's text, by index of the label. */
  ofLabel(label: number): number
}

/** Minimum gap between two names, in pixels. */
const APART = 8

/** How far a name may extend beyond the board, in pixels: the margin visible around a fitted board. */
const BEYOND = 10

/** Number of stars processed per slice, a fraction of a millisecond. */
const SLICE = 20

/**
 * Places names in slices, so that thousands do not block a frame. No name covers another name, a star, its world's signs,
 * its owner's plate or a label in front of it, or leaves the board. Capitals choose first, then lower ranks, richer stars, and in the order of hexes.
 * Returns the position codes by hex. `scale` is CSS pixels per hex radius; names that fit there also fit at a slightly
 * larger scale.
 */
export function* computeStarNamePositionsInSlices(
  index: IndexedDrawList,
  scale: number,
  widths: TextWidths,
): Generator<void, Uint8Array> {
  const { list, starAt } = index
  const { stars } = list
  const grounds = [scale, scale * NEXT_STEP].map((step) => createGround(list, step, widths))
  for (let star = 0; star < stars.count; star += 1) {
    for (const { taken, ...ground } of grounds) takeStar(taken, stars, star, ground)
    if (star % SLICE === 0) yield
  }
  const places = new Uint8Array(starAt.length)
  const routes = lineIndexOf(list.routes.ends)
  const order = inOrder(index)
  for (let at = 0; at < order.length; at += 1) {
    const hex = order[at] ?? 0
    const star = starAt[hex] ?? -1
    const width = widths.ofName(star)
    if (width > 0) places[hex] = placeName({ grounds, routes, list }, star, width)
    if (at % SLICE === 0) yield
  }
  return places
}

/** Scale up to which a layout is used, relative to its own. Names that fit at both scales fit between them. */
const NEXT_STEP = 2 ** (1 / 4)

/** The map at a scale, and the space taken on it. */
interface NameGround {
  readonly taken: OccupiedSpace
  readonly scale: number
  readonly detail: LevelOfDetail
}

function createGround(list: DrawList, scale: number, widths: TextWidths): NameGround {
  const detail = getLevelOfDetail(scale)
  const taken = createOccupiedSpace(list.width * scale, list.height * scale, scale)
  takeLabels(taken, list, scale, widths)
  for (const pennant of listPennants(list.fleets, scale, detail))
    taken.add(pennant.x, pennant.y, pennant.halfWidth, pennant.half)
  return { taken, scale, detail }
}

interface NameRoom {
  readonly grounds: readonly NameGround[]
  readonly routes: LineIndex
  readonly list: DrawList
}

/** Box of a name at a scale: its centre and half its sides, in pixels. */
interface NameBox {
  readonly across: number
  readonly down: number
  readonly half: number
  readonly high: number
}

/** Occupies the best free position of a star, preferably one that no route crosses. Returns its code. */
function placeName({ grounds, routes, list }: NameRoom, star: number, width: number): number {
  for (const isClear of [true, false])
    for (let place = 1; place <= NAME_POSITIONS.length; place += 1) {
      const boxes = grounds.map((ground) => boxAt(ground, list.stars, star, { place, width }))
      const isFree = grounds.every(({ taken, scale }, at) => {
        const box = boxes[at]
        if (!box || !isOnBoard(list, scale, box)) return false
        if (isClear && routes.isCrossed(boxIn(scale, box))) return false
        return taken.isFree(box.across, box.down, box.half + APART / 2, box.high)
      })
      if (!isFree) continue
      grounds.forEach(({ taken }, at) => {
        const box = boxes[at]
        if (box) taken.add(box.across, box.down, box.half + APART / 2, box.high)
      })
      return place
    }
  return NO_NAME_POSITION
}

function boxAt(
  { scale, detail }: NameGround,
  stars: StarLayer,
  star: number,
  { place, width }: { readonly place: number; readonly width: number },
): NameBox {
  const { size } = getStarNameFont(stars, star, detail)
  const anchor = getNameAnchor(stars, star, place, detail)
  const half = (width * size) / 2
  return {
    across: (stars.at[2 * star] ?? 0) * scale + anchor.x + anchor.way * (half + APART / 2),
    down: (stars.at[2 * star + 1] ?? 0) * scale + anchor.y,
    half,
    high: size / 2,
  }
}

/** Whether a name is completely visible when the board is fitted. */
function isOnBoard({ width, height }: DrawList, scale: number, { across, down, half, high }: NameBox): boolean {
  return (
    across - half >= -BEYOND &&
    across + half <= width * scale + BEYOND &&
    down - high >= -BEYOND &&
    down + high <= height * scale + BEYOND
  )
}

/** Converts a box from pixels to hex radii. */
function boxIn(scale: number, { across, down, half, high }: NameBox) {
  const [x, y] = [across - half - APART / 2, down - high]
  return { x: x / scale, y: y / scale, width: (2 * half + APART) / scale, height: (2 * high) / scale }
}

const lineIndexes = new WeakMap<Float32Array, LineIndex>()

/** Spatial index of the routes of a map, in hex radii, cached as long as they stay the same. */
function lineIndexOf(ends: Float32Array): LineIndex {
  const index = lineIndexes.get(ends) ?? createLineIndex(ends, 3)
  lineIndexes.set(ends, index)
  return index
}

/** Places every name of a map synchronously. */
export function computeStarNamePositions(index: IndexedDrawList, scale: number, widths: TextWidths): Uint8Array {
  const placing = computeStarNamePositionsInSlices(index, scale, widths)
  for (;;) {
    const step = placing.next()
    if (step.done) return step.value
  }
}

function takeStar(
  taken: OccupiedSpace,
  stars: StarLayer,
  star: number,
  { scale, detail }: Omit<NameGround, 'taken'>,
): void {
  const x = (stars.at[2 * star] ?? 0) * scale
  const y = (stars.at[2 * star + 1] ?? 0) * scale
  const radius = getStarRadius(stars, star, detail, 1)
  taken.add(x, y, radius * 0.85, radius * 0.85)
  const world = stars.worlds[star]
  if (world) {
    const { signs, texts } = layOutWorldSigns(world, radius, scale)
    for (const item of [...signs, ...texts]) taken.add(x + item.x, y + item.y, item.halfWidth, item.half)
  }
  if (!hasOwnerPlate(stars, star, detail)) return
  const plate = getOwnerPlateBox(radius, stars.marks[star]?.length ?? 0, detail, 1)
  taken.add(x + plate.x, y + plate.y, plate.halfWidth, plate.half)
}

function takeLabels(taken: OccupiedSpace, list: DrawList, scale: number, widths: TextWidths): void {
  list.labels.forEach(({ x, y, kind, size }, label) => {
    const high = getLabelFontSize(size, scale)
    if (kind === 'note' || high === 0 || size === 'large') return // large ones are behind the stars
    taken.add(x * scale, y * scale, (widths.ofLabel(label) * high) / 2, high / 2)
  })
}

/** Hexes of stars in the order of placement. */
function inOrder({ list, starAt }: IndexedDrawList): Int32Array {
  const { ratings, ranks, count } = list.stars
  const rankOf = (star: number) => 5 * (3 - (ranks[star] ?? 0)) + 5 - Math.min(5, Math.max(1, ratings[star] ?? 1))
  const next = new Int32Array(5 * 4 + 1)
  for (let star = 0; star < count; star += 1) next[rankOf(star) + 1] = (next[rankOf(star) + 1] ?? 0) + 1
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0)
  const order = new Int32Array(count)
  for (let hex = 0; hex < starAt.length; hex += 1) {
    const star = starAt[hex] ?? -1
    if (star < 0) continue
    const rank = rankOf(star)
    order[next[rank] ?? 0] = hex
    next[rank] = (next[rank] ?? 0) + 1
  }
  return order
}
