import { type ChartFile, type ChartReading, FormatError, type WrittenChart } from '#main/cluster/formats/format.ts'
import { readChart, type ReadOptions } from '#main/cluster/formats/read-chart.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { Refused } from '../refused.ts'

/** Reads map files that belong together, step by step; refuses what is no map. */
export function* readMap(files: readonly ChartFile[], options: ReadOptions): ChartReading {
  try {
    return yield* readChart(files, options)
  } catch (error) {
    throw refusedOf(error)
  }
}

/** Writes a chart as files of a format; refuses what it cannot hold. */
export function writeMap(chart: Chart, format: ChartFormat): WrittenChart {
  try {
    return writeChart(chart, format)
  } catch (error) {
    throw refusedOf(error)
  }
}

function refusedOf(error: unknown): unknown {
  return error instanceof FormatError ? new Refused('file', error.message) : error
}
