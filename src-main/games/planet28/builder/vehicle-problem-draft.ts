import type { ProblemFix, BuildProblem, VehicleProfile } from '#shared/games/planet28/model.ts'

/** A problem of a vehicle before its fixes are computed. */
export interface VehicleProblemDraft extends Omit<BuildProblem<VehicleProfile>, 'fixes'> {
  /** Returns candidate fixes. `vehicle-check` offers those that solve the problem. */
  readonly mend: () => ProblemFix<VehicleProfile>[]
}
