import type {
  WarbandBattleHistory,
  DiceLuckStatistics,
  WarbandStatistics,
  WarbandBattleStatistics,
} from '#shared/contract/campaign.ts'

export const CAMPAIGN_CHART_KINDS = [
  { value: 'worth', label: 'Worth' },
  { value: 'points', label: 'Points' },
  { value: 'wounds', label: 'Wounds' },
  { value: 'luck', label: 'Luck' },
] as const
export type CampaignChartKind = (typeof CAMPAIGN_CHART_KINDS)[number]['value']

/** A line or bar series: one value per position of the axis, null for no value. */
export interface CampaignChartSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly look: 'own' | 'good' | 'harm' | 'note' | 'usual'
}

/** A plot as plain data, displayed as a chart and as a table. */
export interface CampaignChart {
  readonly kind: CampaignChartKind
  /** Description of what the plot includes and excludes. */
  readonly words: string
  readonly shape: 'line' | 'step' | 'bar'
  /** Meaning of the axis: header of the first table column. */
  readonly axis: 'Battle' | 'Injury'
  readonly places: readonly string[]
  readonly series: readonly CampaignChartSeries[]
  /** Additional columns of the table. */
  readonly more: readonly CampaignChartSeries[]
}

/** Builds a plot, for one warband or, if it can be split by warband, for all together. */
export function buildCampaignChart(
  kind: CampaignChartKind,
  plots: WarbandBattleHistory,
  warbandId: string | null,
): CampaignChart {
  const chosen = plots.warbands.filter(({ id }) => warbandId === null || id === warbandId)
  switch (kind) {
    case 'worth':
      return worthPlot(plots)
    case 'points':
      return pointsPlot(plots, chosen)
    case 'wounds':
      return woundsPlot(plots, chosen)
    case 'luck':
      return luckPlot(chosen)
  }
}

function worthPlot({ battles, warbands }: WarbandBattleHistory): CampaignChart {
  const series = warbands.map(({ name, worth, fought }) => {
    const known = new Map(fought.map((point) => [point.battleId, point.worth]))
    return { name, look: 'own' as const, values: [...battles.map(({ id }) => known.get(id) ?? null), worth] }
  })
  const words =
    'What each warband cost when it went into battle, and now. A battle counts once its results are applied.'
  return { kind: 'worth', words, shape: 'line', axis: 'Battle', places: [...namesOf(battles), 'Now'], series, more: [] }
}

type Counts = Pick<WarbandBattleStatistics, 'earned' | 'spent' | 'hits' | 'kills' | 'hurt' | 'lost'>

const NONE: Counts = { earned: 0, spent: 0, hits: 0, kills: 0, hurt: 0, lost: 0 }

/** Sums the counts of all warbands, battle by battle. */
function sumWarbandCounts(battles: WarbandBattleHistory['battles'], warbands: readonly WarbandStatistics[]): Counts[] {
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

function computeRunningTotals(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => (sum += value))
}

function pointsPlot({ battles }: WarbandBattleHistory, warbands: readonly WarbandStatistics[]): CampaignChart {
  const points = sumWarbandCounts(battles, warbands)
  const sumBefore = (key: 'earned' | 'spent') => warbands.reduce((sum, { before }) => sum + before[key], 0)
  const earned = [sumBefore('earned'), ...points.map((point) => point.earned)]
  const spent = [sumBefore('spent'), ...points.map((point) => point.spent)]
  return {
    kind: 'points',
    shape: 'step',
    axis: 'Battle',
    places: ['Before', ...namesOf(battles)],
    words: 'Campaign points in all, from each battle until the next one. What lies between the lines is still held.',
    series: [
      { name: 'Earned in all', look: 'own', values: computeRunningTotals(earned) },
      { name: 'Spent in all', look: 'note', values: computeRunningTotals(spent) },
    ],
    more: [
      { name: 'Earned', look: 'own', values: earned },
      { name: 'Spent', look: 'note', values: spent },
    ],
  }
}

function woundsPlot({ battles }: WarbandBattleHistory, warbands: readonly WarbandStatistics[]): CampaignChart {
  const points = sumWarbandCounts(battles, warbands)
  return {
    kind: 'wounds',
    shape: 'bar',
    axis: 'Battle',
    places: namesOf(battles),
    more: [],
    words:
      'Dealt: hits of Shoot and Fight actions, and kills. Taken: units that lost hit points, and models that fell or fled.',
    series: [
      { name: 'Hits', look: 'good', values: points.map(({ hits }) => hits) },
      { name: 'Kills', look: 'own', values: points.map(({ kills }) => kills) },
      { name: 'Units hurt', look: 'note', values: points.map(({ hurt }) => hurt) },
      { name: 'Models lost', look: 'harm', values: points.map(({ lost }) => lost) },
    ],
  }
}

function luckPlot(warbands: readonly WarbandStatistics[]): CampaignChart {
  const all = warbands.map(({ luck }) => luck)
  const names = all[0]?.injuries.map(({ name }) => name) ?? []
  const usual = all.reduce((sum, { usualEach }) => sum + usualEach, 0)
  const thrown = names.map((_, at) => all.reduce((sum, { injuries }) => sum + (injuries[at]?.thrown ?? 0), 0))
  return {
    kind: 'luck',
    shape: 'bar',
    axis: 'Injury',
    places: names,
    more: [],
    words: luckWords(all),
    series: [
      { name: 'Thrown', look: 'own', values: thrown },
      { name: 'Usual', look: 'usual', values: names.map(() => rounded(usual)) },
    ],
  }
}

function luckWords(all: readonly DiceLuckStatistics[]): string {
  const sum = (key: 'dice' | 'pips' | 'usual') => all.reduce((total, luck) => total + luck[key], 0)
  const spread = Math.sqrt(all.reduce((total, luck) => total + luck.spread ** 2, 0))
  const dice = `All ${sum('dice')} dice of applied aftermaths show ${sum('pips')}; usual is ${rounded(sum('usual'))}, give or take ${rounded(spread)}.`
  return `Throws on the injury table, and what is usual of so many. ${dice} Shots that missed are not recorded, so hits are not judged.`
}

function namesOf(battles: WarbandBattleHistory['battles']): string[] {
  return battles.map(({ name }) => name)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
