import { formatDateTime } from '#renderer/ui/times.ts'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'
import { type Calendar, formatCampaignDay } from '#shared/kit/calendar.ts'

/** Formats the campaign's date and the time of a change: “4 Waking, year 1 · 21 Nov 2026, 19:04”. */
export function formatHistoryStepTime({ at, day }: Pick<ClusterHistoryStep, 'at' | 'day'>, calendar: Calendar): string {
  return `${formatCampaignDay(calendar, day)} · ${formatDateTime(at)}`
}

/** A day of the campaign, and the index of the last change made on it. */
export interface ClusterHistoryDay {
  readonly day: number
  readonly last: number
}

/** The days of the campaign on which the map changed, in order. */
export function listClusterHistoryDays(steps: readonly ClusterHistoryStep[]): ClusterHistoryDay[] {
  const lastByDay = new Map(steps.map(({ day }, at) => [day, at]))
  return [...lastByDay].map(([day, last]) => ({ day, last })).toSorted((a, b) => a.day - b.day)
}
