import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Pieces that move together, and their goal. */
export interface MoveGroup {
  readonly things: readonly (Figure | Machine)[]
  readonly at: Point
  readonly goal: GroupGoal
}

/** The goal of a group, and its description. */
export interface GroupGoal {
  readonly at: Point
  readonly words: string
  /** The room to enter, or null. */
  readonly room: string | null
  /** Whether it goes there regardless of danger, as guards with prisoners and escaped men do. */
  readonly isPlain: boolean
}

/** Riders with their vehicle and goal. */
export interface RiderGroup {
  readonly car: Machine
  readonly riders: readonly Figure[]
  readonly goal: GroupGoal
}
