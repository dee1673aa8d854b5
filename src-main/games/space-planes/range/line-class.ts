import type { FaceArt, Point, RangeClass } from '#shared/games/space-planes/model.ts'
import { isCrossing } from './line-crossing.ts'

/** The class of one line by the shooter's face; the target's art is irrelevant (SP-RANGE-2, SP-RANGE-3). */
export function getLineClass({ walls, blue, red }: FaceArt, from: Point, to: Point): RangeClass {
  if (walls.some((wall) => isCrossing(from, to, wall))) return 'none'
  if (blue.some((mark) => isCrossing(from, to, mark))) return 'blue'
  return red.some((mark) => isCrossing(from, to, mark)) ? 'red' : 'blue'
}
