import type { Air, Gravity } from './tables/environment.ts'

/** The most units of an army. */
export const MAX_UNITS = 40
/** The most rows of figures of a unit. */
export const MAX_FIGURE_ROWS = 40

/** Figures of one model in a unit. */
export interface ArmyFigures {
  /** Its own within the army. */
  readonly id: string
  /** The model in the toy box. */
  readonly toyId: string
  readonly count: number
  readonly hasSuit: boolean
  /** Whether each of them is a Robotics Specialist (SAND-ROBO-8). */
  readonly isSpecialist: boolean
  /** Grenades of each of them (SAND-GREN-1). */
  readonly grenades: number
  /** The vehicle, gun or pad that robots are assigned to, or null (SAND-ROBO-7). */
  readonly post: string | null
}

/** Figures that move and fight together. */
export interface ArmyUnit {
  readonly id: string
  readonly name: string
  /** The vehicle that it begins in, or null on foot (SAND-MOVE-4). */
  readonly ridesIn: string | null
  readonly figures: readonly ArmyFigures[]
}

/** One vehicle, gun or pad of an army. */
export interface ArmyMachine {
  readonly id: string
  readonly toyId: string
  readonly name: string
  /** Whether its pad begins loaded (SAND-MSL-5). */
  readonly isLoaded: boolean
  /** Rockets or missiles that it carries besides (SAND-MSL-5). */
  readonly spares: number
}

/** What is picked from a toy box for one side. */
export interface ArmyPlan {
  readonly gravity: Gravity
  readonly air: Air
  readonly units: readonly ArmyUnit[]
  readonly machines: readonly ArmyMachine[]
  /** Helmets taken along besides those that are worn (SAND-AIR-4). */
  readonly helmets: number
}

/** What is wrong with an army, or worth a look, and what would put it right. */
export interface ArmyProblem {
  readonly key: string
  readonly rule: string
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly fixes: readonly ArmyFix[]
}

/** The army as one click would make it. */
export interface ArmyFix {
  readonly label: string
  readonly plan: ArmyPlan
}
