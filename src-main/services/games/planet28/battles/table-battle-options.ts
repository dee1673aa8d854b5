import { applyStartingOptions } from '#main/games/planet28/battle/setup/starting-options.ts'
import { createBattleUnitOptions } from '#main/games/planet28/campaign/battle-units/create-battle-unit-options.ts'
import {
  findQuickUnitsProblem,
  createQuickUnitOptions,
} from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import { countItemUses } from '#main/games/planet28/campaign/growth/item-use-counts.ts'
import { listHouseRows } from '#main/services/games/planet28/forces/list-house-rows.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { TableBattleSides, TableBattlePlan } from '#shared/contract/planet28/table-battles.ts'
import { BattleOptions, type UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** A plan of a table battle: who fights, the goal and the number of turns. */
type FieldedPlan = TableBattleSides &
  Pick<TableBattlePlan, 'goal' | 'turns' | 'map'> & { readonly scenarioId?: string | null }

/** Builds the options of a battle from the present units of the campaign and from quick units. */
export function createTableBattleOptionsBuilder(
  { file, editions, requireKnown }: ForceDependencies,
  campaign: CampaignForceStore,
) {
  const { battles, houseRows } = file.rows

  function forcesOf({ sides }: Pick<TableBattleSides, 'sides'>): CampaignForce[] {
    const ids = sides.flatMap(({ warbandIds }) => warbandIds)
    if (new Set(ids).size < ids.length)
      throw new RefusalError('illegal', 'A warband stands on two sides. Take it off one of them.')
    return ids.map((id) => {
      const force = requireFound(campaign.find(id), 'warband')
      requireKnown(force.unknown, force.warband.name)
      return force
    })
  }

  function unitsOf({ sides, absent, aboard = {} }: TableBattleSides, forces: readonly CampaignForce[]): UnitOptions[] {
    const records = battles.listSettledRecords()
    const usesBefore = (unitId: string, item: string) => countItemUses(records, unitId, item)
    const all = sides.flatMap(({ warbandIds, quick }, at) => {
      const side = getSideSeatId(at)
      const own = forces.filter(({ warband }) => warbandIds.includes(warband.id))
      const fielded = own.flatMap(({ warband, edition: { rules } }) =>
        warband.units
          .filter(({ id }) => !absent.includes(id))
          .map((unit) => createBattleUnitOptions(unit, side, { rules, usesBefore })),
      )
      return [
        ...fielded,
        ...quick.flatMap((item, nth) => createQuickUnitOptions(item, { side, base: `${side}-${nth + 1}` })),
      ]
    })
    return seated(all, aboard)
  }

  function optionsOf(plan: FieldedPlan): BattleOptions {
    const { play, goal, turns, scenarioId = null, sides } = plan
    const fault = sides.flatMap(({ quick }) => quick.map(findQuickUnitsProblem)).find((text) => text !== null)
    if (fault !== undefined) throw new RefusalError('illegal', fault)
    const { rules } = editions.current()
    const units = unitsOf(plan, forcesOf(plan)).map((unit) => applyStartingOptions(unit, plan, rules))
    const empty = sides.find((_side, at) => units.every(({ side }) => side !== getSideSeatId(at)))
    if (empty !== undefined)
      throw new RefusalError('illegal', `Nobody stands on the side “${empty.name}”. Add a warband or quick units.`)
    const house = listHouseRows({ houseRows })
    const fought = sides.map(({ name, isEnemy, warbandIds }, at) => {
      return { id: getSideSeatId(at), name: name.slice(0, 120), isEnemy, warbandIds }
    })
    const options = { play, goal, turns, scenarioId, settings: { ...rules.settings }, house, sides: fought, units }
    const parsed = BattleOptions.safeParse({ ...options, ...mapOf(plan) })
    if (parsed.success) return parsed.data
    throw new RefusalError('illegal', 'A battle takes at most 200 units and 8 sides. Leave some of them out.')
  }

  return { forcesOf, unitsOf, optionsOf }
}

/** Seats the units that begin aboard a vehicle, if the vehicle is on their side (P28-SET-3). */
function seated(units: readonly UnitOptions[], aboard: NonNullable<TableBattleSides['aboard']>): UnitOptions[] {
  return units.map((unit) => {
    const ride = units.find(({ id, kind, side }) => id === aboard[unit.id] && kind === 'vehicle' && side === unit.side)
    return unit.kind === 'vehicle' || ride === undefined ? unit : { ...unit, aboard: ride.id }
  })
}

/** The map of a battle with the bots of its sides; nothing for a battle on a table. */
function mapOf({ map, sides }: FieldedPlan): Pick<BattleOptions, 'map'> {
  if (map === undefined) return {}
  const bots = Object.fromEntries(sides.flatMap(({ bot }, at) => (bot === undefined ? [] : [[getSideSeatId(at), bot]])))
  return { map: { ...map, bots } }
}

/** The seat id of a side. */
export function getSideSeatId(at: number): string {
  return `side-${at + 1}`
}
