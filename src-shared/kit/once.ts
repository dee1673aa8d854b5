/** Lazy, memoised factory: calls `make` on first use only. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

type Makers = Readonly<Record<string, () => unknown>>

/** Lazy, memoised properties: calls each factory on first use only. */
export function createLazyProperties<Named extends Makers>(
  makers: Named,
): { readonly [Name in keyof Named]: ReturnType<Named[Name]> } {
  const parts = {}
  for (const [name, make] of Object.entries(makers))
    Object.defineProperty(parts, name, { get: once(make), enumerable: true })
  return parts as { readonly [Name in keyof Named]: ReturnType<Named[Name]> }
}
