import type { Ref } from 'vue'

/** State of a query, as returned by `useQuery`. */
export interface QueryState<Data = unknown> {
  readonly data: Readonly<Ref<Data | undefined>>
  readonly error: Readonly<Ref<Error | null>>
  refetch(): unknown
}
