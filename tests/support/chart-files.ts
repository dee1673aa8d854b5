import type { ChartFile, ChartFromFile } from '#main/cluster/formats/chart-file.ts'
import { readChart } from '#main/cluster/formats/read-chart.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { runSync } from '#shared/kit/run-steps.ts'

export function fileOf(name: string, text: string): ChartFile {
  return { name, bytes: new TextEncoder().encode(text) }
}

/** Result of reading files, drained synchronously. */
export function readAll(...files: readonly ChartFile[]): ChartFromFile {
  return runSync(readChart(files))
}

export function readText(name: string, text: string): ChartFromFile {
  return readAll(fileOf(name, text))
}

/** Writes a chart in a format and reads it again. */
export function writeAndReread(chart: Chart, format: ChartFormat): ChartFromFile {
  return readAll(...writeChart(chart, format).files.map(({ name, text }) => fileOf(name, text)))
}
