import { readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { CountableChart } from '#main/cluster/analysis/count-chart.ts'
import { type ChartFile, READ_LIMITS, type ChartFromFile } from '#main/cluster/formats/chart-file.ts'
import { readChartSync } from '#main/cluster/formats/read-chart-sync.ts'
import type { ChartReadOptions } from '#main/cluster/formats/read-chart.ts'
import { createPlayerChart } from '#main/cluster/players-edition.ts'
import { type CommandLineCall, getTextOption, parseChoiceOption, UsageError } from '#main/hosts/cli/command.ts'
import { runWithCampaign } from '#main/hosts/cli/run-with-campaign.ts'
import { getErrorMessage } from '#main/hosts/error-message.ts'
import { createClusterChartConverter } from '#main/services/cluster/charts.ts'
import { formatChartCounts } from '#main/services/cluster/counts.ts'
import { NO_CAMPAIGN_IMPRINT, readCampaignImprint, readOwnerColours } from '#main/services/cluster/imprint.ts'
import type { PictureFacts } from '#main/services/cluster/map-exports.ts'
import { createClusterHistoryService } from '#main/services/cluster/over-time/over-time.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ChartCounts } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { MapEdition } from '#shared/contract/cluster-files.ts'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'
import type { ClusterListItem } from '#shared/contract/cluster.ts'
import { listTilesetPaths, parseTileRoles } from './tiled-options.ts'

/** A map and the campaign it belongs to. */
export interface SelectedMap extends CountableChart, Omit<PictureFacts, 'now'> {
  /** The map with its secrets; `chart` is what the edition holds. */
  readonly whole: Chart
  readonly edition: MapEdition
}

/** Reads the map that a call selects: from its files, else from a cluster of the campaign. */
export async function readSelectedMap(call: CommandLineCall): Promise<SelectedMap> {
  const [, ...paths] = call.args
  if (paths.length > 0 && getTextOption(call, 'at') !== null)
    throw new UsageError(
      '--at goes back in a cluster of the campaign. A map file has no history: leave out --at or FILE.',
    )
  const read =
    paths.length > 0
      ? { ...readMapFiles(paths, call), source: NO_CAMPAIGN_IMPRINT, ownerColours: new Map<string, string>() }
      : await readMapInCampaign(call)
  const edition = parseMapEdition(call)
  if (edition === 'gamemaster') return { ...read, whole: read.chart, edition }
  const { chart, source, ownerColours } = read // the lists of a file tell of hidden stars
  return { chart: createPlayerChart(chart), whole: chart, source, ownerColours, edition }
}

/** Parses `--edition`, the audience of a map: the gamemaster by default. */
export function parseMapEdition(call: CommandLineCall): MapEdition {
  return parseChoiceOption(call, 'edition', MapEdition.options) ?? 'gamemaster'
}

/** Reads the map files that together form one map. */
export function readMapFiles(paths: readonly string[], call: CommandLineCall): ChartFromFile {
  const rating = parseChoiceOption(call, 'rating', ['starport', 'population']) ?? 'starport'
  const { files, read } = readWithTilesets(paths, rating)
  const roles = getTextOption(call, 'tiles')
  return roles === null ? read : readFilesAs(files, { rating, tiles: parseTileRoles(roles, read.tiled?.tiles ?? []) })
}

/** Reads map files and the tilesets of a Tiled map, at the path it gives or beside it. */
function readWithTilesets(paths: readonly string[], rating: ChartReadOptions['rating']) {
  const files = paths.map(chartFile)
  const read = readFilesAs(files, { rating })
  const more = listTilesetPaths(read.tiled?.missingTilesets ?? [], dirname(paths[0] ?? ''))
  if (more.length === 0) return { files, read }
  const all = [...files, ...more.map(chartFile)]
  return { files: all, read: readFilesAs(all, { rating }) }
}

function readFilesAs(files: readonly ChartFile[], options: ChartReadOptions): ChartFromFile {
  const reading = readChartSync(files, options)
  if (!reading.ok) throw new RefusalError('file', reading.message)
  return reading.read
}

/** Formats the counts of a map, one per line. */
export function listChartCountLines(counts: ChartCounts): string[] {
  return formatChartCounts(counts).map(({ what, count }) => `${count} ${what}`)
}

/** Reads a file. Throws, without reading it, if it is too large. */
function chartFile(path: string): ChartFile {
  try {
    const { size } = statSync(path)
    if (size > READ_LIMITS.bytes)
      throw new RefusalError('file', `${path} is too large: at most ${READ_LIMITS.bytes / 1e6} MB.`)
    return { name: basename(path), bytes: readFileSync(path) }
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${path} cannot be read: ${getErrorMessage(error)}`)
  }
}

function readMapInCampaign(call: CommandLineCall): Promise<Omit<SelectedMap, 'edition' | 'whole'>> {
  return runWithCampaign(call, ({ file, services: { cluster } }) => {
    const { id } = requireCluster(getTextOption(call, 'cluster'), cluster.list())
    const at = getTextOption(call, 'at')
    const tools = { file, newId: call.world.newId }
    const facts = { source: readCampaignImprint(file), ownerColours: readOwnerColours(file) }
    if (at === null) return { chart: createClusterChartConverter(tools).readChart(id).chart, ...facts }
    const history = createClusterHistoryService(tools)
    const { changeId } = findMoment(at, history.steps({ id }))
    const { chart } = history.readChart({ id, changeId })
    return { chart, ...facts }
  })
}

/** Finds a cluster by name, or the only one if there is no name. */
export function requireCluster(name: string | null, all: readonly ClusterListItem[]): ClusterListItem {
  const found = name === null ? all : all.filter((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  const [first, second] = found
  if (first && !second) return first
  const names = all.map((item) => item.name).join(', ')
  throw new RefusalError('not-found', `Name one of the star clusters with --cluster NAME: ${names}.`)
}

const MOMENT_FORMS = {
  change: /^\d+$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  day: /^day (-?\d+)$/,
} as const

/**
 * Finds the last change of a cluster at or before a moment: a change by its number in History, the date (UTC) on which
 * it was made, or a day of the campaign.
 */
function findMoment(text: string, steps: readonly ClusterHistoryStep[]): ClusterHistoryStep {
  const isBefore = createMomentFilter(text)
  // Changes that were undone and done again stand after later ones.
  const found = steps.find(({ changeId }) => String(changeId) === text) ?? steps.findLast(isBefore)
  if (found) return found
  const [first] = steps
  const begin = first ? ` It begins with change ${first.changeId}, ${first.at.slice(0, 10)}, day ${first.day}.` : ''
  throw new RefusalError('not-found', `The cluster did not exist yet at ${text}.${begin}`)
}

function createMomentFilter(text: string): (step: ClusterHistoryStep) => boolean {
  if (MOMENT_FORMS.change.test(text)) return ({ changeId }) => changeId <= Number(text)
  if (MOMENT_FORMS.date.test(text) && isDay(text)) return ({ at }) => at.slice(0, 10) <= text
  const day = MOMENT_FORMS.day.exec(text)?.[1]
  if (day !== undefined) return (step) => step.day <= Number(day)
  throw new UsageError(`--at takes a change's number, a date such as 2026-11-21, or "day 12", not "${text}".`)
}

/** Whether a date exists: 30 February does not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
