interface Known<Result> {
  next: WeakMap<object, Known<Result>> | null
  found: { readonly result: Result } | null
}

/**
 * Work on things that never change, done once for each combination of them. What nobody else holds any more is forgotten
 * here too. The work has to follow from its arguments alone, and they are compared by identity.
 */
export function memoize<Keys extends readonly object[], Result>(
  work: (...keys: Keys) => Result,
): (...keys: Keys) => Result {
  const root: Known<Result> = { next: null, found: null }
  return (...keys) => {
    let at = root
    for (const key of keys) at = below(at, key)
    at.found ??= { result: work(...keys) }
    return at.found.result
  }
}

function below<Result>(at: Known<Result>, key: object): Known<Result> {
  const next = (at.next ??= new WeakMap())
  const known = next.get(key)
  if (known !== undefined) return known
  const fresh: Known<Result> = { next: null, found: null }
  next.set(key, fresh)
  return fresh
}

/** The same for work that is asked for again at once and hardly ever later: the last combination alone is kept, at next to no cost. */
export function memoizeLast<One extends object, Other extends object, Result>(
  work: (item: One, otherItem: Other) => Result,
): (item: One, otherItem: Other) => Result {
  let last: { readonly one: One; readonly other: Other; readonly result: Result } | null = null
  return (item, otherItem) => {
    if (last?.one !== item || last.other !== otherItem)
      last = { one: item, other: otherItem, result: work(item, otherItem) }
    return last.result
  }
}

/** The same for things that have a name as well: a row of a table and its id. */
export function memoizeByName<Keys extends readonly object[], Result>(
  work: (name: string, ...keys: Keys) => Result,
): (name: string, ...keys: Keys) => Result {
  const named = memoize((..._keys: Keys) => new Map<string, { readonly result: Result }>())
  return (name, ...keys) => {
    const known = named(...keys)
    let found = known.get(name)
    if (found === undefined) {
      found = { result: work(name, ...keys) }
      known.set(name, found)
    }
    return found.result
  }
}
