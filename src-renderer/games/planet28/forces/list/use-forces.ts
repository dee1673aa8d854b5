import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** All warbands and all their units (null until everything is loaded), with the queries. */
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
  return { forces, asked: [warbands, ...lists] }
}
