import type { OutcomeDistribution } from '#shared/match/protocol.ts'

type Outcomes = OutcomeDistribution['outcomes']

/** Lower chances are not drawn, unless a number stands between others. */
const MIN_DRAWN = 0.0005

/** Whether all outcomes are numbers, which are drawn in their order. */
export function hasNumericOutcomes({ outcomes }: Pick<OutcomeDistribution, 'outcomes'>): boolean {
  return outcomes.every(({ label }) => /^\d+$/.test(label))
}

/** Numbers up to the last one that is likely enough to be drawn. */
export function dropUnlikelyTail(outcomes: Outcomes): Outcomes {
  return outcomes.slice(0, outcomes.findLastIndex(({ chance }) => chance >= MIN_DRAWN) + 1)
}

/** Outcomes that are likely enough to be drawn. */
export function listLikelyOutcomes(outcomes: Outcomes): Outcomes {
  return outcomes.filter(({ chance }) => chance >= MIN_DRAWN)
}

/** “Hit points lost: 6.7 on average”. */
export function formatDistributionAverage(distribution: OutcomeDistribution): string {
  const { label, outcomes } = distribution
  if (outcomes.length === 0 || !hasNumericOutcomes(distribution)) return label
  const mean = outcomes.reduce((sum, outcome) => sum + Number(outcome.label) * outcome.chance, 0)
  return `${label}: ${mean.toFixed(1)} on average`
}
