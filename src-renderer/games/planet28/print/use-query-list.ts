import { type QueryFunction, type QueryKey, useQueries } from '@tanstack/vue-query'
import { computed, type ComputedRef } from 'vue'

/** Options of a single query. */
interface Question<Data, Key extends QueryKey> {
  readonly queryKey: Key
  readonly queryFn: QueryFunction<Data, Key>
}

/** State of a single query. */
export interface QueryState<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isPending: boolean
}

/** Runs a query for each of several records of one kind, so that a change refetches only the affected one. */
export function useQueryList<Data, Key extends QueryKey>(
  questions: () => readonly Question<Data, Key>[],
): ComputedRef<readonly QueryState<Data>[]> {
  const answers = useQueries({ queries: computed(() => questions().map(plain)) })
  // The result has the data type of its query. The library's own types are too deep for the compiler.
  return computed(() => answers.value.map(({ data, error, isPending }) => ({ data: data as Data, error, isPending })))
}

function plain<Data, Key extends QueryKey>({ queryKey, queryFn }: Question<Data, Key>) {
  return { queryKey: queryKey as QueryKey, queryFn: queryFn as QueryFunction }
}
