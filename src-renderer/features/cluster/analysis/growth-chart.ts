import type { EChartsCoreOption } from 'echarts/core'
import type { ColonyGrowth } from '#shared/cluster/analysis.ts'
import type { FairnessSideNames } from './format-fairness.ts'

export const GROWTH_PLOTS = [
  { id: 'colonies', title: 'Colonies' },
  { id: 'capacity', title: 'Capacity' },
  { id: 'production', title: 'Production' },
] as const satisfies readonly { readonly id: keyof ColonyGrowth; readonly title: string }[]

/** Colours of the plots, taken from the theme tokens. */
export interface PlotColours {
  readonly text: string
  readonly dim: string
  readonly line: string
  readonly ground: string
  readonly a: string
  readonly b: string
}

export interface HomeworldGrowthPair {
  readonly a: ColonyGrowth
  readonly b: ColonyGrowth
}

/**
 * Chart options for three plots in a row or column, each with both sides: a solid line with discs, and a dashed one
 * with open squares.
 */
export function buildGrowthChartOption(
  growths: HomeworldGrowthPair,
  names: FairnessSideNames,
  look: { colours: PlotColours; isStill: boolean; isNarrow: boolean },
): EChartsCoreOption {
  const { colours, isStill, isNarrow } = look
  const { text, dim, line, ground } = colours
  const turns = growths.a.colonies.map((_, turn) => turn + 1)
  const axis = {
    axisLine: { lineStyle: { color: line } },
    axisTick: { lineStyle: { color: line } },
    axisLabel: { color: dim, fontSize: 12, hideOverlap: true },
    splitLine: { lineStyle: { color: line, opacity: 0.3 } },
  }
  const all = { show: true, fontWeight: 400, fontSize: 13, color: text }
  return {
    animation: !isStill,
    animationDuration: 180,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    aria: {
      enabled: true,
      label: { description: 'Colonies, capacity and production by turn. The table below holds the same.' },
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 13 },
    },
    title: GROWTH_PLOTS.map(({ title }, at) => ({ text: title, textStyle: all, ...titlePlace(at, isNarrow) })),
    grid: GROWTH_PLOTS.map((_, at) => plotPlace(at, isNarrow)),
    xAxis: GROWTH_PLOTS.map((_, at) => ({
      ...axis,
      type: 'category',
      gridIndex: at,
      data: turns,
      splitLine: { show: false },
    })),
    yAxis: GROWTH_PLOTS.map((_, at) => ({ ...axis, type: 'value', gridIndex: at, minInterval: 1, splitNumber: 3 })),
    series: GROWTH_PLOTS.flatMap(({ id }, at) =>
      (['a', 'b'] as const).map((side) => ({
        id: `${id}-${side}`,
        name: names[side],
        type: 'line',
        xAxisIndex: at,
        yAxisIndex: at,
        symbol: side === 'a' ? 'circle' : 'emptyRect',
        symbolSize: 6,
        showSymbol: true,
        lineStyle: { color: colours[side], width: 2, type: side === 'a' ? 'solid' : 'dashed' },
        itemStyle: { color: colours[side] },
        data: growths[side][id],
      })),
    ),
  }
}

function plotPlace(at: number, isNarrow: boolean) {
  if (isNarrow) return { left: 36, right: 8, top: 28 + at * 170, height: 110 }
  return { left: `${at * 33.5 + 4}%`, width: '27%', top: 32, bottom: 28 }
}

function titlePlace(at: number, isNarrow: boolean) {
  return isNarrow ? { left: 0, top: at * 170 } : { left: `${at * 33.5 + 1}%`, top: 0 }
}
