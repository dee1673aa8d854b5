import { useInfiniteQuery } from '@tanstack/vue-query'
import { computed, reactive, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { ThingKind } from '#shared/things.ts'
import { getDayBounds, filterChanges, groupChangesByDay } from './history-days.ts'

const PAGE = 60

/** The paginated list of changes on the History page, with its filter. */
export function useHistoryList() {
  const { queries } = useClient()
  const words = ref('')
  const filter = reactive({
    kind: null as ThingKind | null,
    actor: null as string | null,
    day: null as string | null,
  })
  const asked = computed(() => ({ kind: filter.kind, actor: filter.actor, ...getDayBounds(filter.day) }))
  const isFiltered = computed(() => Object.values(filter).some((value) => value !== null))
  const history = useInfiniteQuery(
    computed(() =>
      queries.history.list.infiniteOptions({
        input: (beforeId: number | null) => ({ beforeId, limit: PAGE, filter: asked.value }),
        initialPageParam: null,
        getNextPageParam: ({ changes }) => (changes.length === PAGE ? (changes.at(-1)?.id ?? null) : null),
      }),
    ),
  )
  const changes = computed(() => history.data.value?.pages.flatMap((page) => page.changes) ?? [])
  const shown = computed(() => filterChanges(changes.value, words.value))

  return {
    history,
    words,
    filter,
    isFiltered,
    changes,
    shown,
    days: computed(() => groupChangesByDay(shown.value)),
    newest: computed(() => history.data.value?.pages[0] ?? null),
    showAll() {
      words.value = ''
      Object.assign(filter, { kind: null, actor: null, day: null })
    },
  }
}
