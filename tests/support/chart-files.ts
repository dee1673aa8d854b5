import type { ChartFile, ReadChart } from '#main/cluster/formats/format.ts'
import { readChart } from '#main/cluster/formats/read-chart.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { runSync } from '#shared/kit/run-steps.ts'

/** A file with a text. */
export function fileOf(name: string, text: string): ChartFile {
  return { name, bytes: new TextEncoder().encode(text) }
}

/** What reading some files comes to, without a stop. */
export function readAll(...files: readonly ChartFile[]): ReadChart {
  return runSync(readChart(files))
}

/** What reading a text comes to. */
export function readText(name: string, text: string): ReadChart {
  return readAll(fileOf(name, text))
}

/** A chart that was written in a format and read again. */
export function writtenAndRead(chart: Chart, format: ChartFormat): ReadChart {
  return readAll(...writeChart(chart, format).files.map(({ name, text }) => fileOf(name, text)))
}
