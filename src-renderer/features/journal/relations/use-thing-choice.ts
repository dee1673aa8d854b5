import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { THING_KINDS } from '#renderer/ui/thing-kinds.ts'
import type { Thing } from '#shared/contract/base.ts'
import { getThingKey } from './relation-graph.ts'

/** Choosing a thing by name; `except` is excluded from the suggestions. */
export function useThingChoice(start: Thing | null, except: () => Thing | null) {
  const { queries } = useClient()
  const chosen = ref<Thing | null>(start)
  const text = ref('')
  const found = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({ input: { text: text.value.slice(0, 200) } }),
      enabled: text.value.trim() !== '',
      placeholderData: keepPreviousData,
    })),
  )
  const things = computed(() => {
    const left = except()
    return (found.data.value ?? [])
      .map(({ thing }) => thing)
      .filter((candidate) => !left || getThingKey(candidate) !== getThingKey(left))
  })
  const offers = computed(() =>
    things.value.map((item) => ({
      value: getThingKey(item),
      label: item.name,
      hint: THING_KINDS[item.kind].label,
      icon: THING_KINDS[item.kind].icon,
    })),
  )

  function choose(key: string): void {
    chosen.value = things.value.find((candidate) => getThingKey(candidate) === key) ?? null
    text.value = chosen.value?.name ?? ''
  }
  return { chosen, text, offers, choose }
}
