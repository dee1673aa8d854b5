import { runSync } from '#shared/kit/run-steps.ts'
import { type ChartFile, FormatError, type ReadChart } from './format.ts'
import { readChart, type ReadOptions } from './read-chart.ts'

/** What was read, or why it is no map. */
export type ReadResult =
  | { readonly ok: true; readonly read: ReadChart }
  | { readonly ok: false; readonly message: string }

/** Reads map files that belong together without a stop: for a thread that does nothing else. */
export function readChartSync(files: readonly ChartFile[], options: ReadOptions): ReadResult {
  try {
    return { ok: true, read: runSync(readChart(files, options)) }
  } catch (error) {
    if (error instanceof FormatError) return { ok: false, message: error.message }
    throw error
  }
}
