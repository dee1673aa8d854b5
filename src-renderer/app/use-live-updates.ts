import { useQueryClient } from '@tanstack/vue-query'
import { promiseTimeout } from '@vueuse/core'
import { onScopeDispose, ref } from 'vue'
import type { ChangeView } from '#shared/contract/history.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { type AreaEvent, listAreasToRefetch, followLiveEvents } from '../client/follow-live-events.ts'
import { refetchQueries } from '../client/refetch.ts'
import type { Connection } from '../client/use-client.ts'

/** Reactions of the shell to live events, besides refetching. */
export interface LiveUpdateHandlers {
  changed(change: ChangeView, session: string): void
  /** Another campaign is open, or none: all displayed data is invalid. */
  switched(): void
}

/**
 * Keeps displayed data current: refetches the areas that an event names, and everything on (re)connection, because
 * earlier events may have been missed.
 */
export function useLiveUpdates({ client, queries }: Connection, actions: LiveUpdateHandlers) {
  const queryClient = useQueryClient()
  const isLost = ref(false)
  const stop = new AbortController()
  onScopeDispose(() => stop.abort())
  /** Undefined until it is loaded. */
  const openCampaign = () => queryClient.getQueryData(queries.campaigns.get.queryKey())?.open?.path

  function askAreasAgain(event: AreaEvent): void {
    for (const area of listAreasToRefetch(event)) void refetchQueries(queryClient, { queryKey: queries[area].key() })
  }

  function hear(event: LiveEvent): void {
    if (event.type === 'campaign-switched') return actions.switched()
    askAreasAgain(event)
    if (event.type === 'changed') actions.changed(event.change, event.session)
  }

  async function catchUp(): Promise<void> {
    const before = openCampaign()
    await queryClient.refetchQueries({ queryKey: queries.campaigns.key() })
    if (before !== undefined && openCampaign() !== before) return actions.switched()
    await refetchQueries(queryClient)
  }

  void followLiveEvents({
    client,
    signal: stop.signal,
    pause: promiseTimeout,
    listener: {
      event: hear,
      connected() {
        isLost.value = false
        void catchUp()
      },
      lost: () => (isLost.value = true),
      refused: () => window.location.reload(),
    },
  })
  return { isLost }
}
