import type { KeptLayer } from './kept-tiled.ts'

/** Hands out numbers of layers and objects that no kept one has. */
export interface Ids {
  readonly takeLayer: () => number
  readonly takeObject: () => number
  readonly nextLayer: () => number
  readonly nextObject: () => number
}

/** The numbers that a kept layer has; one that is no number counts for nothing. */
type IdsOf = (layer: KeptLayer) => { readonly layer: number; readonly objects: readonly number[] }

const LARGEST_ID = 1_000_000_000

/** Starts after the numbers of kept layers. */
export function createIds(kept: readonly KeptLayer[], idsOf: IdsOf): Ids {
  const highest = (ids: readonly number[]) =>
    ids.reduce((most, id) => (Number.isInteger(id) && id < LARGEST_ID ? Math.max(most, id) : most), 0)
  const taken = kept.map(idsOf)
  let layer = highest(taken.map((ids) => ids.layer)) + 1
  let object = highest(taken.flatMap(({ objects }) => objects)) + 1
  return {
    takeLayer: () => layer++,
    takeObject: () => object++,
    nextLayer: () => layer,
    nextObject: () => object,
  }
}
