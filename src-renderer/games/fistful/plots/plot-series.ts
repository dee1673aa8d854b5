import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
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
export function plotRows({ turns }: Pick<FistfulPlots, 'turns'>, kind: PlotKind): readonly PlotRow[] {
  return SIDES.map((side) => ({ side, values: turns.map((turn) => turn[side]?.[kind] ?? null) })).filter(({ values }) =>
    values.some((value) => value !== null),
  )
}

/** What the chart of a plot draws: side A a full line with discs, side B a dashed one with diamonds. */
export function plotOption(
  turns: readonly number[],
  rows: readonly PlotRow[],
  names: Readonly<Record<Side, string>>,
  colours: ChartColours,
): EChartsCoreOption {
  const { text, dim, line, ground } = colours
  return {
    animation: false,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    grid: { left: 40, right: 16, top: 36, bottom: 28 },
    legend: { top: 0, left: 0, textStyle: { color: text, fontSize: 12 } },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 13 },
    },
    xAxis: {
      type: 'category',
      data: turns.map(String),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { color: dim, fontSize: 12 },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: dim, fontSize: 12 },
      splitLine: { lineStyle: { color: line, opacity: 0.3 } },
    },
    series: rows.map(({ side, values }) => {
      const colour = side === 'A' ? colours.brass : colours.link
      return {
        name: names[side],
        type: 'line',
        symbol: side === 'A' ? 'circle' : 'diamond',
        symbolSize: 7,
        data: [...values],
        lineStyle: { color: colour, width: 1.5, type: side === 'A' ? 'solid' : 'dashed' },
        itemStyle: { color: colour },
      }
    }),
  }
}
