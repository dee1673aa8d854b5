import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { computeBeginningHash, getMatchOriginId, getMatchFileOriginId, type MatchFileContent } from './match-origin.ts'

/** Identity of a match. */
interface Named {
  readonly origin: string
  /** Two matches that both began here are never the same, however alike. */
  readonly isFromFile: boolean
  readonly beginning: string
}

type Applied = Pick<Match, 'id' | 'origin' | 'name' | 'options' | 'faces'>

/** Tracks the matches whose results were applied: once per campaign, whatever copies were imported. */
export function createAppliedResultsTracker({ rows }: Pick<CampaignFile, 'rows'>) {
  const { results, matches, entries } = rows.matches

  /** The name of the match whose results were applied under this key, or null. */
  function findName(origin: string): string | null {
    const row = results.find(origin)
    if (row !== null) return row.name
    const newest = entries.findNewest(origin)?.command as { readonly type?: unknown } | undefined
    return newest?.type === 'apply' ? (matches.find(origin)?.name ?? null) : null // applied before rows were kept
  }
  /**
   * Keys under which the results may have been applied: the origin, and the hash of the beginning if this match or the
   * other one came from a file, since a file may omit or forge its origin.
   */
  const namesOf = ({ origin, isFromFile, beginning }: Named): string[] => [
    origin,
    `${isFromFile ? 'begun' : 'copy'}-${beginning}`,
  ]
  const named = (match: Applied): Named => ({
    origin: getMatchOriginId(match),
    isFromFile: match.origin !== null,
    beginning: computeBeginningHash({ ...match, orders: entries.listOf(match.id) }),
  })
  /** A sentence saying that the results under one of these keys were applied already, or null. */
  function words(names: readonly string[]): string | null {
    const [name = null] = names.flatMap((text) => findName(text) ?? [])
    if (name === null) return null
    const from = formatNameMidSentence(name)
    return `The results of this battle were applied already, from ${from}. To apply them here, undo “Apply the results of ${from}” in History first.`
  }
  return {
    wordsFor: (match: Applied): string | null => words(namesOf(named(match))),
    /** As `wordsFor`, for the match of a file to be imported. */
    wordsForFile: (file: MatchFileContent): string | null =>
      words(namesOf({ origin: getMatchFileOriginId(file), isFromFile: true, beginning: computeBeginningHash(file) })),
    /** Throws a refusal if the results were applied before, from this match or a copy of it. */
    requireFirst(match: Applied): void {
      const refusal = words(namesOf(named(match)))
      if (refusal !== null) throw new RefusalError('conflict', refusal)
    },
    /** Records that the results are applied. Call inside the change. */
    keep(match: Applied): void {
      const { origin, isFromFile, beginning } = named(match)
      const names = [origin, `begun-${beginning}`, ...(isFromFile ? [`copy-${beginning}`] : [])]
      for (const id of names) results.put({ id, name: match.name })
    },
  }
}
