import { CHART_FORMAT_NAMES, type Chart, type ChartFormat } from '../../src-shared/cluster/chart.ts'
import type { PictureOptions } from '../../src-shared/cluster/picture-options.ts'
import type { Progress } from '../../src-shared/contract/base.ts'
import type { Edition, LossView, ReadReport, WritableFormat } from '../../src-shared/contract/cluster-files.ts'
import type { PdfRequest } from '../../src-shared/contract/cluster-pictures.ts'
import type { ExportFile } from '../../src-shared/contract/exchange.ts'
import { countChart } from '../cluster/analysis/count-chart.ts'
import { fileNameOf } from '../cluster/formats/file-name.ts'
import { FormatError, type ReadChart } from '../cluster/formats/format.ts'
import { chartSchema } from '../cluster/formats/orrery/chart-document.ts'
import { readChart, type ReadOptions } from '../cluster/formats/read-chart.ts'
import { WRITABLE_FORMATS, writeChart } from '../cluster/formats/write-chart.ts'
import { playerChart } from '../cluster/player-edition.ts'
import type { Author } from '../db/change-log.ts'
import { createClusterCharts } from './cluster-charts.ts'
import { countsOf } from './cluster-counts.ts'
import { jsonFile } from './exchange-write.ts'
import { Refused } from './refused.ts'
import { runSlowly } from './run-slowly.ts'
import type { Tools } from './tools.ts'

/** Files that belong together, as they were chosen. */
export interface ChosenFiles {
  readonly files: readonly { readonly name: string; readonly data: string }[]
  readonly rating: ReadOptions['rating']
}

/** A cluster, and who it is for. */
interface ForWhom {
  readonly id: string
  readonly edition: Edition
}

/** The printing press with its fonts, fetched when it is first wanted. */
const prints = () => import('./cluster-prints.ts')

/** How many files that were read wait to be brought in. */
const MOST_WAITING = 3

/** The use cases of map files: what others made comes in, what was made here goes out. */
export function createClusterFiles(tools: Tools) {
  const { file, newId } = tools
  const charts = createClusterCharts(tools)
  /** Read and not yet brought in, the oldest first. */
  const waiting = new Map<string, ReadChart>()

  function keep(read: ReadChart): string {
    const token = newId()
    waiting.set(token, read)
    for (const oldest of waiting.keys()) if (waiting.size > MOST_WAITING) waiting.delete(oldest)
    return token
  }

  function chartFor({ id, edition }: ForWhom): Chart {
    const { chart } = charts.readChart(id)
    return edition === 'player' ? playerChart(chart) : chart
  }

  return {
    formats: (): WritableFormat[] => WRITABLE_FORMATS.map((format) => ({ ...format })),

    async *read(chosen: ChosenFiles, signal?: AbortSignal): AsyncGenerator<Progress, ReadReport> {
      const files = chosen.files.map(({ name, data }) => ({ name, bytes: Buffer.from(data, 'base64') }))
      const read = yield* orRefused(runSlowly(readChart(files, { rating: chosen.rating }), signal))
      const { chart, format, losses } = read
      return {
        token: keep(read),
        format,
        formatName: CHART_FORMAT_NAMES[format],
        name: chart.name,
        counts: countsOf(countChart(read)),
        losses: losses.map(lossView),
        picture: chart,
      }
    },

    bring({ token, name }: { token: string; name: string }, author: Author): { id: string } {
      const read = waiting.get(token)
      if (!read) throw new Refused('not-found', 'The file is not at hand any more. Choose it again.')
      const label = `Import ${name} (${CHART_FORMAT_NAMES[read.format]})`
      const id = file.changes.record(label, author, () => charts.writeChart(read.chart, name))
      waiting.delete(token)
      return { id }
    },

    write({ format, ...whose }: ForWhom & { format: ChartFormat }): { files: ExportFile[]; losses: LossView[] } {
      try {
        const { files, losses } = writeChart(chartFor(whose), format)
        return { files: [...files], losses: losses.map(lossView) }
      } catch (error) {
        throw refusedOf(error)
      }
    },

    async svg({ options, ...whose }: ForWhom & { options: PictureOptions }): Promise<ExportFile> {
      const chart = chartFor(whose)
      const { drawCluster } = await prints()
      return { name: fileNameOf(chart, 'svg'), type: 'image/svg+xml', text: drawCluster(chart, options) }
    },

    async pdf({ request, ...whose }: ForWhom & { request: PdfRequest }): Promise<{ name: string; data: string }> {
      const chart = chartFor(whose)
      const { printCluster } = await prints()
      const bytes = await printCluster(chart, request, tools.now())
      return { name: fileNameOf(chart, 'pdf'), data: Buffer.from(bytes).toString('base64') }
    },

    schema: (): ExportFile => jsonFile('orrery-cluster.schema.json', chartSchema()),
  }
}

function lossView({ where, ...loss }: LossView | (Omit<LossView, 'where'> & { where: readonly string[] })): LossView {
  return { ...loss, where: [...where] }
}

function refusedOf(error: unknown): unknown {
  return error instanceof FormatError ? new Refused('file', error.message) : error
}

async function* orRefused<Result>(work: AsyncGenerator<Progress, Result>): AsyncGenerator<Progress, Result> {
  try {
    return yield* work
  } catch (error) {
    throw refusedOf(error)
  }
}
