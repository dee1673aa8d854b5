import { skipToken, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '../client/use-client.ts'

/** A picture of the campaign, immutable under its id. Sends no query if the id is null. */
export function usePicture(id: () => string | null) {
  const { queries } = useClient()
  return useQuery(
    computed(() => {
      const wanted = id()
      const input = wanted === null ? skipToken : { id: wanted }
      return { ...queries.images.get.queryOptions({ input }), staleTime: Infinity }
    }),
  )
}
