import type { KeptLayer } from './tiled-source.ts'

const LARGEST_ID = 1_000_000_000

/** Starts after the ids of kept layers and their objects, as read by `idOf`. Ignores ids that are not numbers. */
export function createIdGenerator(kept: readonly KeptLayer[], idOf: (raw: unknown) => unknown) {
  const highest = (parts: readonly unknown[]) =>
    parts
      .map((part) => Number(idOf(part)))
      .reduce((most, id) => (Number.isInteger(id) && id < LARGEST_ID ? Math.max(most, id) : most), 0)
  let layer = highest(kept.map(({ raw }) => raw)) + 1
  let object = highest(kept.flatMap(({ objects }) => objects)) + 1
  return {
    takeLayer: (): number => layer++,
    takeObject: (): number => object++,
    nextLayer: (): number => layer,
    nextObject: (): number => object,
  }
}

/** Generates ids of layers and objects that do not collide with kept ones. */
export type IdGenerator = ReturnType<typeof createIdGenerator>
