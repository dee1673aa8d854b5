import { runSync } from '#shared/kit/run-steps.ts'
import { type ChartFile, FormatError, type ChartFromFile } from './chart-file.ts'
import { readChart, type ChartReadOptions } from './read-chart.ts'

/** A chart that was read, or the reason why the files are no map. */
export type ReadChartResult =
  | { readonly ok: true; readonly read: ChartFromFile }
  | { readonly ok: false; readonly message: string }

/** Reads map files that belong together synchronously, for use in a worker thread. */
export function readChartSync(files: readonly ChartFile[], options: ChartReadOptions): ReadChartResult {
  try {
    return { ok: true, read: runSync(readChart(files, options)) }
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, message: error.message }
    throw error
  }
}
