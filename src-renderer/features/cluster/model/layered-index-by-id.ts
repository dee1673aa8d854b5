/** Map from ids to indices in two layers, so that large maps can be changed without copying. */
export interface LayeredIndexById {
  /** The index, or -1. */
  get(id: string): number
  /** Returns a copy with some indices replaced; -1 for removed things. */
  with(changes: ReadonlyMap<string, number>): LayeredIndexById
}

/** Maximum number of changes in the upper layer before both are merged. */
const MOST_CHANGES = 4000

/** Creates the lookup from ids to indices of a list. */
export function createLayeredIndexById(things: readonly { readonly id: string }[]): LayeredIndexById {
  const places = new Map<string, number>()
  things.forEach(({ id }, place) => places.set(id, place))
  return layered(places, new Map())
}

function layered(base: ReadonlyMap<string, number>, over: ReadonlyMap<string, number>): LayeredIndexById {
  return {
    get: (id) => over.get(id) ?? base.get(id) ?? -1,
    with(changes) {
      const all = new Map(over)
      for (const [id, place] of changes) all.set(id, place)
      return all.size > MOST_CHANGES ? layered(folded(base, all), new Map()) : layered(base, all)
    },
  }
}

function folded(base: ReadonlyMap<string, number>, over: ReadonlyMap<string, number>): Map<string, number> {
  const whole = new Map(base)
  for (const [id, place] of over)
    if (place < 0) whole.delete(id)
    else whole.set(id, place)
  return whole
}
