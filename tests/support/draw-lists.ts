import type { ChartStar } from '#shared/cluster/chart.ts'
import { type DrawListWithSource, createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { type HexBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { chart, chartStar } from './charts.ts'

/** Both orientations and both parities, with odd numbers of rows and columns. */
export const DRAWN_BOARDS: readonly HexBoard[] = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['even', 'odd'] as const).map((shifted) => ({ ...STANDARD_BOARD, rows: 31, columns: 23, orientation, shifted })),
)

/** A star in every n-th hex in reading order, cycling through ratings and lengths of names. */
export function createScatteredStars({ rows, columns }: HexBoard, every: number): ChartStar[] {
  return Array.from({ length: Math.floor((rows * columns) / every) }, (_, at) => {
    const hex = at * every + (at % 3)
    const place = { row: Math.floor(hex / columns) + 1, column: (hex % columns) + 1 }
    return chartStar({
      ...place,
      rating: ([1, 2, 3, 4, 5] as const)[at % 5] ?? 3,
      name: 'Auroramuna'.slice(0, 3 + (at % 8)),
    })
  })
}

/** Draw result of a chart with only these things. */
export function buildDrawResult(
  fields: Partial<DrawableMap>,
  before: DrawListWithSource | null = null,
): DrawListWithSource {
  return createDrawListWithSource({ ...chart(), ...fields }, before)
}
