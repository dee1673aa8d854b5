import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { refDebounced } from '@vueuse/core'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { BattleRecordInput, RecordProblemView } from '#shared/contract/planet28/battles.ts'
import { listWarbandIds } from './battle-fields.ts'

/** A pause in typing that is worth a question. */
const PAUSE_MS = 250

/** What is wrong with a record before it is saved, and the record that this was asked of; nothing while nobody fought. */
export function useRecordCheck(record: () => BattleRecordInput) {
  const { queries } = useClient()
  const text = refDebounced(
    computed(() => JSON.stringify(record())),
    PAUSE_MS,
  )
  const asked = computed(() => JSON.parse(text.value) as BattleRecordInput)

  const checked = useQuery(
    computed(() => ({
      ...queries.battles.check.queryOptions({ input: { record: asked.value } }),
      enabled: listWarbandIds(asked.value).length > 0,
      placeholderData: keepPreviousData,
    })),
  )
  return computed((): { problems: readonly RecordProblemView[]; record: BattleRecordInput } => {
    const isEmpty = listWarbandIds(record()).length === 0
    return { problems: isEmpty || checked.error.value ? [] : (checked.data.value ?? []), record: asked.value }
  })
}
