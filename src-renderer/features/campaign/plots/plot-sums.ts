import type { CampaignPlots, PlotPoint, WarbandPlot } from '#shared/contract/campaign.ts'

type Counts = Pick<PlotPoint, 'earned' | 'spent' | 'hits' | 'kills' | 'hurt' | 'lost'>

const NONE: Counts = { earned: 0, spent: 0, hits: 0, kills: 0, hurt: 0, lost: 0 }

/** Sums the counts of all warbands, battle by battle. */
export function sumWarbandCounts(battles: CampaignPlots['battles'], warbands: readonly WarbandPlot[]): Counts[] {
  const points = Map.groupBy(
    warbands.flatMap(({ fought }) => fought),
    ({ battleId }) => battleId,
  )
  return battles.map(({ id }) => (points.get(id) ?? []).reduce(plus, NONE))
}

function plus(a: Counts, b: Counts): Counts {
  return {
    earned: a.earned + b.earned,
    spent: a.spent + b.spent,
    hits: a.hits + b.hits,
    kills: a.kills + b.kills,
    hurt: a.hurt + b.hurt,
    lost: a.lost + b.lost,
  }
}

export function computeRunningTotals(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}
