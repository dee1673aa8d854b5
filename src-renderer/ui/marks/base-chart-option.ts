import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from './chart-colours.ts'

/** Axis options that differ between charts. */
export interface ChartAxisOptions {
  /** Left margin for the axis labels, in pixels. */
  readonly left: number
  readonly places: readonly string[]
  readonly x?: object
  readonly xLabel?: object
  readonly y?: object
}

/** Chart options without series: legend at the top, tooltip, category axis and value axis. */
export function buildBaseChartOption(
  colours: ChartColours,
  { left, places, x, xLabel, y }: ChartAxisOptions,
): EChartsCoreOption {
  const { text, dim, line, ground } = colours
  const label = { color: dim, fontSize: 12 }
  return {
    animation: false,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    grid: { left, right: 16, top: 36, bottom: 28 },
    legend: { top: 0, left: 0, type: 'scroll', textStyle: { color: text, fontSize: 12 }, pageTextStyle: label },
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
      data: [...places],
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { ...label, ...xLabel },
      ...x,
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 4,
      axisLabel: { ...label, hideOverlap: true },
      splitLine: { lineStyle: { color: line, opacity: 0.3 } },
      ...y,
    },
  }
}

/** A line of a chart. Symbol and dashes distinguish lines without relying on colour. */
export interface ChartLineSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly colour: string
  readonly symbol: string
  readonly dash: 'solid' | 'dashed' | 'dotted'
}

export function buildLineSeriesOption({ name, values, colour, symbol, dash }: ChartLineSeries) {
  return {
    name,
    type: 'line',
    symbol,
    symbolSize: 7,
    data: [...values],
    lineStyle: { color: colour, width: 1.5, type: dash },
    itemStyle: { color: colour },
  }
}
