interface Known<Result> {
  next: WeakMap<object, Known<Result>> | null
  found: { readonly result: Result } | null
}

/**
 * Memoizes a function of immutable objects, once per combination of arguments. Arguments are compared by identity and
 * held weakly. The result must depend on the arguments alone.
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

/**
 * Memoizes only the last combination of arguments, at almost no cost. For calls that are repeated at once and rarely
 * later.
 */
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

/** Like `memoize`, with a string as an additional key, such as a table and a row id. */
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
