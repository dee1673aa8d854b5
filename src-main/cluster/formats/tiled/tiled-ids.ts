import type { KeptLayer } from './tiled-source.ts'

const LARGEST_ID = 1_000_000_000

/** Starts after the numbers of kept layers and their objects, as `idOf` reads them; one that is no number counts for nothing. */
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

/** Hands out numbers of layers and objects that no kept one has. */
export type IdGenerator = ReturnType<typeof createIdGenerator>
