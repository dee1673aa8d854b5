import type { ObjectiveHoldTurns } from '#shared/games/planetary-sand/battle.ts'
import { OBJECTIVE_HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'

/** The objectives that a side must hold, and those it must keep. */
export interface SideObjectives {
  readonly goal: string | null
  readonly home: string | null
  /** The third objective, or null (SAND-VIC-3). */
  readonly middle: string | null
}

/**
 * The number of consecutive turns in which a side held these objectives, after one more turn. Losing one resets the
 * count (SAND-VIC-4).
 */
export function computeNextObjectiveHold(
  { goal, middle }: SideObjectives,
  before: ObjectiveHoldTurns,
  held: readonly string[],
): ObjectiveHoldTurns {
  const next = (count: number, objective: string | null) =>
    objective !== null && held.includes(objective) ? count + 1 : 0
  return { goal: next(before.goal, goal), middle: next(before.middle, middle) }
}

/** Whether the third objective has been held long enough, by setting (SAND-VIC-3). */
const HOLDS_MIDDLE: Readonly<Record<SandSettings['middleHold'], (turns: number) => boolean>> = {
  'at-end': (turns) => turns > 0,
  'six-turns': (turns) => turns >= OBJECTIVE_HOLD_TURNS,
}

/**
 * Whether a side has won by holding: six consecutive turns, the middle as well, and its own objectives not in enemy
 * hands at that moment (SAND-VIC-2, SAND-VIC-3, SAND-VIC-5).
 */
export function hasWonByHolding(
  { home, middle }: SideObjectives,
  hold: ObjectiveHoldTurns,
  { heldByEnemy, settings }: { heldByEnemy: readonly string[]; settings: Pick<SandSettings, 'middleHold'> },
): boolean {
  if (hold.goal < OBJECTIVE_HOLD_TURNS || (home !== null && heldByEnemy.includes(home))) return false
  return middle === null || HOLDS_MIDDLE[settings.middleHold](hold.middle)
}
