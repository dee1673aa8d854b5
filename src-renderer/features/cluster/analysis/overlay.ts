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
export function reuseOverlay(overlay: Overlay | null, before: Overlay | null): Overlay | null {
  return overlay && before && isSameHeat(overlay.heat, before.heat) ? { ...overlay, heat: before.heat } : overlay
}

function isSameHeat(a: HeatLayer, b: HeatLayer): boolean {
  return (
    a.values.length === b.values.length &&
    a.steps.length === b.steps.length &&
    a.steps.every((step, at) => isSameStep(step, b.steps[at])) &&
    a.values.every((value, hex) => value === b.values[hex])
  )
}

function isSameStep(heatStep: HeatStep, otherHeatStep: HeatStep | undefined): boolean {
  return (
    heatStep.from === otherHeatStep?.from &&
    heatStep.colour === otherHeatStep.colour &&
    heatStep.isHatched === otherHeatStep.isHatched
  )
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
