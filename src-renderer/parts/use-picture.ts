import { skipToken, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '../client/use-client.ts'

/** A picture that the campaign keeps; it never changes under its id. Asks nothing where there is none. */
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
