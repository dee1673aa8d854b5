import { useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'

/** A question as it stands: what it answered, what failed, and how to ask again. */
interface Asked<View> {
  readonly data: Readonly<Ref<View | undefined>>
  readonly error: Readonly<Ref<Error | null>>
  readonly refetch: () => Promise<unknown>
}

/** Asks for the unit of an id, and for nothing where that is null. */
export type AskUnit<View> = (id: ComputedRef<string | null>) => Asked<View>

/** What a page that edits one unit needs: which one its address names, where it stands, and the warbands it can stand in. */
export function useEdited<View extends { readonly id: string }>(ask: AskUnit<View>) {
  const route = useRoute()
  const { queries } = useClient()
  /** Null for a new one. */
  const id = computed(() => (typeof route.params['id'] === 'string' ? route.params['id'] : null))
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const asked = ask(id)

  const all = computed(() => warbands.data.value ?? [])
  const stored = computed((): View | null => (asked.data.value?.id === id.value ? (asked.data.value ?? null) : null))
  const wanted = computed(() => all.value.find((one) => one.id === route.query['warband']))
  // A warband made a moment ago may not be in the list yet.
  if (route.query['warband'] !== undefined && !wanted.value) void warbands.refetch()
  const areWarbandsRead = computed(
    () =>
      warbands.data.value !== undefined &&
      (route.query['warband'] === undefined || wanted.value !== undefined || !warbands.isFetching.value),
  )
  const isReady = computed(() => areWarbandsRead.value && (id.value === null || stored.value !== null))
  const error = computed(() => warbands.error.value ?? (id.value === null || stored.value ? null : asked.error.value))
  /** The warband that a new one starts in: the one asked for, else the first that is played. */
  const startIn = computed(
    () => (wanted.value ?? all.value.find(({ state }) => state === 'active') ?? all.value[0])?.id ?? '',
  )
  /** Every new one is edited afresh: the address counts them by the one saved before. */
  const editorKey = computed(() => id.value ?? `new/${String(route.query['after'] ?? '')}`)
  return { id, stored, warbands: all, isReady, error, startIn, editorKey, refetch: asked.refetch }
}
