import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'
import { findReaderPlayerId, type JournalReaderId } from '#renderer/parts/players/journal-reader-id.ts'
import { useMarkAsPlayersView, useScreenPrivacy } from '#renderer/stores/screen-privacy.ts'
import type { EntryKind, JournalListItem, PlayerEntryListItem } from '#shared/contract/journal.ts'
import { ENTRY_KIND_LABELS_AND_ICONS, isEntryKind } from '../entry-kinds.ts'
import { INITIAL_ENTRY_LIST_QUERY } from '../new/initial-entry-list-query.ts'

/** Upper limit of a query. */
const MOST = 100_000

/** A kind of entry, or all except templates. */
export type EntryKindTab = EntryKind | 'all'

export const ENTRY_KIND_TABS: readonly { readonly value: EntryKindTab; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  ...(Object.keys(ENTRY_KIND_LABELS_AND_ICONS) as EntryKind[]).map((value) => ({
    value,
    label: ENTRY_KIND_LABELS_AND_ICONS[value].plural,
  })),
]

/** A line of the list, in the gamemaster's or in a player's view. */
export type JournalListEntry = JournalListItem | PlayerEntryListItem

/** The filtered list of journal entries, and the filter state. */
export function useJournalList() {
  const { queries } = useClient()
  const route = useRoute()
  const privacy = useScreenPrivacy()
  const tab = computed<EntryKindTab>(() => (isEntryKind(route.query['kind']) ? route.query['kind'] : 'all'))
  const text = ref('')
  const tag = ref<string | null>(typeof route.query['tag'] === 'string' ? route.query['tag'] : null)
  const asked = ref<JournalReaderId>('gamemaster')
  /** On a shared screen the gamemaster's view is replaced by that of everyone. */
  const reader = computed<JournalReaderId>({
    get: () => (asked.value === 'gamemaster' && privacy.isScreenShared ? 'everyone' : asked.value),
    set: (now) => (asked.value = now),
  })
  const limit = ref<number>(INITIAL_ENTRY_LIST_QUERY.limit)
  const isOwn = computed(() => reader.value === 'gamemaster')
  useMarkAsPlayersView(() => !isOwn.value)

  /** The previous data stays visible while the next is loading. */
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
        input: { as: findReaderPlayerId(reader.value), text: text.value, limit: MOST },
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

export type JournalListState = ReturnType<typeof useJournalList>
