import type { Ref } from 'vue'

/** What a page asks for, as `useQuery` gives it. */
export interface QueryState<Data = unknown> {
  readonly data: Readonly<Ref<Data | undefined>>
  readonly error: Readonly<Ref<Error | null>>
  refetch(): unknown
}
