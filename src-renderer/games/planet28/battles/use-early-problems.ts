import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { BattleRecordInput, RecordProblemView } from '#shared/contract/planet28/battles.ts'
import { warbandsIn } from './battle-fields.ts'

/** A pause in typing that is worth a question. */
const PAUSE_MS = 250

/** What is wrong with a record before it is saved, and the record that this was asked of; nothing while nobody fought. */
export function useEarlyProblems(record: () => BattleRecordInput) {
  const { queries } = useClient()
  const asked = shallowRef<BattleRecordInput | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    () => JSON.stringify(record()),
    (text) => {
      clearTimeout(timer)
      timer = setTimeout(() => (asked.value = JSON.parse(text) as BattleRecordInput), PAUSE_MS)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => clearTimeout(timer))

  const checked = useQuery(
    computed(() => ({
      ...queries.battles.check.queryOptions({ input: { record: asked.value ?? record() } }),
      enabled: asked.value !== null && warbandsIn(asked.value).length > 0,
      placeholderData: keepPreviousData,
    })),
  )
  return computed((): { problems: readonly RecordProblemView[]; record: BattleRecordInput | null } => {
    const isEmpty = warbandsIn(record()).length === 0
    return { problems: isEmpty || checked.error.value ? [] : (checked.data.value ?? []), record: asked.value }
  })
}
