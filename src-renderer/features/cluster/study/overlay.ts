import type { StarMap } from '../star-map.ts'
import type { HeatLayer } from '../draw/heat.ts'

/** A line of an overlay’s legend. */
export interface OverlayLine {
  readonly label: string
  /** One colour, or two where the hexes are hatched. */
  readonly colours: readonly string[]
  readonly stars: number
  /** Null where only stars are coloured. */
  readonly hexes: number | null
}

/** What an analysis shows: the heat over the map, and what its colours mean. */
export interface Overlay {
  readonly heat: HeatLayer
  readonly lines: readonly OverlayLine[]
}

/** The part of a map that overlays are made of. */
export type OverlayMap = Pick<StarMap, 'net' | 'field'>

/** How many hexes have each value below `count`. */
export function tally(values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const value of values) if (value < count) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** How many stars stand in hexes of each value below `count`. */
export function tallyStars({ net }: OverlayMap, values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const hex of net().hexes) {
    const value = values[hex] ?? 0
    if (value < count) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
