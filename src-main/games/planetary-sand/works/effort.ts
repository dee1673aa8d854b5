/** Turns in which so many engineer robots mend so many points (SAND-FIX-1, SAND-FIX-2). */
export function computeRepairTurns(points: number, robots: number): number {
  return Math.ceil(points / robots)
}

/** Specialists that an army with so many robots needs (SAND-ROBO-8). */
export function computeNeededSpecialists(robots: number, perSpecialist: number): number {
  return Math.ceil(robots / perSpecialist)
}

/** What a job asks for each turn. */
export interface ReloadNeed {
  readonly men: number
  readonly turns: number
}

/** Turns of reloading that are done after one more with so many men: too few begin again (SAND-RELOAD-1, SAND-RELOAD-2). */
export function countReloadTurns(done: number, hands: number, { men }: ReloadNeed): number {
  return hands >= men ? done + 1 : 0
}

/** Wrecks in a robot, and turns in which a team makes one (SAND-FIX-4). */
export const SALVAGE = { wrecksPerRobot: 2, turns: 2 } as const

/** Robots that so many teams make of so many wrecks (SAND-FIX-4). */
export function countSalvagedRobots({
  wrecks,
  teams,
  turns,
}: {
  wrecks: number
  teams: number
  turns: number
}): number {
  return Math.min(Math.floor(wrecks / SALVAGE.wrecksPerRobot), teams * Math.floor(turns / SALVAGE.turns))
}
