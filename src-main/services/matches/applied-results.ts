import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Match } from '#main/db/repositories/matches.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import { formatMidSentence } from '#shared/kit/format.ts'
import { computeBeginningHash, getOrigin, getFileOrigin, type PlayedFile } from './match-origin.ts'

/** What tells a match from another one. */
interface Named {
  readonly origin: string
  /** Two that were both begun here are never one, however alike. */
  readonly isFromFile: boolean
  readonly beginning: string
}

type Applied = Pick<Match, 'id' | 'origin' | 'name' | 'options' | 'faces'>

/** Which matches have had their results: each of them once in a campaign, whatever copies of it came in. */
export function createAppliedResults({ rows }: Pick<CampaignFile, 'rows'>) {
  const { results, matches, entries } = rows.matches

  /** What the match was called whose results were applied under this name, or null. */
  function findName(origin: string): string | null {
    const row = results.find(origin)
    if (row !== null) return row.name
    const newest = entries.findNewest(origin)?.command as { readonly type?: unknown } | undefined
    return newest?.type === 'apply' ? (matches.find(origin)?.name ?? null) : null // applied before rows were kept
  }
  /** Under which names its results may have been applied: by where it came from, and by how it began, where it or the other one came in by a file, for a file may be silent or false about the one. */
  const namesOf = ({ origin, isFromFile, beginning }: Named): string[] => [
    origin,
    `${isFromFile ? 'begun' : 'copy'}-${beginning}`,
  ]
  const named = (match: Applied): Named => ({
    origin: getOrigin(match),
    isFromFile: match.origin !== null,
    beginning: computeBeginningHash({ ...match, orders: entries.listOf(match.id) }),
  })
  /** That the results of a match of one of these names, or of a copy of it, were applied, in a sentence; null where they were not. */
  function words(names: readonly string[]): string | null {
    const [name = null] = names.flatMap((text) => findName(text) ?? [])
    if (name === null) return null
    const from = formatMidSentence(name)
    return `The results of this battle were applied already, from ${from}. To apply them here, undo “Apply the results of ${from}” in History first.`
  }
  return {
    wordsFor: (match: Applied): string | null => words(namesOf(named(match))),
    /** The same, of the match of a file that may come in. */
    wordsForFile: (file: PlayedFile): string | null =>
      words(namesOf({ origin: getFileOrigin(file), isFromFile: true, beginning: computeBeginningHash(file) })),
    /** Refuses what was applied before, from this match or a copy of it. */
    requireFirst(match: Applied): void {
      const refusal = words(namesOf(named(match)))
      if (refusal !== null) throw new RefusalError('conflict', refusal)
    },
    /** Keeps that they are applied; call it inside the change. */
    keep(match: Applied): void {
      const { origin, isFromFile, beginning } = named(match)
      const names = [origin, `begun-${beginning}`, ...(isFromFile ? [`copy-${beginning}`] : [])]
      for (const id of names) results.put({ id, name: match.name })
    },
  }
}
