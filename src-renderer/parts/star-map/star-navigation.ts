import { type HexBoard, computeHexCentre, type HexPlace, type HexPoint } from '#shared/kit/hex.ts'

/** A star that can be pressed. */
export interface StarButton {
  /** Identifies the star in events. */
  readonly key: string
  readonly place: HexPlace
  /** Accessible label. */
  readonly words: string
  /** Whether it is a valid choice for the current prompt. */
  readonly isTarget: boolean
}

/** Radius of a touch target, in pixels. */
export const TOUCH_TARGET_RADIUS_PX = 22

const WAYS: Readonly<Record<string, HexPoint>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

/** Finds the nearest star in the direction of an arrow key. Null if there is none, or for any other key. */
export function findStarInArrowDirection<Star extends { readonly place: HexPlace }>(
  stars: readonly Star[],
  { place, key, board }: { readonly place: HexPlace; readonly key: string; readonly board: HexBoard },
): Star | null {
  const hexPoint = WAYS[key]
  if (!hexPoint) return null
  const from = computeHexCentre(place, board)
  let best: Star | null = null
  let least = Infinity
  for (const star of stars) {
    const to = computeHexCentre(star.place, board)
    const [x, y] = [to.x - from.x, to.y - from.y]
    const ahead = x * hexPoint.x + y * hexPoint.y
    const aside = Math.abs(x * hexPoint.y) + Math.abs(y * hexPoint.x)
    const far = ahead + aside * 2
    if (ahead <= 0 || aside > ahead * 1.5 || far >= least) continue
    least = far
    best = star
  }
  return best
}

/** Finds the star nearest to a point within a maximum distance in hex radii. Null if there is none. */
export function findStarNear<Star extends { readonly place: HexPlace }>(
  stars: readonly Star[],
  { point, reach, board }: { readonly point: HexPoint; readonly reach: number; readonly board: HexBoard },
): Star | null {
  let best: Star | null = null
  let least = reach
  for (const star of stars) {
    const { x, y } = computeHexCentre(star.place, board)
    const far = Math.hypot(x - point.x, y - point.y)
    if (far > least) continue
    least = far
    best = star
  }
  return best
}

/** Computes the distance from every star to its nearest neighbour, in hex radii, up to `most`. */
export function computeNearestStarDistanceByKey(
  stars: readonly { readonly key: string; readonly place: HexPlace }[],
  { most, board }: { readonly most: number; readonly board: HexBoard },
): Map<string, number> {
  const placed = stars.map(({ key, place }) => ({ key, ...computeHexCentre(place, board) })).sort((a, b) => a.x - b.x)
  const room = new Map(placed.map(({ key }) => [key, most]))
  const narrow = (key: string, far: number): void => void room.set(key, Math.min(far, room.get(key) ?? far))
  for (const [index, item] of placed.entries())
    for (let next = index + 1; next < placed.length; next += 1) {
      const neighbour = placed[next]
      if (!neighbour || neighbour.x - item.x >= most) break
      const far = Math.hypot(neighbour.x - item.x, neighbour.y - item.y)
      for (const { key } of [item, neighbour]) narrow(key, far)
    }
  return room
}
