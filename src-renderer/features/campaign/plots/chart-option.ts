import type { EChartsCoreOption } from 'echarts/core'
import { buildBaseChartOption, buildLineSeriesOption } from '#renderer/ui/marks/base-chart-option.ts'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
import type { CampaignChart, CampaignChartSeries } from './campaign-chart.ts'

/** Shapes and dashes distinguish lines without relying on colour. */
const SYMBOLS = ['circle', 'diamond', 'rect', 'triangle', 'emptyCircle', 'emptyDiamond', 'emptyRect', 'emptyTriangle']
const DASHES = ['solid', 'dashed', 'dotted'] as const

/**
 * Warband worths are close together and far from 0, so the axis does not start at 0. The ends are round numbers, so
 * that no two labels overlap.
 */
const WORTH_AXIS = { scale: true, boundaryGap: ['10%', '10%'] }

const PLACE_LABELS = {
  overflow: 'truncate',
  width: 120,
  hideOverlap: true,
  alignMinLabel: 'left',
  alignMaxLabel: 'right',
}

export function buildCampaignChartOption(plot: CampaignChart, colours: ChartColours): EChartsCoreOption {
  const { places, shape, kind } = plot
  return {
    ...buildBaseChartOption(colours, {
      left: 44,
      places,
      x: { boundaryGap: shape === 'bar' },
      xLabel: PLACE_LABELS,
      y: kind === 'worth' ? WORTH_AXIS : {},
    }),
    series: plot.series.map((series, at) => (shape === 'bar' ? bars(series, colours) : buildSeries(plot, at, colours))),
  }
}

function bars({ name, values, look }: CampaignChartSeries, colours: ChartColours) {
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

function buildSeries({ shape, series }: CampaignChart, at: number, colours: ChartColours) {
  const { name, values, look } = series[at] ?? { name: '', values: [], look: 'own' }
  const many = [colours.brass, colours.link, colours.good, colours.harm, colours.text, colours.dim] as const
  const colour = (look === 'own' ? many[at % many.length] : colourOf(look, colours)) ?? colours.brass
  const symbol = SYMBOLS[at % SYMBOLS.length] ?? 'circle'
  const dash = DASHES[at % DASHES.length] ?? 'solid'
  const step = shape === 'step' ? { step: 'end' } : {}
  return { ...buildLineSeriesOption({ name, values, colour, symbol, dash }), ...step, connectNulls: true }
}

function colourOf(look: CampaignChartSeries['look'], { brass, good, harm, link, dim }: ChartColours): string {
  return { own: brass, good, harm, note: link, usual: dim }[look]
}
