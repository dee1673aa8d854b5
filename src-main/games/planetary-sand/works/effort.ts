/** Number of turns in which engineer robots repair these points (SAND-FIX-1, SAND-FIX-2). */
export function computeRepairTurns(points: number, robots: number): number {
  return Math.ceil(points / robots)
}

/** Number of specialists that an army with this many robots needs (SAND-ROBO-8). */
export function computeNeededSpecialists(robots: number, perSpecialist: number): number {
  return Math.ceil(robots / perSpecialist)
}

/** Requirements of a reload per turn. */
export interface ReloadNeed {
  readonly men: number
  readonly turns: number
}

/**
 * Completed turns of reloading after one more turn; with too few men it starts again (SAND-RELOAD-1, SAND-RELOAD-2).
 */
export function computeNextReloadTurns(done: number, hands: number, { men }: ReloadNeed): number {
  return hands >= men ? done + 1 : 0
}

/** Wrecks needed per robot, and turns of work by a team (SAND-FIX-4). */
export const SALVAGE_REQUIREMENTS = { wrecksPerRobot: 2, turns: 2 } as const

/** Number of robots that teams salvage from wrecks (SAND-FIX-4). */
export function countSalvagedRobots({
  wrecks,
  teams,
  turns,
}: {
  wrecks: number
  teams: number
  turns: number
}): number {
  return Math.min(
    Math.floor(wrecks / SALVAGE_REQUIREMENTS.wrecksPerRobot),
    teams * Math.floor(turns / SALVAGE_REQUIREMENTS.turns),
  )
}
