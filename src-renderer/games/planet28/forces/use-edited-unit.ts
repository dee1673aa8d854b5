import { skipToken, useQuery, type UseQueryReturnType } from '@tanstack/vue-query'
import { computed, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'
import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'

/** What is read of each kind of unit. */
export interface UnitViews {
  readonly character: CharacterView
  readonly squad: SquadView
  readonly vehicle: VehicleView
}

/** What a page that edits one unit needs: which one its address names, where it stands, and the warbands it can stand in. */
export function useEditedUnit<Kind extends UnitKind>(kind: Kind) {
  const route = useRoute()
  const { queries } = useClient()
  /** Null for a new one. */
  const id = computed(() => (typeof route.params['id'] === 'string' ? route.params['id'] : null))
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const asked = useAsked(kind, id)

  const all = computed(() => warbands.data.value ?? [])
  const stored = computed(() => (asked.data.value?.id === id.value ? (asked.data.value ?? null) : null))
  const wanted = computed(() => all.value.find((candidate) => candidate.id === route.query['warband']))
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

/** Asks for the unit of an id, and for nothing where that is null. */
function useAsked<Kind extends UnitKind>(kind: Kind, id: Ref<string | null>) {
  const { queries } = useClient()
  const input = () => (id.value === null ? skipToken : { id: id.value })
  const ask = {
    character: () => useQuery(computed(() => queries.characters.get.queryOptions({ input: input() }))),
    squad: () => useQuery(computed(() => queries.squads.get.queryOptions({ input: input() }))),
    vehicle: () => useQuery(computed(() => queries.vehicles.get.queryOptions({ input: input() }))),
  }[kind]
  return ask() as UseQueryReturnType<UnitViews[Kind], Error>
}
