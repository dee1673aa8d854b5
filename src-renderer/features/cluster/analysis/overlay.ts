import type { HeatLayer, HeatStep } from '#renderer/parts/star-map/draw/heat.ts'
import type { StarMap } from '../model/star-map.ts'

/** A line of an overlay’s legend. */
export interface LegendLine {
  readonly label: string
  readonly colour: string
  readonly isHatched: boolean
  readonly stars: number
  /** Null where only stars are coloured. */
  readonly hexes: number | null
}

/** What an analysis shows: the heat on the map, and what its colours mean. */
export interface Overlay {
  readonly title: string
  readonly heat: HeatLayer
  readonly lines: readonly LegendLine[]
}

/** The part of a map that overlays are made of. */
export type OverlayMap = Pick<StarMap, 'net' | 'field'>

/** The lines of a legend as steps of heat: the first stands for 1, the next for 2 and so on. */
export function listHeatSteps(lines: readonly LegendLine[]): HeatStep[] {
  return lines.map(({ colour, isHatched }, at) => ({ from: at + 1, colour, isHatched }))
}

/** The overlay with the heat of the one before where both look the same: what is drawn then stays. */
export function reuseOverlay(now: Overlay | null, before: Overlay | null): Overlay | null {
  return now && before && isSameHeat(now.heat, before.heat) ? { ...now, heat: before.heat } : now
}

function isSameHeat(one: HeatLayer, other: HeatLayer): boolean {
  return (
    one.values.length === other.values.length &&
    one.steps.length === other.steps.length &&
    one.steps.every((step, at) => isSameStep(step, other.steps[at])) &&
    one.values.every((value, hex) => value === other.values[hex])
  )
}

function isSameStep(one: HeatStep, other: HeatStep | undefined): boolean {
  return one.from === other?.from && one.colour === other.colour && one.isHatched === other.isHatched
}

/** How many hexes have each value below `count`. */
export function countValues(values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const value of values) if (value < count) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** How many stars stand in hexes of each value below `count`. */
export function countStarValues({ net }: OverlayMap, values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const hex of net().hexes) {
    const value = values[hex] ?? 0
    if (value < count) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
