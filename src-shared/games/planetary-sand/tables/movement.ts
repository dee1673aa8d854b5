import type { Gravity } from './environment.ts'

/** Category of movers for terrain costs. */
export type MoverCategory = 'troops' | 'wheeled' | 'tracked' | 'boat'

/** Movement allowance per turn, in R. */
export interface MoverRow {
  readonly title: string
  readonly allowance: Readonly<Record<Gravity, number>>
  readonly footing: MoverCategory
  /** Men needed to push it; null if it moves under its own power (SAND-MOVE-2). */
  readonly pushers: Readonly<Record<Gravity, number>> | null
}

/** Allowances as printed (SAND-MOVE-1). Robots move R1 on any ground (SAND-ROBO-1). */
// oxfmt-ignore
export const MOVERS = {
  infantry: { title: 'Infantry', allowance: { EG: 1, LG: 1.5 }, footing: 'troops', pushers: null },
  tank: { title: 'Space tank', allowance: { EG: 2, LG: 2 }, footing: 'tracked', pushers: null },
  speeder: { title: 'Wheeled speeder', allowance: { EG: 2, LG: 3 }, footing: 'wheeled', pushers: null },
  'carrier-tracked': { title: 'Tracked carrier', allowance: { EG: 2, LG: 3 }, footing: 'tracked', pushers: null },
  'carrier-wheeled': { title: 'Wheeled carrier', allowance: { EG: 2, LG: 3 }, footing: 'wheeled', pushers: null },
  'pushed-gun': { title: 'Pushed gun', allowance: { EG: 0.5, LG: 1 }, footing: 'troops', pushers: { EG: 3, LG: 2 } },
  robot: { title: 'Robot', allowance: { EG: 1, LG: 1 }, footing: 'troops', pushers: null },
  boat: { title: 'Boat or barge', allowance: { EG: 1, LG: 1 }, footing: 'boat', pushers: null },
} as const satisfies Readonly<Record<string, MoverRow>>

/** Id of a row of the movement table. */
export type MoverId = keyof typeof MOVERS
