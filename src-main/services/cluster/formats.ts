import { FormatError, type WrittenChart } from '#main/cluster/formats/chart-file.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** Writes a chart as files of a format. Refuses what the format cannot hold. */
export function writeChartOrRefuse(chart: Chart, format: ChartFormat, suffixes: readonly string[] = []): WrittenChart {
  try {
    return writeChart(chart, format, suffixes)
  } catch (error) {
    throw error instanceof FormatError ? new RefusalError('file', error.message) : error
  }
}
