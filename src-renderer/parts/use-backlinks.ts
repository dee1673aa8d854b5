import { skipToken, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import type { Thing } from '#shared/contract/base.ts'
import { messageOf } from '../client/messages.ts'
import { useClient } from '../client/use-client.ts'

/** What the journal says of a thing: entries, plans and recaps that link to it. Asks nothing as long as there is no thing. */
export function useBacklinks(thing: () => Pick<Thing, 'kind' | 'id'> | null) {
  const { queries } = useClient()
  const { data, error } = useQuery(
    computed(() => {
      const target = thing()
      return queries.journal.backlinks.queryOptions({
        input: target ? { kind: target.kind, id: target.id } : skipToken,
      })
    }),
  )
  return {
    things: computed((): readonly Thing[] => data.value ?? []),
    failure: computed(() => (error.value ? messageOf(error.value) : null)),
  }
}
