import type { ChartFile, ContentLoss, ChartFromFile, WrittenChart } from '#main/cluster/formats/chart-file.ts'
import { readTraveller, type TravellerReadOptions } from '#main/cluster/formats/traveller/read-traveller.ts'
import { SECTOR_BOARD } from '#main/cluster/formats/traveller/sector-board.ts'
import { type Chart, type ChartStar, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { runSync } from '#shared/kit/run-steps.ts'
import { fileOf } from './chart-files.ts'

/** Reads the files of a sector. */
export function readSector(files: readonly ChartFile[], options?: TravellerReadOptions): ChartFromFile {
  return runSync(readTraveller(files, options))
}

export function rereadSector({ files }: WrittenChart): Chart {
  return readSector(files.map(({ name, text }) => fileOf(name, text))).chart
}

/** The loss whose text starts like this, or null. */
export function lossOf({ losses }: Pick<ChartFromFile, 'losses'>, text: string): ContentLoss | null {
  return losses.find(({ what }) => what.startsWith(text)) ?? null
}

/** A chart without data kept for its own format, and with sorted tags. */
export function bareChart(chart: Chart): Chart {
  const strip = <Thing extends { readonly extra: unknown }>(item: Thing) => ({ ...item, extra: {} })
  const tagsInOrder = (star: ChartStar) => ({ ...star, tags: star.tags.toSorted() })
  return {
    ...chart,
    stars: chart.stars.map(strip).map(tagsInOrder),
    routes: chart.routes.map(strip),
    regions: chart.regions.map(strip),
    labels: chart.labels.map(strip),
    extra: {},
  }
}

export const EMPTY_SECTOR: Chart = {
  name: 'Empty',
  board: SECTOR_BOARD,
  legend: STANDARD_LEGEND,
  fog: [],
  stars: [],
  routes: [],
  regions: [],
  labels: [],
  fleets: [],
  extra: {},
}
