import type { CommandResult, RollResult } from '#shared/match/result.ts'

/**
 * Summarizes the deciding ones among the rolls of a command: the outcome of a single one, or how many of several succeeded, such as
 * “2 of 3: hit”.
 */
export function summarizeRolls(
  rolls: readonly RollResult[],
  deciding: readonly RollResult[],
): Pick<CommandResult, 'outcome' | 'tone' | 'decisive'> {
  const [first] = deciding
  if (first === undefined) return { outcome: null, tone: 'neutral', decisive: null }
  const successes = deciding.filter(({ tone }) => tone === 'success')
  const tone = successes.length > 0 ? 'success' : 'failure'
  if (deciding.length === 1) return { outcome: first.outcome, tone, decisive: rolls.indexOf(first) }
  const words = [...new Set((successes.length > 0 ? successes : deciding).map(({ outcome }) => outcome.toLowerCase()))]
  const count = successes.length > 0 ? successes.length : deciding.length
  return { outcome: `${count} of ${deciding.length}: ${words.join(', ')}`, tone, decisive: null }
}
