import { FieldFault } from '#main/games/planet28/field/field-fault.ts'
import { deployed } from '#main/games/planet28/field/frames.ts'
import type { PracticePlan } from '#main/games/planet28/field/play.ts'
import { Refused } from '#main/services/refused.ts'
import type { PracticeFields } from '#shared/contract/planet28/practice.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import { createTableOptions } from '../battles/table-options.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { createCampaignForces } from '../standing/campaign-forces.ts'

/** Who stands where on what field. */
export type StandingFields = Omit<PracticeFields, 'directors' | 'seed'>

/** Makes battles for the practice field of what somebody asks for. */
export function createPracticePlans(tools: ForceTools) {
  const { optionsOf } = createTableOptions(tools, createCampaignForces(tools))

  return {
    /** The battle that is asked for, on its field. */
    of({ field, directors, places, ...muster }: Omit<PracticeFields, 'seed'>): PracticePlan {
      const plan = { options: seated(optionsOf({ ...muster, goal: '' }), places), field, directors, places }
      requireRoom(plan)
      return plan
    },
  }
}

/** Those who are to begin aboard a vehicle do, where it takes part (P28-SET-3). */
function seated(options: BattleOptions, places: StandingFields['places']): BattleOptions {
  const vehicles = new Set(options.units.flatMap(({ id, kind }) => (kind === 'vehicle' ? [id] : [])))
  const units = options.units.map((unit) => {
    const aboard = places[unit.id]?.aboard
    return unit.kind === 'vehicle' || aboard === undefined || !vehicles.has(aboard) ? unit : { ...unit, aboard }
  })
  return { ...options, units }
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
