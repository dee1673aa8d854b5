import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { STAR_FLAGS, type StarLayer } from '#shared/cluster/draw/star-layer.ts'
import { type Detail, detailAt, LABEL_LOOKS, NAME_SIZE, nameOffset } from './detail.ts'
import type { MapIndex } from './map-index.ts'
import { plateSpot, radiusOf } from './paint-stars.ts'
import { createTakenRoom, type TakenRoom } from './taken-room.ts'

/** Where a star's name stands: nowhere when there is no room. */
export const NAME_PLACES = { none: 0, below: 1, above: 2 } as const

/** How wide texts are, in pixels of the page. */
export interface TextWidths {
  /** Of a star's name, by its place in the list. */
  ofName(star: number): number
  /** Of a label's text, by its place in the list. */
  ofLabel(label: number): number
}

/** What is kept free between two names, in pixels. */
const APART = 8

/** Stars that are looked at in one go. */
const SLICE = 300

/** Places names in slices, so that thousands hold up no picture: none covers another, a star, its owner's plate or a label. Homeworlds choose first, then richer stars, then in the order of hexes. Ends with {@link NAME_PLACES} by hex. `scale` is pixels of the page a hex radius; what has room there has room at a somewhat larger one too. */
export function* placingNames(index: MapIndex, scale: number, widths: TextWidths): Generator<void, Uint8Array> {
  const { list, starAt } = index
  const { stars } = list
  const detail = detailAt(scale)
  const taken = createTakenRoom(list.width * scale, list.height * scale, scale)
  takeLabels(taken, list, scale, widths)
  for (let star = 0; star < stars.count; star += 1) {
    takeStar(taken, stars, star, { scale, detail })
    if (star % SLICE === 0) yield
  }
  const places = new Uint8Array(starAt.length)
  const order = inOrder(index)
  for (let at = 0; at < order.length; at += 1) {
    const hex = order[at] ?? 0
    const star = starAt[hex] ?? -1
    const half = (widths.ofName(star) + APART) / 2
    if (half > APART / 2) {
      const x = (stars.at[2 * star] ?? 0) * scale
      const y = (stars.at[2 * star + 1] ?? 0) * scale
      const reach = nameOffset(radiusOf(stars, star, detail, 1))
      if (taken.take(x, y + reach, half, NAME_SIZE / 2)) places[hex] = NAME_PLACES.below
      else if (taken.take(x, y - reach, half, NAME_SIZE / 2)) places[hex] = NAME_PLACES.above
    }
    if (at % SLICE === 0) yield
  }
  return places
}

/** All of it at once. */
export function placeNames(index: MapIndex, scale: number, widths: TextWidths): Uint8Array {
  const placing = placingNames(index, scale, widths)
  for (;;) {
    const step = placing.next()
    if (step.done) return step.value
  }
}

function takeStar(
  taken: TakenRoom,
  stars: StarLayer,
  star: number,
  { scale, detail }: { scale: number; detail: Detail },
): void {
  const x = (stars.at[2 * star] ?? 0) * scale
  const y = (stars.at[2 * star + 1] ?? 0) * scale
  const radius = radiusOf(stars, star, detail, 1)
  taken.add(x, y, radius * 0.85, radius * 0.85)
  if (!detail.owners || stars.marks[star] === '') return
  const plate = plateSpot(radius, detail, 1)
  taken.add(x + plate.x, y + plate.y, plate.half, plate.half)
}

function takeLabels(taken: TakenRoom, list: DrawList, scale: number, widths: TextWidths): void {
  list.labels.forEach(({ x, y, kind, size }, label) => {
    if (kind === 'note' || scale < LABEL_LOOKS[size].from) return
    taken.add(x * scale, y * scale, widths.ofLabel(label) / 2, LABEL_LOOKS[size].size / 2)
  })
}

/** The hexes of stars in the order in which they choose. */
function inOrder({ list, starAt }: MapIndex): Int32Array {
  const { ratings, flags, count } = list.stars
  const rankOf = (star: number) =>
    ((flags[star] ?? 0) & STAR_FLAGS.homeworld) !== 0 ? 0 : 6 - Math.min(5, Math.max(1, ratings[star] ?? 1))
  const next = new Int32Array(8)
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
