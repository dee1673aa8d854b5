import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { refDebounced } from '@vueuse/core'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { BattleRecordInput, RecordProblemView } from '#shared/contract/planet28/battles.ts'
import { listWarbandIds } from './battle-fields.ts'

/** Debounce of the check, in milliseconds. */
const PAUSE_MS = 250

/** Problems of an unsaved record, with the record they belong to. None without warbands. */
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
