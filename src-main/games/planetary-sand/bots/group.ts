import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Some who go together, and where to. */
export interface Group {
  readonly things: readonly (Figure | Machine)[]
  readonly at: Point
  readonly goal: Goal
}

/** Where a group wants to go, and what it says about it. */
export interface Goal {
  readonly at: Point
  readonly words: string
  /** The room that it means to get into, or null. */
  readonly room: string | null
  /** Whether it goes there whatever awaits it: prisoners and escapers do. */
  readonly isPlain: boolean
}

/** Some who ride, in what, and for what. */
export interface Ride {
  readonly car: Machine
  readonly riders: readonly Figure[]
  readonly goal: Goal
}
