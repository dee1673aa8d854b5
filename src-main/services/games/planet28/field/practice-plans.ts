import { FieldFault } from '#main/games/planet28/field/field-fault.ts'
import { deployed } from '#main/games/planet28/field/frames.ts'
import type { PracticePlan } from '#main/games/planet28/field/play.ts'
import { Refused } from '#main/services/refused.ts'
import type { PracticeFields } from '#shared/contract/planet28/practice.ts'
import { createTableOptions, sideId } from '../battles/table-options.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { createCampaignForces } from '../standing/campaign-forces.ts'

/** Who stands where on what field. */
export type StandingFields = Omit<PracticeFields, 'directors' | 'seed'>

/** Makes battles for the practice field of what somebody asks for. */
export function createPracticePlans(tools: ForceTools) {
  const { optionsOf } = createTableOptions(tools, createCampaignForces(tools))

  return {
    /** The battle, without vehicles, for which the field has no directors; their names. */
    of(fields: Omit<PracticeFields, 'seed'>): { plan: PracticePlan; leftOut: string[] } {
      const { field, directors, places, ...muster } = fields
      const options = optionsOf({ ...muster, goal: '' })
      const [vehicles, units] = [true, false].map((isVehicle) =>
        options.units.filter(({ kind }) => (kind === 'vehicle') === isVehicle),
      ) as [typeof options.units, typeof options.units]
      const empty = options.sides.find((_side, at) => units.every(({ side }) => side !== sideId(at)))
      if (empty !== undefined)
        throw new Refused(
          'illegal',
          `Only vehicles stand on the side “${empty.name}”, and nobody leads them on the practice field. Add somebody on foot.`,
        )
      const plan = { options: { ...options, units }, field, directors, places }
      requireRoom(plan)
      return {
        plan,
        leftOut: vehicles.map(({ name }) => name),
      }
    },
  }
}

/** Refuses a battle for which the field has no room, before another thread is at it. */
function requireRoom(plan: PracticePlan): void {
  try {
    deployed(plan)
  } catch (fault) {
    if (fault instanceof FieldFault) throw new Refused('illegal', fault.message)
    throw fault
  }
}
