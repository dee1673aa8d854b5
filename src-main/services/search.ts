import type { MapSearchHit, SearchHit } from '#shared/contract/search.ts'
import { findThingKindOfTable } from '#shared/things.ts'
import { createSearchQueries, type IndexHit, splitSearchWords } from '../db/search/search.ts'
import { removeSecrets } from '../journal/read-access.ts'
import type { GameCampaignHooks } from './games/game-plugin.ts'
import { createPlayerVisibilityCheckBuilder } from './journal/player-visibility.ts'
import type { ServiceDependencies } from './kit/service-dependencies.ts'

/** Words of an excerpt before the match, and from the match on. */
const [WORDS_BEFORE, WORDS_AFTER] = [5, 9]

interface Asked {
  readonly text: string
  readonly limit: number
  /** Only what all players may know, for a shared screen. */
  readonly isShared?: boolean | undefined
}

/** Creates the search service. */
export function createSearchService(tools: ServiceDependencies, games: readonly GameCampaignHooks[]) {
  const { journal, nights, mapNames, starSystems } = tools.file.rows
  const index = createSearchQueries(tools.file.db)
  const sightOf = createPlayerVisibilityCheckBuilder(tools, games)

  /** The texts of a thing that all players may read; null if everything searched in it is for the gamemaster only. */
  function openTextOf({ kind, refId }: Pick<IndexHit, 'kind' | 'refId'>, isShared: boolean): string | null {
    if (kind === 'journal_entry') return removeSecrets(journal.find(refId)?.body ?? '', null, [])
    const night = kind === 'game_night' ? nights.find(refId) : null
    if (night === null) return null
    return removeSecrets(isShared ? night.recap : `${night.plan}\n\n${night.recap}`, null, [])
  }
  /** The excerpt without secrets; empty if the words occur in secrets only. */
  function excerptOf(found: IndexHit, isShared: boolean): string {
    if (found.excerpt === '') return ''
    const open = openTextOf(found, isShared)
    if (open === null) return isShared ? '' : found.excerpt
    return isPartOf(found.excerpt, open) ? found.excerpt : excerptFrom(open, found.excerpt)
  }

  return {
    find({ text, limit, isShared = false }: Asked): SearchHit[] {
      const sees = isShared ? sightOf(null) : () => true
      return index.find({ text, limit }).flatMap((found) => {
        const kind = findThingKindOfTable(found.kind)
        const { refId: id, name, isGuess } = found
        if (kind === null || !sees({ kind, id })) return []
        const excerpt = excerptOf(found, isShared)
        const isTold = !isShared || excerpt !== '' || sharesWord(name, text)
        return isTold ? [{ thing: { kind, id, name }, excerpt, isGuess }] : []
      })
    },
    /** Names on maps that have no page: labels and regions, and bodies of systems. */
    onMaps({ text, limit, isShared = false }: Asked): MapSearchHit[] {
      const isShown = ({ isHidden }: { readonly isHidden: boolean }) => !isShared || !isHidden
      const sees = isShared ? sightOf(null) : () => true
      const marks = mapNames.find(text.trim(), limit).filter(isShown)
      const bodies = starSystems
        .findBodies(text.trim())
        .filter((body) => isShown(body) && sees({ kind: 'star', id: body.starId }))
      return [
        ...marks.map(({ kind, id, name, clusterId }): MapSearchHit => ({ kind, id, name, clusterId })),
        ...bodies.map(({ id, name, starId, starName }): MapSearchHit => ({ kind: 'body', id, name, starId, starName })),
      ].slice(0, limit)
    },
  }
}

/** Whether all words of an excerpt occur consecutively in a text. */
function isPartOf(excerpt: string, text: string): boolean {
  const words = (given: string): string => ` ${splitSearchWords(given).join(' ')} `
  return words(text).includes(words(excerpt))
}

/** A short excerpt of an open text around the first matched word. */
function excerptFrom(open: string, excerpt: string): string {
  const marked = excerpt.split('\u2068').slice(1)
  const found = new Set(marked.map((rest) => (rest.split('\u2069')[0] ?? '').toLowerCase()))
  const words = open.split(/\s+/)
  const at = words.findIndex((word) => splitSearchWords(word).some((text) => found.has(text.toLowerCase())))
  if (at === -1) return ''
  const shown = words.map((word, index) => (index === at ? `\u2068${word}\u2069` : word))
  return shown.slice(Math.max(0, at - WORDS_BEFORE), at + WORDS_AFTER).join(' ')
}

function sharesWord(name: string, text: string): boolean {
  const typed = splitSearchWords(text.toLowerCase())
  return splitSearchWords(name.toLowerCase()).some((word) => typed.some((candidate) => word.startsWith(candidate)))
}
