import { runSync } from '#shared/kit/run-steps.ts'
import { type ChartFile, FormatError, type ReadChart } from './format.ts'
import { readChart, type ReadOptions } from './read-chart.ts'

/** A chart that was read, or the reason why the files are no map. */
export type ReadResult =
  | { readonly ok: true; readonly read: ReadChart }
  | { readonly ok: false; readonly message: string }

/** Reads map files that belong together synchronously, for use in a worker thread. */
export function readChartSync(files: readonly ChartFile[], options: ReadOptions): ReadResult {
  try {
    return { ok: true, read: runSync(readChart(files, options)) }
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, message: error.message }
    throw error
  }
}
