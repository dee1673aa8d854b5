import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import type { WrittenChart } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { formatLineOrientedJson } from '../json-file.ts'
import { CHART_DOCUMENT_HEAD } from './chart-document.ts'

/** Writes a chart as an Orrery document without loss: one line per star, route, region, label and fleet. */
export function writeOrrery(chart: Chart, suffixes: readonly string[] = []): WrittenChart {
  const { name, board, legend, fog, stars, routes, regions, labels, fleets, extra } = chart
  const head = { ...CHART_DOCUMENT_HEAD, name, board, legend, fog, extra }
  const text = formatLineOrientedJson(head, { stars: stars.map(omitComputedRank), routes, regions, labels, fleets })
  return {
    files: [{ name: getChartFileName(chart, 'cluster.json', suffixes), type: 'application/json', text }],
    losses: [],
  }
}

/** Leaves a computed rank out, so that versions which do not know ranks read the file. */
function omitComputedRank({ rank, ...star }: ChartStar): object {
  return rank === null ? star : { ...star, rank }
}
