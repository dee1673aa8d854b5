import { computed, type WritableComputedRef } from 'vue'
import { useRoute, useRouter } from 'vue-router'

/** A choice stored as a query parameter of the URL, so that a reloaded page shows the same. */
export function useRouteQueryChoice<Value extends string>(
  name: string,
  choices: () => readonly { readonly value: Value }[],
  usual: Value,
): WritableComputedRef<Value> {
  const route = useRoute()
  const router = useRouter()
  return computed({
    get: () => choices().find(({ value }) => value === route.query[name])?.value ?? usual,
    set: (value) => void router.replace({ query: { ...route.query, [name]: value } }),
  })
}
