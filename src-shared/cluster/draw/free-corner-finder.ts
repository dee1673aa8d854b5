import { createBoxIndex } from './box-index.ts'
import type { DrawList } from './draw-list.ts'
import { createLineIndex } from './line-index.ts'
import type { Box } from './picture.ts'

/** Corners of the board, the best for a cartouche first. */
const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const
export type BoardCorner = (typeof CORNERS)[number]

/** Space around a star in hex radii. */
const STAR = 1.2

/**
 * Creates a function that finds a corner of the map with an empty space of a given width and height in hex radii, or
 * null. Empty means no star, route, region, fog, label or fleet. The function is cheap to call repeatedly.
 */
export function createFreeCornerFinder(list: DrawList): (width: number, height: number) => BoardCorner | null {
  const things = createBoxIndex(4)
  const { at, count } = list.stars
  for (let star = 0; star < count; star += 1) things.add(around(at[2 * star] ?? 0, at[2 * star + 1] ?? 0, STAR))
  for (const { x, y } of [...list.labels, ...list.fleets]) things.add(around(x, y, STAR))
  for (const { rings } of [...list.regions, list.fog])
    for (const ring of rings)
      for (let corner = 0; corner < ring.length; corner += 2)
        things.add(around(ring[corner] ?? 0, ring[corner + 1] ?? 0, 0.5))
  const routes = createLineIndex(list.routes.ends, 4)
  return (width, height) => {
    if (count === 0 || width > list.width * 0.8 || height > list.height * 0.8) return null
    return (
      CORNERS.find((corner) => {
        const box = {
          x: corner.endsWith('left') ? 0 : list.width - width,
          y: corner.startsWith('top') ? 0 : list.height - height,
          width,
          height,
        }
        return things.isFree(box) && !routes.isCrossed(box)
      }) ?? null
    )
  }
}

function around(x: number, y: number, by: number): Box {
  return { x: x - by, y: y - by, width: 2 * by, height: 2 * by }
}
