import { useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'

/** Polling interval of a running series, in milliseconds. */
const ASK_MS = 700

/** Starts, polls and stops a series of bot battles. */
export function useBotBattleSeries() {
  const { client, queries } = useClient()
  const { busy, failure, run } = useCommand()
  const id = ref<string | null>(null)
  const progress = useQuery(
    computed(() =>
      queries.sandSeries.progress.queryOptions({
        input: { id: id.value ?? '' },
        enabled: id.value !== null,
        refetchInterval: (query: { state: { data?: { isRunning: boolean } | undefined } }) =>
          query.state.data?.isRunning === false ? false : ASK_MS,
      }),
    ),
  )
  const standing = computed(() => (id.value === null ? null : (progress.data.value ?? null)))
  /** Returns whether it was started. */
  async function begin(start: () => Promise<{ id: string }>): Promise<boolean> {
    const begun = await run(start)
    if (begun) id.value = begun.result.id
    return begun !== null
  }
  async function stop(): Promise<void> {
    const series = id.value
    if (series !== null && (await run(() => client.sandSeries.stop({ id: series })))) await progress.refetch()
  }
  return { busy, failure, standing, begin, stop }
}
