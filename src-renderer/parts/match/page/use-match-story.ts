import { useInfiniteQuery } from '@tanstack/vue-query'
import { computed, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { StoryLine } from '../story-line.ts'
import { useReplay } from '../use-replay.ts'

/** Number of commands that are read at once. */
const PAGE_SIZE = 200

interface StoryOptions {
  /** Number of commands of the match. */
  readonly entries: () => number
  readonly toStoryLine: (line: MatchLogLine) => StoryLine
}

/** The log of a match as a story, newest first, the result of its newest change, and the replay. */
export function useMatchStory<View>(id: () => string, { entries, toStoryLine }: StoryOptions) {
  const { queries } = useClient()
  const log = useInfiniteQuery(
    computed(() =>
      queries.matches.log.infiniteOptions({
        input: (before: number | null) => ({ id: id(), seat: null, before, limit: PAGE_SIZE }),
        initialPageParam: null,
        getNextPageParam: ({ lines }) => {
          const oldest = lines.at(-1)?.n ?? 1
          return oldest > 1 ? oldest : null
        },
      }),
    ),
  )
  const lines = computed<readonly MatchLogLine[]>(() => log.data.value?.pages.flatMap((page) => page.lines) ?? [])
  const replay = useReplay<View>(id, entries)
  watch(entries, () => replay.leave())
  return {
    entries: computed(entries),
    replay,
    /** Commands as they were logged, newest first. */
    lines,
    story: computed(() => lines.value.map((line) => toStoryLine(line))),
    /** Result of the newest change. */
    latest: computed(() => log.data.value?.pages[0]?.latest ?? null),
    /** Number of older commands, which are read on demand. */
    older: computed(() => Math.max(0, (lines.value.at(-1)?.n ?? 1) - 1)),
    isReadingOlder: log.isFetchingNextPage,
    showOlder: () => void log.fetchNextPage(),
  }
}
