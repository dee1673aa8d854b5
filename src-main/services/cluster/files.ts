import type { ContentLoss, ChartFromFile, WrittenPicture } from '#main/cluster/formats/chart-file.ts'
import { getFileName } from '#main/cluster/formats/tiled/external-tilesets.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { ChartArea } from '#shared/cluster/chart-area.ts'
import { CHART_FORMAT_NAMES, type ChartFormat } from '#shared/cluster/chart.ts'
import type { PictureOptions } from '#shared/cluster/picture-options.ts'
import type { Progress } from '#shared/contract/base.ts'
import type { MapEdition, ContentLossView, ChartReadReport, WritableFormat } from '#shared/contract/cluster-files.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { createJsonFile } from '../exchange/json-file.ts'
import type { AbortOptions } from '../kit/caller.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { runWorkerJob } from '../reading/read-in-worker.ts'
import { createClusterChartConverter } from './charts.ts'
import { formatChartCounts } from './counts.ts'
import { readCampaignImprint, readOwnerColours } from './imprint.ts'
import { drawMap, type MapPdf, type MapToExport, type PictureFacts, printMap, writeMapFiles } from './map-exports.ts'
import { createClusterInserter } from './new-clusters.ts'

/** A cluster, its audience, and the part that they get: null for the whole map. */
interface ForWhom {
  readonly id: string
  readonly edition: MapEdition
  readonly area?: ChartArea | null
}

/** Maximum number of parsed files waiting to be imported. */
const MOST_WAITING = 3

/** Creates the service that imports and exports map files. */
export function createClusterFileService(tools: ServiceDependencies) {
  const charts = createClusterChartConverter(tools)
  const newcomers = createClusterInserter(tools)
  /** Parsed and not yet imported, oldest first. */
  const waiting = new Map<string, ChartFromFile>()

  function keep(read: ChartFromFile): string {
    const token = tools.newId()
    waiting.set(token, read)
    for (const oldest of waiting.keys()) if (waiting.size > MOST_WAITING) waiting.delete(oldest)
    return token
  }

  function mapOf({ id, edition, area = null }: ForWhom): MapToExport {
    return { chart: charts.readChart(id).chart, edition, area }
  }

  function readPictureFacts(): PictureFacts {
    const { file } = tools
    return { source: readCampaignImprint(file), ownerColours: readOwnerColours(file), now: tools.now() }
  }

  async function write({ format, ...whose }: ForWhom & { format: ChartFormat }): Promise<Written> {
    const { files, pictures = [], losses } = await writeMapFiles(mapOf(whose), format)
    return { files: [...files], pictures: [...pictures], losses: losses.map(lossView) }
  }

  return {
    async formats(): Promise<WritableFormat[]> {
      const { WRITABLE_FORMATS } = await import('#main/cluster/formats/write-chart.ts')
      return WRITABLE_FORMATS.map((format) => ({ ...format }))
    },

    async *read(
      chosen: ServiceMethodInput<'clusterFiles', 'read'>,
      { signal }: AbortOptions = {},
    ): AsyncGenerator<Progress, ChartReadReport> {
      yield { done: 0, total: 1, note: 'Reading the file' }
      const files = chosen.files.map(({ name, data }) => ({ name, bytes: new Uint8Array(Buffer.from(data, 'base64')) }))
      const { countChartObjects } = await import('#main/cluster/analysis/count-chart.ts')
      const tiles = new Map(chosen.tiles?.map(({ gid, role }) => [gid, role]))
      const reading = await runWorkerJob('map', { files, options: { rating: chosen.rating, tiles } }, { signal })
      if (!reading.ok) throw new RefusalError('file', reading.message)
      const { read } = reading
      const { chart, format, losses, tiled } = read
      return {
        token: keep(read),
        format,
        formatName: CHART_FORMAT_NAMES[format],
        name: chart.name,
        counts: formatChartCounts(countChartObjects(read)),
        losses: losses.map(lossView),
        picture: chart,
        tiles: tiled?.tiles.map((tile) => ({ ...tile })) ?? [],
        missingTilesets: tiled?.missingTilesets.map(getFileName) ?? [],
      }
    },

    bring({ token, name }: { token: string; name: string }, author: Author): { id: string } {
      const read = waiting.get(token)
      if (!read) throw new RefusalError('not-found', 'The file is not at hand any more. Choose it again.')
      const id = newcomers.bringImported({ ...read, name }, author)
      waiting.delete(token)
      return { id }
    },

    write,

    /** Lists what an export would lose, without writing the files. */
    async losses(what: ForWhom & { format: ChartFormat }): Promise<ContentLossView[]> {
      const { losses } = await write(what)
      return losses
    },

    async svg({ options, ...whose }: ForWhom & { options: PictureOptions }): Promise<ExportFile> {
      return { ...(await drawMap(mapOf(whose), options, readPictureFacts())), type: 'image/svg+xml' }
    },

    async pdf({ request, ...whose }: ForWhom & { request: MapPdfRequest }): Promise<PrintedMap> {
      const { content, ...pdf } = await printMap(mapOf(whose), request, readPictureFacts())
      return { ...pdf, data: Buffer.from(content).toString('base64') }
    },

    async schema(): Promise<ExportFile> {
      const { createChartJsonSchema } = await import('#main/cluster/formats/orrery/chart-document.ts')
      return createJsonFile('orrery-cluster.schema.json', createChartJsonSchema())
    },
  }
}

interface PrintedMap extends Omit<MapPdf, 'content'> {
  /** Base64. */
  readonly data: string
}

interface Written {
  readonly files: ExportFile[]
  readonly pictures: WrittenPicture[]
  readonly losses: ContentLossView[]
}

function lossView({ where, ...loss }: ContentLoss): ContentLossView {
  return { ...loss, where: [...where] }
}
