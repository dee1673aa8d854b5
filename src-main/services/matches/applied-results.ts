import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import { Refused } from '#main/services/refused.ts'
import { midSentence } from '#shared/kit/words.ts'
import { originOf } from './match-origin.ts'

type Applied = Pick<Match, 'id' | 'origin' | 'name'>

/** Which matches have had their results: each of them once in a campaign, whatever copies of it came in. */
export function appliedResults({ rows }: Pick<CampaignFile, 'rows'>) {
  const { results, matches, entries } = rows.matches

  /** What the match was called whose results were applied under this name, or null. */
  function findName(origin: string): string | null {
    const row = results.find(origin)
    if (row !== null) return row.name
    const newest = entries.findNewest(origin)?.command as { readonly type?: unknown } | undefined
    return newest?.type === 'apply' ? (matches.find(origin)?.name ?? null) : null // applied before rows were kept
  }
  /** That the results of a match, or of a copy of it, were applied, in a sentence; null where they were not. */
  function words(origin: string): string | null {
    const name = findName(origin)
    if (name === null) return null
    const from = midSentence(name)
    return `The results of this battle were applied already, from ${from}. To apply them here, undo “Apply the results of ${from}” in History first.`
  }
  return {
    words,
    /** Refuses what was applied before, from this match or a copy of it. */
    requireFirst(match: Applied): void {
      const refusal = words(originOf(match))
      if (refusal !== null) throw new Refused('conflict', refusal)
    },
    /** Keeps that they are applied; call it inside the change. */
    keep: (match: Applied): void => results.put({ id: originOf(match), name: match.name }),
  }
}
