import type { PlacedStar } from './map-frame.ts'

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/** The nearest star from one in the way of an arrow key, or null where there is none or the key is no arrow. */
export function starToward(stars: readonly PlacedStar[], from: PlacedStar, key: string): PlacedStar | null {
  const way = WAYS[key]
  if (!way) return null
  const [dx, dy] = way
  let best: { star: PlacedStar; far: number } | null = null
  for (const star of stars) {
    const [x, y] = [star.at.x - from.at.x, star.at.y - from.at.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead <= 0 || aside > ahead * 1.5) continue
    const far = ahead + aside * 2
    if (best === null || far < best.far) best = { star, far }
  }
  return best?.star ?? null
}
