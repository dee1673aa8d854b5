import type { StarLayer } from './draw-list.ts'

/** Where each star's name stands: below it, above it, or nowhere when there is no room. */
export type NamePlace = 'below' | 'above' | null

/** What placing needs to know of the letters, in pixels. */
export interface NameSizes {
  readonly widthOf: (name: string) => number
  readonly lineHeight: number
  /** From the middle of a star to the middle of its name. */
  readonly offset: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Cells of the look-up that keeps placing fast with thousands of stars, in pixels. */
const CELL = 64

/** What is kept free between two names, in pixels. */
const APART = 8

/** Places names so that none covers another or a star; richer stars go first. `scale` is pixels a hex radius. */
export function placeNames({ at, ratings, names }: StarLayer, scale: number, sizes: NameSizes): NamePlace[] {
  const taken = createBoxes()
  const half = Math.min(scale * 0.5, sizes.offset - sizes.lineHeight / 2)
  const spots = names.map((_, index) => ({ x: (at[2 * index] ?? 0) * scale, y: (at[2 * index + 1] ?? 0) * scale }))
  for (const { x, y } of spots) taken.add({ left: x - half, right: x + half, top: y - half, bottom: y + half })

  const places: NamePlace[] = names.map(() => null)
  const order = names.map((_, index) => index).sort((a, b) => (ratings[b] ?? 0) - (ratings[a] ?? 0))
  for (const index of order) {
    const [name, spot] = [names[index], spots[index]]
    if (name === undefined || !spot) continue
    const width = sizes.widthOf(name) + APART
    for (const place of ['below', 'above'] as const) {
      const box = boxOf(spot.x, spot.y + (place === 'below' ? sizes.offset : -sizes.offset), width, sizes.lineHeight)
      if (!taken.isFree(box)) continue
      taken.add(box)
      places[index] = place
      break
    }
  }
  return places
}

function boxOf(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function createBoxes() {
  const cells = new Map<string, Box[]>()
  function* cellsOf({ left, right, top, bottom }: Box): Generator<string> {
    for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
      for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) yield `${x},${y}`
  }
  return {
    add(box: Box): void {
      for (const cell of cellsOf(box)) {
        const there = cells.get(cell)
        if (there) there.push(box)
        else cells.set(cell, [box])
      }
    },
    isFree(box: Box): boolean {
      for (const cell of cellsOf(box)) if (cells.get(cell)?.some((other) => overlap(box, other))) return false
      return true
    },
  }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
