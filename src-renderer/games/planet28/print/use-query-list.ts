import { type QueryFunction, type QueryKey, useQueries } from '@tanstack/vue-query'
import { computed, type ComputedRef } from 'vue'

/** How one thing is asked for. */
interface Question<Data, Key extends QueryKey> {
  readonly queryKey: Key
  readonly queryFn: QueryFunction<Data, Key>
}

/** What is known of a thing that was asked for. */
export interface QueryState<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
}

/** Asks for many things of one kind, each on its own, so that a change of one asks again for that one. */
export function useQueryList<Data, Key extends QueryKey>(
  questions: () => readonly Question<Data, Key>[],
): ComputedRef<readonly QueryState<Data>[]> {
  const answers = useQueries({ queries: computed(() => questions().map(plain)) })
  // An answer has the type that its question promises; the types of the library grow too deep to say so.
  return computed(() => answers.value.map(({ data, error, isPending }) => ({ data: data as Data, error, isPending })))
}

function plain<Data, Key extends QueryKey>({ queryKey, queryFn }: Question<Data, Key>) {
  return { queryKey: queryKey as QueryKey, queryFn: queryFn as QueryFunction }
}
