import { useQuery } from '@tanstack/vue-query'
import { computed, type Ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { createCharacterFields } from '../unit/unit-fields.ts'

/**
 * Units that a recruit can be modelled on: those of any warband, and templates. None means the book's starting values.
 */
export function useRecruitTemplates(warbandId: string, like: Readonly<Ref<string | null>>) {
  const { queries } = useClient()
  const lists = [
    useQuery(queries.characters.list.queryOptions()),
    useQuery(queries.squads.list.queryOptions()),
    useQuery(queries.vehicles.list.queryOptions()),
  ]
  const lines = computed(() => lists.flatMap(({ data }) => data.value ?? []))
  const chosen = computed(() => lines.value.find(({ id }) => id === like.value) ?? null)
  const ask = (kind: 'character' | 'squad' | 'vehicle') => ({
    input: { id: like.value ?? '' },
    enabled: chosen.value?.kind === kind,
  })
  const character = useQuery(computed(() => queries.characters.get.queryOptions(ask('character'))))
  const squad = useQuery(computed(() => queries.squads.get.queryOptions(ask('squad'))))
  const vehicle = useQuery(computed(() => queries.vehicles.get.queryOptions(ask('vehicle'))))

  return {
    /** By warband, the unit's own first. */
    choices: computed(() => {
      const byWarband = [...Map.groupBy(lines.value, (line) => line.warbandId)]
      return byWarband
        .toSorted(([a], [b]) => Number(b === warbandId) - Number(a === warbandId))
        .map(([, units]) => ({
          label: units[0]?.warbandName ?? '',
          options: units.map(({ id, name, cost }) => ({ value: id, label: `${name}, ${cost} pts` })),
        }))
    }),
    /** The profile to build. Null until it is loaded. */
    model: computed(() => {
      if (like.value === null) return { kind: 'character', profile: createCharacterFields(warbandId).profile } as const
      if (character.data.value?.id === like.value)
        return { kind: 'character', profile: character.data.value.profile } as const
      if (squad.data.value?.id === like.value) return { kind: 'squad', profile: squad.data.value.profile } as const
      return vehicle.data.value?.id === like.value
        ? ({ kind: 'vehicle', profile: vehicle.data.value.profile } as const)
        : null
    }),
  }
}
