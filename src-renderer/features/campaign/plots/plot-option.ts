import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
import type { Plot, PlotSeries } from './plot-kinds.ts'

/** Shapes and dashes, so that colour is not needed to tell lines apart. */
const SYMBOLS = ['circle', 'diamond', 'rect', 'triangle', 'emptyCircle', 'emptyDiamond', 'emptyRect', 'emptyTriangle']
const DASHES = ['solid', 'dashed', 'dotted'] as const

/** What warbands cost lies close together, far from 0. */
const WORTH_AXIS = {
  min: ({ min, max }: Extent) => Math.floor((min - spareOf({ min, max })) / 10) * 10,
  max: ({ min, max }: Extent) => Math.ceil((max + spareOf({ min, max })) / 10) * 10,
}

interface Extent {
  readonly min: number
  readonly max: number
}

function spareOf({ min, max }: Extent): number {
  return Math.max(50, (max - min) * 0.1)
}

/** What the chart of a plot draws. */
export function plotOption(plot: Plot, colours: ChartColours): EChartsCoreOption {
  const { text, dim, line, ground } = colours
  const label = { color: dim, fontSize: 12 }
  return {
    animation: false,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    grid: { left: 44, right: 16, top: 36, bottom: 28 },
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
      boundaryGap: plot.shape === 'bar',
      data: [...plot.places],
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: {
        ...label,
        overflow: 'truncate',
        width: 120,
        hideOverlap: true,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
      },
    },
    yAxis: {
      type: 'value',
      ...(plot.kind === 'worth' ? WORTH_AXIS : {}),
      minInterval: 1,
      axisLabel: label,
      splitLine: { lineStyle: { color: line, opacity: 0.3 } },
    },
    series: plot.series.map((series, at) => (plot.shape === 'bar' ? bars(series, colours) : lineOf(plot, at, colours))),
  }
}

function bars({ name, values, look }: PlotSeries, colours: ChartColours) {
  const colour = colourOf(look, colours)
  const isUsual = look === 'usual'
  return {
    name,
    type: 'bar',
    barMaxWidth: 18,
    data: [...values],
    itemStyle: isUsual
      ? { color: 'transparent', borderColor: colour, borderType: 'dashed', borderWidth: 1.5 }
      : { color: colour },
  }
}

function lineOf({ shape, series }: Plot, at: number, colours: ChartColours) {
  const { name, values, look } = series[at] ?? { name: '', values: [], look: 'own' }
  const many = [colours.brass, colours.link, colours.good, colours.harm, colours.text, colours.dim]
  const colour = look === 'own' ? many[at % many.length] : colourOf(look, colours)
  return {
    name,
    type: 'line',
    ...(shape === 'step' ? { step: 'end' } : {}),
    connectNulls: true,
    symbol: SYMBOLS[at % SYMBOLS.length],
    symbolSize: 7,
    data: [...values],
    lineStyle: { color: colour, width: 1.5, type: DASHES[at % DASHES.length] },
    itemStyle: { color: colour },
  }
}

function colourOf(look: PlotSeries['look'], { brass, good, harm, link, dim }: ChartColours): string {
  return { own: brass, good, harm, note: link, usual: dim }[look]
}
