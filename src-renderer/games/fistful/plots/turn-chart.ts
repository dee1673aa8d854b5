import type { EChartsCoreOption } from 'echarts/core'
import { buildBaseChartOption, buildLineSeriesOption } from '#renderer/ui/marks/base-chart-option.ts'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
import type { FistfulTurnStatistics } from '#shared/contract/fistful/reports.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'

/** Quantities that can be plotted by turn. */
export const TURN_CHART_KINDS = [
  { value: 'production', label: 'Production' },
  { value: 'colonies', label: 'Colonies' },
  { value: 'shipPoints', label: 'Worth of fleets' },
  { value: 'ships', label: 'Ships' },
] as const
export type TurnChartKind = (typeof TURN_CHART_KINDS)[number]['value']

/** Values of one side by turn. Null where hidden from the viewer. */
export interface TurnChartRow {
  readonly side: Side
  readonly values: readonly (number | null)[]
}

/** Builds the rows of a plot, one for each side with any known value. */
export function buildTurnChartRows(
  { turns }: Pick<FistfulTurnStatistics, 'turns'>,
  kind: TurnChartKind,
): readonly TurnChartRow[] {
  return SIDES.map((side) => ({ side, values: turns.map((turn) => turn[side]?.[kind] ?? null) })).filter(({ values }) =>
    values.some((value) => value !== null),
  )
}

/** Builds the chart options: side A as a solid line with discs, side B as a dashed one with diamonds. */
export function buildTurnChartOption(
  turns: readonly number[],
  rows: readonly TurnChartRow[],
  names: Readonly<Record<Side, string>>,
  colours: ChartColours,
): EChartsCoreOption {
  return {
    ...buildBaseChartOption(colours, { left: 40, places: turns.map(String) }),
    series: rows.map(({ side, values }) =>
      buildLineSeriesOption({
        name: names[side],
        values,
        colour: side === 'A' ? colours.brass : colours.link,
        symbol: side === 'A' ? 'circle' : 'diamond',
        dash: side === 'A' ? 'solid' : 'dashed',
      }),
    ),
  }
}
