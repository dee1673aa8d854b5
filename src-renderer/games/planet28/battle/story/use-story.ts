import { useInfiniteQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleNames } from '../battle-names.ts'
import { buildStoryLine } from './story.ts'

/** Number of orders per page. */
const PAGE = 200

/** Story of a battle, newest first. Older pages are loaded on demand. */
export function useStory(id: () => string, names: () => BattleNames) {
  const { queries } = useClient()
  const log = useInfiniteQuery(
    computed(() =>
      queries.matches.log.infiniteOptions({
        input: (before: number | null) => ({ id: id(), seat: null, before, limit: PAGE }),
        initialPageParam: null,
        getNextPageParam: ({ lines }) => {
          const oldest = lines.at(-1)?.n ?? 1
          return oldest > 1 ? oldest : null
        },
      }),
    ),
  )
  const lines = computed(() => log.data.value?.pages.flatMap((page) => page.lines) ?? [])
  return {
    story: computed(() => lines.value.map((line) => buildStoryLine(line, names()))),
    /** Result of the newest command. */
    latest: computed(() => log.data.value?.pages[0]?.latest ?? null),
    /** All that happened in it, the oldest first. */
    told: computed(() =>
      lines.value.toReversed().flatMap(({ events }) => events.map(({ event }) => event as BattleEvent)),
    ),
    older: computed(() => Math.max(0, (lines.value.at(-1)?.n ?? 1) - 1)),
    isReading: log.isFetchingNextPage,
    showOlder: () => log.fetchNextPage(),
  }
}
