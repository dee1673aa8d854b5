import type { Point } from '#shared/kit/convex.ts'

/** Intention of a bot: advance, hold its position, or retreat. */
export type BotStance = 'press' | 'hold' | 'fall-back'

/** Last known position of a unit, the turn, and its hit points at that time. */
export interface LastKnownPosition extends Point {
  readonly turn: number
  readonly hitPoints: number
}

/** Memory of a side: sightings, current stance and its reason. */
export interface BotMemory {
  /** Enemies seen, by unit. */
  readonly seen: Readonly<Record<string, LastKnownPosition>>
  readonly stance: BotStance
  /** Starts with a capital and ends with a full stop. */
  readonly why: string
}
