import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** All warbands and all their units; null until everything is read. */
export function useForces() {
  const { queries } = useClient()
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const characters = useQuery(queries.characters.list.queryOptions())
  const squads = useQuery(queries.squads.list.queryOptions())
  const vehicles = useQuery(queries.vehicles.list.queryOptions())
  const lists = [characters, squads, vehicles]

  const forces = computed(() => {
    const units = lists.map(({ data }) => data.value)
    if (!warbands.data.value || units.includes(undefined)) return null
    return { warbands: warbands.data.value, units: units.flatMap((list) => list ?? []) }
  })
  const failed = computed(() => [warbands, ...lists].find(({ error }) => error.value)?.error.value ?? null)
  /** Why nothing can be shown; what was read before stays. */
  const error = computed(() => (forces.value ? null : failed.value))
  function again(): void {
    for (const query of [warbands, ...lists]) void query.refetch()
  }
  return { forces, error, again }
}
