import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'
import { isScreenShared, usePlayersView } from '#renderer/ui/pages/shared-screen.ts'
import type { EntryKind, JournalLine, PlayerEntryLine } from '#shared/contract/journal.ts'
import { ENTRY_KINDS, isEntryKind } from './entry-kinds.ts'
import { FIRST_PAGE_QUERY } from './first-page.ts'

/** As many as can be asked for. */
const MOST = 100_000

/** A kind of entry, or all but templates. */
export type KindTab = EntryKind | 'all'

/** The tabs of the journal. */
export const KIND_TABS: readonly { readonly value: KindTab; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  ...(Object.keys(ENTRY_KINDS) as EntryKind[]).map((value) => ({ value, label: ENTRY_KINDS[value].plural })),
]

/** Who reads: `gamemaster`, `everyone` at the table, or a player by id. */
export type Reader = string

/** A line of the list, as the gamemaster or as a player sees it. */
export type JournalListEntry = JournalLine | PlayerEntryLine

/** The journal's entries as they are filtered, and the filters. */
export function useJournalList() {
  const { queries } = useClient()
  const route = useRoute()
  const tab = computed<KindTab>(() => (isEntryKind(route.query['kind']) ? route.query['kind'] : 'all'))
  const text = ref('')
  const tag = ref<string | null>(typeof route.query['tag'] === 'string' ? route.query['tag'] : null)
  const asked = ref<Reader>('gamemaster')
  /** Whoever looks at a shared screen sees what everybody may read. */
  const reader = computed<Reader>({
    get: () => (asked.value === 'gamemaster' && isScreenShared.value ? 'everyone' : asked.value),
    set: (now) => (asked.value = now),
  })
  const limit = ref<number>(FIRST_PAGE_QUERY.limit)
  const isOwn = computed(() => reader.value === 'gamemaster')
  usePlayersView(() => !isOwn.value)

  /** The answer before stays until the next one is there. */
  const own = useQuery(
    computed(() => ({
      ...queries.journal.list.queryOptions({
        input: {
          limit: limit.value,
          ...(text.value.trim() !== '' && { text: text.value }),
          ...(tab.value !== 'all' && { kinds: [tab.value] }),
          ...(tag.value !== null && { tags: [tag.value] }),
        },
      }),
      placeholderData: keepPreviousData,
    })),
  )
  const theirs = useQuery(
    computed(() => ({
      ...queries.journal.listAsPlayer.queryOptions({
        input: { as: findPlayerId(reader.value), text: text.value, limit: MOST },
      }),
      enabled: !isOwn.value,
      placeholderData: keepPreviousData,
    })),
  )
  const seen = computed<readonly JournalListEntry[]>(() => {
    if (isOwn.value) return own.data.value?.entries ?? []
    return (theirs.data.value?.entries ?? []).filter(({ kind }) => tab.value === 'all' || kind === tab.value)
  })
  return {
    tab,
    text,
    tag,
    reader,
    list: own,
    entries: seen,
    total: computed(() => (isOwn.value ? (own.data.value?.total ?? 0) : seen.value.length)),
    isNarrowed: computed(() => text.value.trim() !== '' || tag.value !== null || !isOwn.value),
    showAll: () => void (limit.value = MOST),
  }
}

/** What the list is filtered by. */
export type JournalFilterState = ReturnType<typeof useJournalList>

/** The player that reads; null for what everybody may read. */
export function findPlayerId(reader: Reader): string | null {
  return reader === 'everyone' || reader === 'gamemaster' ? null : reader
}
