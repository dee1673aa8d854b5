import type { HexRuns } from '#shared/kit/hex-runs.ts'

/** A colour of a heat map. */
export interface HeatStep {
  /** Hexes with this value, up to the next step's, have the colour. */
  readonly from: number
  /** `#rrggbb`. */
  readonly colour: string
  /** Lines tell it apart besides its colour. */
  readonly isHatched: boolean
}

/** A number for every hex, shown as colours on the map: what an analysis found. */
export interface HeatLayer {
  /** By hex; below the first step (or no number) nothing is drawn. */
  readonly values: Float32Array | Uint8Array
  /** From the lowest to the highest. */
  readonly steps: readonly HeatStep[]
}

/** The step of a value, or -1 for none. */
export function findHeatStep(value: number, steps: readonly HeatStep[]): number {
  let found = -1
  while (value >= (steps[found + 1]?.from ?? Infinity)) found += 1
  return found
}

/** The hexes of one step. */
export function listHexesOfStep({ values, steps }: HeatLayer, step: number, columns: number): HexRuns {
  const runs: [row: number, first: number, last: number][] = []
  values.forEach((value, hex) => {
    if (findHeatStep(value, steps) !== step) return
    const [row, column] = [Math.floor(hex / columns) + 1, (hex % columns) + 1]
    const open = runs.at(-1)
    if (open?.[0] === row && open[2] === column - 1) open[2] = column
    else runs.push([row, column, column])
  })
  return runs
}
