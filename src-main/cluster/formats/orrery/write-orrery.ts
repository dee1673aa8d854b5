import type { Chart } from '#shared/cluster/chart.ts'
import { fileNameOf } from '../file-name.ts'
import type { WrittenChart } from '../format.ts'
import { CHART_DOCUMENT } from './chart-document.ts'

/** Writes a chart as a document of ours, nothing lost: a star, route, region, label and fleet a line. */
export function writeOrrery(chart: Chart): WrittenChart {
  const { name, board, legend, fog, stars, routes, regions, labels, fleets, extra } = chart
  const head = { ...CHART_DOCUMENT, name, board, legend, fog, extra }
  const lists = { stars, routes, regions, labels, fleets }
  const facts = [
    ...Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`),
    ...Object.entries(lists).map(([key, list]) => `${JSON.stringify(key)}: ${linesOf(list)}`),
  ]
  const text = `{\n${facts.join(',\n')}\n}\n`
  return { files: [{ name: fileNameOf(chart, 'cluster.json'), type: 'application/json', text }], losses: [] }
}

function linesOf(list: readonly unknown[]): string {
  return list.length === 0 ? '[]' : `[\n${list.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
}
