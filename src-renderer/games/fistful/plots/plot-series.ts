import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
import { buildChartFrame, buildChartLine } from '#renderer/ui/marks/chart-frame.ts'
import type { FistfulPlots } from '#shared/contract/fistful/reports.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** What can be plotted over the turns. */
export const PLOT_KINDS = [
  { value: 'production', label: 'Production' },
  { value: 'colonies', label: 'Colonies' },
  { value: 'shipPoints', label: 'Worth of fleets' },
  { value: 'ships', label: 'Ships' },
] as const
export type PlotKind = (typeof PLOT_KINDS)[number]['value']

/** One side's values by turn; null where a viewer may not know them. */
export interface PlotRow {
  readonly side: Side
  readonly values: readonly (number | null)[]
}

/** The rows of a plot, a row for each side that is known at all. */
export function buildPlotRows({ turns }: Pick<FistfulPlots, 'turns'>, kind: PlotKind): readonly PlotRow[] {
  return SIDES.map((side) => ({ side, values: turns.map((turn) => turn[side]?.[kind] ?? null) })).filter(({ values }) =>
    values.some((value) => value !== null),
  )
}

/** What the chart of a plot draws: side A a full line with discs, side B a dashed one with diamonds. */
export function buildChartOption(
  turns: readonly number[],
  rows: readonly PlotRow[],
  names: Readonly<Record<Side, string>>,
  colours: ChartColours,
): EChartsCoreOption {
  return {
    ...buildChartFrame(colours, { left: 40, places: turns.map(String) }),
    series: rows.map(({ side, values }) =>
      buildChartLine({
        name: names[side],
        values,
        colour: side === 'A' ? colours.brass : colours.link,
        symbol: side === 'A' ? 'circle' : 'diamond',
        dash: side === 'A' ? 'solid' : 'dashed',
      }),
    ),
  }
}
