import type { FaceArt, Point, RangeClass } from '#shared/games/space-planes/model.ts'
import { crossesSegment } from './line-crossing.ts'

/** The class of one line by the shooter's face; the target's art is irrelevant (SP-RANGE-2, SP-RANGE-3). */
export function getLineClass({ walls, blue, red }: FaceArt, from: Point, to: Point): RangeClass {
  if (walls.some((wall) => crossesSegment(from, to, wall))) return 'none'
  if (blue.some((mark) => crossesSegment(from, to, mark))) return 'blue'
  return red.some((mark) => crossesSegment(from, to, mark)) ? 'red' : 'blue'
}
