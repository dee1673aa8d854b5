import type { HexRuns } from '#shared/kit/hex-runs.ts'

/** A colour step of a heat map. */
export interface HeatStep {
  /** Lowest value of the step, which ends where the next one begins. */
  readonly from: number
  /** `#rrggbb`. */
  readonly colour: string
  /** Whether hatching distinguishes it besides its colour. */
  readonly isHatched: boolean
}

/** A value for every hex, shown as colours on the map: the result of an analysis. */
export interface HeatLayer {
  /** By hex. Values below the first step, and NaN, are not drawn. */
  readonly values: Float32Array | Uint8Array
  /** In ascending order. */
  readonly steps: readonly HeatStep[]
}

/** Finds the step of a value, or -1. */
export function findHeatStepIndex(value: number, steps: readonly HeatStep[]): number {
  let found = -1
  while (value >= (steps[found + 1]?.from ?? Infinity)) found += 1
  return found
}

export function listHexRunsOfHeatStep({ values, steps }: HeatLayer, step: number, columns: number): HexRuns {
  const runs: [row: number, first: number, last: number][] = []
  values.forEach((value, hex) => {
    if (findHeatStepIndex(value, steps) !== step) return
    const [row, column] = [Math.floor(hex / columns) + 1, (hex % columns) + 1]
    const open = runs.at(-1)
    if (open?.[0] === row && open[2] === column - 1) open[2] = column
    else runs.push([row, column, column])
  })
  return runs
}
