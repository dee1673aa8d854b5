import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { refDebounced } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import type { NewSandBattleFields } from './battle-fields.ts'
import type { ChosenMap } from './battle-options.ts'
import { listSeatIds } from './seats.ts'

const MAPS = [
  { value: 'none', label: 'No map: measured by cord' },
  { value: 'seed', label: 'A field by a seed' },
] as const
const ASK_AFTER_MS = 250

/** The map of a new battle: none, a generated field, or a battlefield of the campaign. */
export function useChosenMap(fields: Ref<NewSandBattleFields>) {
  const { queries } = useClient()
  const stored = useQuery(queries.battlefields.list.queryOptions())
  const choices = computed(() => [
    { label: 'Without a battlefield', options: [...MAPS] },
    ...(stored.data.value?.length
      ? [{ label: 'Battlefields', options: stored.data.value.map(({ id, name }) => ({ value: id, label: name })) }]
      : []),
  ])
  const battlefield = computed(() => stored.data.value?.find(({ id }) => id === fields.value.map) ?? null)
  /** A deleted battlefield, and drafts from before battlefields existed, count as none. */
  const choice = computed(() => (battlefield.value || fields.value.map === 'seed' ? fields.value.map : 'none'))
  const wanted = refDebounced(
    computed(() => {
      const { mapSeed, scenario, unitMm, sides } = fields.value
      const [a = '', b = ''] = listSeatIds(sides)
      return { seed: mapSeed.trim() || 'lawn', scenario, unitMm, seats: [a, b] as [string, string] }
    }),
    ASK_AFTER_MS,
  )
  const generated = useQuery(
    computed(() => ({
      ...queries.sandSeries.field.queryOptions({ input: wanted.value, placeholderData: keepPreviousData }),
      enabled: choice.value === 'seed',
    })),
  )
  const map = computed((): ChosenMap => {
    if (battlefield.value) return { plan: battlefield.value }
    return choice.value === 'seed' && generated.data.value ? { field: generated.data.value } : null
  })
  const failure = computed(() => {
    if (battlefield.value && battlefield.value.refused > 0)
      return `${battlefield.value.name} has problems that keep a battle from being fought on it: mend them on its page first.`
    if (choice.value !== 'seed' || map.value) return null
    return generated.error.value ? getErrorMessage(generated.error.value) : 'The field is still being made: try again.'
  })
  return { map, failure, choice: computed(() => ({ value: choice.value, choices: choices.value })) }
}
