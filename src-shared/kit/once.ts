/** Makes something when it is first wanted, and then no more. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}

type Makers = Readonly<Record<string, () => unknown>>

/** Parts that are each made when they are first wanted, and then no more. */
export function eachOnce<Named extends Makers>(
  makers: Named,
): { readonly [Name in keyof Named]: ReturnType<Named[Name]> } {
  const parts = {}
  for (const [name, make] of Object.entries(makers))
    Object.defineProperty(parts, name, { get: once(make), enumerable: true })
  return parts as { readonly [Name in keyof Named]: ReturnType<Named[Name]> }
}
