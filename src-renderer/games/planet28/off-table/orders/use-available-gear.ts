import { useQuery } from '@tanstack/vue-query'
import { computed, type MaybeRefOrGetter, toValue } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Choice, ChoiceGroup } from '#renderer/ui/types.ts'

const TABLES = [
  ['weapons', 'Weapons'],
  ['armour', 'Armour'],
  ['items', 'Items'],
] as const

/** Gear in force for a warband, or for the campaign if null. */
export function useAvailableGear(warbandId: MaybeRefOrGetter<string | null>) {
  const { queries } = useClient()
  const { data } = useQuery(
    computed(() => queries.rulings.rules.queryOptions({ input: { warbandId: toValue(warbandId) } })),
  )
  const choices = computed((): ChoiceGroup[] =>
    TABLES.map(([table, label]) => ({
      label,
      options: Object.entries(data.value?.rules.tables[table] ?? {})
        .filter(([, { cost }]) => cost > 0)
        .map(([value, { name, cost }]): Choice => ({
          value,
          label: `${name}, ${cost} cr`,
        })),
    })),
  )
  const nameOf = (id: string): string =>
    TABLES.flatMap(([table]) => data.value?.rules.tables[table][id]?.name ?? [])[0] ?? id
  /** Formats a name with its standard price. */
  const labelOf = (id: string): string =>
    choices.value.flatMap(({ options }) => options).find(({ value }) => value === id)?.label ?? nameOf(id)
  return { choices, nameOf, labelOf }
}
