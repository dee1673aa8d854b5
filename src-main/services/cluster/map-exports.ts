import { cropChartToArea, clearChartOutsideArea } from '#main/cluster/crop-chart.ts'
import type { WrittenChart } from '#main/cluster/formats/chart-file.ts'
import { getChartFileName } from '#main/cluster/formats/file-name.ts'
import { createPlayerChart, createPlayerChartForPicture } from '#main/cluster/players-edition.ts'
import { type ChartArea, formatHexLabelRange } from '#shared/cluster/chart-area.ts'
import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import type { PictureOptions } from '#shared/cluster/picture-options.ts'
import type { MapEdition } from '#shared/contract/cluster-files.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'
import { getHexLabel, isOnBoard } from '#shared/kit/hex.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { buildPictureImprint, type CampaignImprint } from './imprint.ts'

/** A map, its audience, and the part that they get. */
export interface MapToExport {
  /** The whole map, with its secrets. */
  readonly chart: Chart
  readonly edition: MapEdition
  /** Null for the whole map. */
  readonly area: ChartArea | null
}

/** What pictures of a map show besides the chart. */
export interface PictureFacts {
  readonly source: CampaignImprint
  /** Colours of the campaign's factions by name. */
  readonly ownerColours: ReadonlyMap<string, string>
  /** Time of the export, ISO. */
  readonly now: string
}

/** A map as a PDF. */
export interface MapPdf {
  readonly name: string
  readonly content: Uint8Array
  /** Letters that no font has, printed as boxes. */
  readonly missingLetters: string[]
}

// Imported on first use, so that the campaign opens sooner.
const formats = () => import('./formats.ts')
const prints = () => import('./prints.ts')

/** Writes a map as files of a format. Refuses what the format cannot hold. */
export async function writeMapFiles({ chart, edition, area }: MapToExport, format: ChartFormat): Promise<WrittenChart> {
  const { writeChartOrRefuse } = await formats()
  const readable = edition === 'player' ? createPlayerChart(chart) : chart
  const part = area === null ? readable : clearChartOutsideArea(readable, requireOnMap(area, chart))
  return writeChartOrRefuse(part, format, listEditionSuffixes(edition))
}

/** Draws a map as SVG. */
export async function drawMap(
  map: MapToExport,
  options: PictureOptions,
  { source, ownerColours, now }: PictureFacts,
): Promise<{ readonly name: string; readonly text: string }> {
  const chart = buildPictureChart(map)
  const { renderClusterSvg } = await prints()
  const imprint = buildPictureImprint(source, map.edition, now)
  return {
    name: getChartFileName(chart, 'svg', listEditionSuffixes(map.edition)),
    text: await renderClusterSvg(chart, { ...options, imprint, ownerColours }),
  }
}

/** Prints a map as PDF. */
export async function printMap(
  map: MapToExport,
  request: MapPdfRequest,
  { source, ownerColours, now }: PictureFacts,
): Promise<MapPdf> {
  const chart = buildPictureChart(map)
  const { renderClusterPdf, listMissingMapLetters } = await prints()
  const imprint = buildPictureImprint(source, map.edition, now)
  return {
    name: getChartFileName(chart, 'pdf', [...listPrintSuffixes(request), ...listEditionSuffixes(map.edition)]),
    content: await renderClusterPdf(chart, request, { now, imprint, ownerColours }),
    missingLetters: request.what === 'blank' ? [] : listMissingMapLetters(chart, request.options.title),
  }
}

function buildPictureChart({ chart, edition, area }: MapToExport): Chart {
  const visible = edition === 'player' ? createPlayerChartForPicture(chart) : chart
  return area === null ? visible : cropChartToArea(visible, requireOnMap(area, chart))
}

function requireOnMap(area: ChartArea, { board }: Chart): ChartArea {
  if (isOnBoard(area.centre, board)) return area
  throw new RefusalError(
    'illegal',
    `${getHexLabel(area.centre, board)} is off this map, which has the hexes ${formatHexLabelRange(board)}.`,
  )
}

/** Tells the players' edition of a map from the gamemaster's by its file name. */
function listEditionSuffixes(edition: MapEdition): string[] {
  return edition === 'player' ? ['players'] : []
}

/** Words in the file name of a print that tell it from other prints of the same cluster. */
function listPrintSuffixes(request: MapPdfRequest): string[] {
  switch (request.what) {
    case 'poster':
      return request.options.tiles === null ? [] : ['tiles']
    case 'index':
      return ['stars']
    case 'blank':
      return ['blank']
  }
}
