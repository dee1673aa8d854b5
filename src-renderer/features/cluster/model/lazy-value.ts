/** Memoises a computation on first use. */
export function createLazyValue<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
