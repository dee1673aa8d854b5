import type { Point, Pose } from '#shared/games/space-planes/model.ts'
import { type Convex, hullOf } from '#shared/kit/convex.ts'
import { footprint, standing } from '../footprint.ts'

/** A square that is shifted on the table without turning. */
export function shifted(pose: Pose, step: Point, mm: number): Pose {
  return standing({ x: pose.x + step.x * mm, y: pose.y + step.y * mm, heading: pose.heading })
}

/** What a shift sweeps: all between the square before and the square after (SP-CANCEL-2). */
export function sweepBetween(before: Pose, after: Pose, cubeMm: number): Convex {
  return hullOf([...footprint(before, cubeMm), ...footprint(after, cubeMm)])
}
