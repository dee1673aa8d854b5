import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import type { CampaignPlots, PlotPoint, WarbandPlot } from '#shared/contract/campaign.ts'
import type { UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { listFightingWarbands } from '../battles/aftermath.ts'
import type { Force } from '../forces/force-roster.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { compareDiceLuck } from './plot-luck.ts'
import { type PointsOverTime, computePointsByWarband } from './plot-points.ts'

const NOTHING: PointsOverTime = { before: { earned: 0, spent: 0 }, after: new Map() }

/** Creates the service of the campaign's plots. */
export function createCampaignPlots({ file, roster, judge, editions }: ForceTools) {
  const { battles } = file.rows
  const flows = file.rows.pointFlows

  /** The warband of each account. Deleted units are identified by the battles they fought. */
  function ownersOf(forces: readonly Force[], fought: readonly Battle[]): ReadonlyMap<string, string> {
    const tallied = fought.flatMap(({ record }) =>
      record.tallies.map(({ unitId, warbandId }) => pair(unitId, warbandId)),
    )
    const present = forces.flatMap(({ warband: { id }, units }) => [
      pair(id, id),
      ...units.map(({ unit }) => pair(unit.id, id)),
    ])
    return new Map([...tallied, ...present])
  }

  return {
    read(): CampaignPlots {
      const fought = battles.list().toReversed()
      const forces = roster.list()
      const points = computePointsByWarband(flows.list(), ownersOf(forces, fought))
      const warbands = forces.flatMap((force): WarbandPlot[] => {
        const { id, name } = force.warband
        const own = fought.filter(({ record }) => listFightingWarbands(record).includes(id))
        if (own.length === 0) return []
        const { before, after } = points.get(id) ?? NOTHING
        const worth = judge.force(force, editions.ofWarband(force.warband)).bill.cost
        return [
          {
            id,
            name,
            worth,
            before,
            fought: own.map((battle) => pointOf(battle, id, after)),
            luck: compareDiceLuck(own, id),
          },
        ]
      })
      return { battles: fought.map(({ id, name, day }) => ({ id, name, day })), warbands }
    },
  }
}

function pair(id: string, warbandId: string): [string, string] {
  return [id, warbandId]
}

function pointOf({ id, record, choices }: Battle, warbandId: string, after: PointsOverTime['after']): PlotPoint {
  const own = record.tallies.filter((tally) => tally.warbandId === warbandId)
  const sum = (count: (tally: UnitTally) => number): number => own.reduce((all, tally) => all + count(tally), 0)
  return {
    battleId: id,
    worth: choices.worth?.[warbandId] ?? null,
    ...(after.get(id) ?? NOTHING.before),
    hits: sum(({ hits }) => hits),
    kills: sum(({ kills }) => kills),
    hurt: sum(({ wasHurt }) => Number(wasHurt)),
    lost: sum(lostBy),
  }
}

/** Models that a unit lost: itself, or members of a squad. */
function lostBy(tally: UnitTally): number {
  if (tally.kind === 'squad') return tally.lost
  return Number(tally.fate !== 'stood' && tally.fate !== 'absent')
}
