import { UsageError } from '#main/hosts/cli/command.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ClusterStep } from '#shared/contract/cluster-history.ts'

const FORMS = {
  change: /^\d+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  day: /^day (-?\d+)$/,
} as const

/**
 * Finds the last change of a cluster at or before a moment: a change by its number in History, the date (UTC) on which
 * it was made, or a day of the campaign.
 */
export function findMoment(text: string, steps: readonly ClusterStep[]): ClusterStep {
  const isBefore = createFilter(text)
  // Changes that were undone and done again stand after later ones.
  const found = steps.find(({ changeId }) => String(changeId) === text) ?? steps.findLast(isBefore)
  if (found) return found
  const [first] = steps
  const begin = first ? ` It begins with change ${first.changeId}, ${first.at.slice(0, 10)}, day ${first.day}.` : ''
  throw new RefusalError('not-found', `The cluster did not exist yet at ${text}.${begin}`)
}

function createFilter(text: string): (step: ClusterStep) => boolean {
  if (FORMS.change.test(text)) return ({ changeId }) => changeId <= Number(text)
  if (FORMS.date.test(text) && isDay(text)) return ({ at }) => at.slice(0, 10) <= text
  const day = FORMS.day.exec(text)?.[1]
  if (day !== undefined) return (step) => step.day <= Number(day)
  throw new UsageError(`--at takes a change's number, a date such as 2026-11-21, or "day 12", not "${text}".`)
}

/** Whether a date exists: 30 February does not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
