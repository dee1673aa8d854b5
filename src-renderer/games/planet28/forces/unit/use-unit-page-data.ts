import { skipToken, useQuery, type UseQueryReturnType } from '@tanstack/vue-query'
import { computed, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'
import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'

/** View type of each kind of unit. */
export interface UnitViewByKind {
  readonly character: CharacterView
  readonly squad: SquadView
  readonly vehicle: VehicleView
}

/** Data of a unit's page: the unit named in the URL, and the warbands it can belong to. */
export function useUnitPageData<Kind extends UnitKind>(kind: Kind) {
  const route = useRoute()
  const { queries } = useClient()
  /** Null for a new unit. */
  const id = computed(() => (typeof route.params['id'] === 'string' ? route.params['id'] : null))
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const asked = useAsked(kind, id)

  const all = computed(() => warbands.data.value ?? [])
  const stored = computed(() => (asked.data.value?.id === id.value ? (asked.data.value ?? null) : null))
  const wanted = computed(() => all.value.find((candidate) => candidate.id === route.query['warband']))
  // Refetches if the requested warband is missing, since it may have just been created.
  if (route.query['warband'] !== undefined && !wanted.value) void warbands.refetch()
  const areWarbandsRead = computed(
    () =>
      warbands.data.value !== undefined &&
      (route.query['warband'] === undefined || wanted.value !== undefined || !warbands.isFetching.value),
  )
  const isReady = computed(() => areWarbandsRead.value && (id.value === null || stored.value !== null))
  const error = computed(() => warbands.error.value ?? (id.value === null || stored.value ? null : asked.error.value))
  /** Initial warband of a new unit: the requested one, else the first active one. */
  const startIn = computed(
    () => (wanted.value ?? all.value.find(({ state }) => state === 'active') ?? all.value[0])?.id ?? '',
  )
  /** Component key. A new unit gets a fresh editor, distinguished by the unit saved before it. */
  const editorKey = computed(() => id.value ?? `new/${String(route.query['after'] ?? '')}`)
  return { id, stored, warbands: all, isReady, error, startIn, editorKey, refetch: asked.refetch }
}

/** Queries a unit by id. Sends no query if the id is null. */
function useAsked<Kind extends UnitKind>(kind: Kind, id: Ref<string | null>) {
  const { queries } = useClient()
  const input = () => (id.value === null ? skipToken : { id: id.value })
  const ask = {
    character: () => useQuery(computed(() => queries.characters.get.queryOptions({ input: input() }))),
    squad: () => useQuery(computed(() => queries.squads.get.queryOptions({ input: input() }))),
    vehicle: () => useQuery(computed(() => queries.vehicles.get.queryOptions({ input: input() }))),
  }[kind]
  return ask() as UseQueryReturnType<UnitViewByKind[Kind], Error>
}
