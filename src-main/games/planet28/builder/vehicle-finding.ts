import type { Fix, Problem, VehicleProfile } from '#shared/games/planet28/model.ts'

/** A problem of a vehicle before its fixes are worked out. */
export interface VehicleFinding extends Omit<Problem<VehicleProfile>, 'fixes'> {
  /** Clicks that may help; `vehicle-check` offers those that do. */
  readonly mend: () => Fix<VehicleProfile>[]
}
