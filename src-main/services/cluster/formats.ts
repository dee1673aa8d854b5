import { FormatError, READ_LIMITS, type WrittenChart } from '#main/cluster/formats/chart-file.ts'
import { writeChart } from '#main/cluster/formats/write-chart.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** Writes a chart as files of a format. Refuses what the format cannot hold. */
export function writeChartOrRefuse(chart: Chart, format: ChartFormat, suffixes: readonly string[] = []): WrittenChart {
  try {
    const written = writeChart(chart, format, suffixes)
    if (format === 'orrery') refuseUnreadable(written)
    return written
  } catch (error) {
    throw error instanceof FormatError ? new RefusalError('file', error.message) : error
  }
}

/** Refuses a file of our own format that would be too large to be read again. */
function refuseUnreadable({ files }: WrittenChart): void {
  const most = READ_LIMITS.bytes / 1e6
  for (const { name, text } of files) {
    const bytes = Buffer.byteLength(text)
    if (bytes <= READ_LIMITS.bytes) continue
    const reason = `the file would have ${Math.ceil(bytes / 1e6)} MB, and one of more than ${most} MB cannot be imported again. Shorten texts, or export a part of the map.`
    throw new FormatError(name, null, reason)
  }
}
