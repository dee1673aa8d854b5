import type { HeatLayer, HeatStep } from '#renderer/parts/star-map/draw/heat.ts'
import type { StarMap } from '../model/star-map.ts'

export interface OverlayLegendLine {
  readonly label: string
  readonly colour: string
  readonly isHatched: boolean
  readonly stars: number
  /** Null if only stars are coloured. */
  readonly hexes: number | null
}

/** Result of an analysis: the heat on the map and its legend. */
export interface AnalysisOverlay {
  readonly title: string
  readonly heat: HeatLayer
  readonly lines: readonly OverlayLegendLine[]
}

/** The parts of a map that overlays are computed from. */
export type OverlaySourceMap = Pick<StarMap, 'net' | 'field'>

/** Converts legend lines to heat steps: the first has the value 1, the next 2 and so on. */
export function listHeatSteps(lines: readonly OverlayLegendLine[]): HeatStep[] {
  return lines.map(({ colour, isHatched }, at) => ({ from: at + 1, colour, isHatched }))
}

/** Reuses the heat of the previous overlay if both look the same, which avoids drawing it again. */
export function reuseOverlayHeat(
  overlay: AnalysisOverlay | null,
  before: AnalysisOverlay | null,
): AnalysisOverlay | null {
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

/** Number of hexes per value below `count`. */
export function countHexesByValue(values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const value of values) if (value < count) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Number of stars in hexes per value below `count`. */
export function countStarsByValue({ net }: OverlaySourceMap, values: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const hex of net().hexes) {
    const value = values[hex] ?? 0
    if (value < count) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}
