import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'

/** A battle and the points earned up to it. */
export interface PointsChartEntry {
  readonly name: string
  readonly total: number
}

/** Builds a small step chart with a step per battle. */
export function buildPointsChartOption(points: readonly PointsChartEntry[], colours: ChartColours): EChartsCoreOption {
  const { text, dim, line, ground, brass } = colours
  const label = { color: dim, fontSize: 12 }
  return {
    animation: false,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    aria: { enabled: true, label: { description: describePointsChart(points) } },
    grid: { left: 40, right: 12, top: 12, bottom: 24 },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 13 },
    },
    xAxis: {
      type: 'category',
      data: ['Start', ...points.map(({ name }) => name)],
      axisLine: { lineStyle: { color: line } },
      axisLabel: { ...label, overflow: 'truncate', width: 110, hideOverlap: true, alignMaxLabel: 'right' },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 3,
      axisLabel: label,
      splitLine: { lineStyle: { color: line, opacity: 0.35 } },
    },
    series: [steps(points, brass)],
  }
}

function steps(points: readonly PointsChartEntry[], brass: string) {
  return {
    name: 'Points earned',
    type: 'line',
    step: 'end',
    symbol: 'diamond',
    symbolSize: 8,
    data: [0, ...points.map(({ total }) => total)],
    lineStyle: { color: brass, width: 1.5 },
    itemStyle: { color: brass },
  }
}

/** Accessible description of the chart. */
export function describePointsChart(points: readonly PointsChartEntry[]): string {
  return `Campaign points earned in all: ${points.map(({ name, total }) => `${total} after ${name}`).join(', ')}.`
}
