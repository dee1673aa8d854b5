/** Places by id in two layers, so that a map of thousands can be changed without copying it. */
export interface LayeredLookup {
  /** The place, or -1. */
  get(id: string): number
  /** With some places set, -1 for what is gone; this one stays as it is. */
  with(changes: ReadonlyMap<string, number>): LayeredLookup
}

/** The most changes that are kept beside the lower layer. */
const MOST_CHANGES = 4000

/** Where each thing of a list stands. */
export function createLookup(things: readonly { readonly id: string }[]): LayeredLookup {
  const places = new Map<string, number>()
  things.forEach(({ id }, place) => places.set(id, place))
  return layered(places, new Map())
}

function layered(base: ReadonlyMap<string, number>, over: ReadonlyMap<string, number>): LayeredLookup {
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
