import type { Air, Gravity } from './tables/environment.ts'

/** Maximum number of units of an army. */
export const MAX_ARMY_UNITS = 40
/** Maximum number of rows of figures of a unit. */
export const MAX_FIGURE_ROWS = 40

/** Figures of one model in a unit. */
export interface ArmyFigures {
  /** Unique within the army. */
  readonly id: string
  /** Id of the model in the toy box. */
  readonly toyId: string
  readonly count: number
  readonly hasSuit: boolean
  /** Whether they are Robotics Specialists (SAND-ROBO-8). */
  readonly isSpecialist: boolean
  /** Grenades per figure (SAND-GREN-1). */
  readonly grenades: number
  /** The vehicle, gun or pad to which robots are assigned, or null (SAND-ROBO-7). */
  readonly post: string | null
}

/** Figures that move and fight together. */
export interface ArmyUnit {
  readonly id: string
  readonly name: string
  /** The vehicle in which it starts; null for on foot (SAND-MOVE-4). */
  readonly ridesIn: string | null
  readonly figures: readonly ArmyFigures[]
}

/** One vehicle, gun or pad of an army. */
export interface ArmyMachine {
  readonly id: string
  readonly toyId: string
  readonly name: string
  /** Whether its pad starts loaded (SAND-MSL-5). */
  readonly isLoaded: boolean
  /** Additional rockets or missiles that it carries (SAND-MSL-5). */
  readonly spares: number
}

/** An army as picked from a toy box. */
export interface ArmyPlan {
  readonly gravity: Gravity
  readonly air: Air
  readonly units: readonly ArmyUnit[]
  readonly machines: readonly ArmyMachine[]
  /** Spare helmets, besides those worn (SAND-AIR-4). */
  readonly helmets: number
}

/** An error or warning of an army, with fixes. */
export interface ArmyProblem {
  readonly key: string
  readonly rule: string
  readonly severity: 'refused' | 'flagged'
  readonly message: string
  readonly fixes: readonly ArmyFix[]
}

/** A quick fix and the resulting army. */
export interface ArmyFix {
  readonly label: string
  readonly plan: ArmyPlan
}
