import type { Point } from '#shared/kit/convex.ts'

/** What a director is about: forward, where it stands, or back. */
export type Stance = 'press' | 'hold' | 'fall-back'

/** Where somebody was seen last, in which turn, and how it was then. */
export interface Sighting extends Point {
  readonly turn: number
  readonly hitPoints: number
}

/** What a side remembers, and what it is about and why. */
export interface BotMemory {
  /** By unit: foes that it saw. */
  readonly seen: Readonly<Record<string, Sighting>>
  readonly stance: Stance
  /** Beginning with a capital, ending with a full stop. */
  readonly why: string
}
