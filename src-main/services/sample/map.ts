import type { CampaignFile } from '#main/db/open-campaign.ts'
import { type Chart, DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { createClusterChartConverter } from '../cluster/charts.ts'
import { toStoredZoom } from '../cluster/map-object-edits.ts'
import type { Environment } from '../kit/environment.ts'
import { getIdByName, mapIdsByName } from './ids.ts'
import type { SampleCampaign } from './schema.ts'

/** Writes the star cluster of the sample, whose factions must exist. */
export function writeSampleCluster(file: CampaignFile, { newId }: Environment, sample: SampleCampaign): void {
  const clusterId = createClusterChartConverter({ file, newId }).writeChart(chartOf(sample), sample.cluster.name)
  const { bookmark } = file.rows.things
  for (const { zoom, ...mark } of sample.bookmarks)
    bookmark.add({ ...mark, zoom: toStoredZoom(zoom), id: newId(), clusterId })
}

/** Links stars to other things of the sample, which must exist. */
export function linkStarsToEntities(
  { rows }: CampaignFile,
  { newId }: Environment,
  { starLinks }: SampleCampaign,
): void {
  const links = rows.starLinks
  const names = rows.names.list()
  const idOf = (kind: string, name: string) =>
    getIdByName(mapIdsByName(names.filter((candidate) => candidate.kind === kind)), name)
  for (const { star, kind, name } of starLinks)
    links.add({ id: newId(), starId: idOf('star', star), targetKind: kind, targetId: idOf(kind, name) })
}

function chartOf({ cluster, stars, routes, regions, labels, fleets }: SampleCampaign): Chart {
  const places = new Map(stars.map(({ name }, at) => [name, at]))
  const placeOf = (name: string): number => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`The sample campaign has no star called ${name}`)
    return place
  }
  return {
    ...cluster,
    board: STANDARD_BOARD,
    legend: STANDARD_LEGEND,
    stars: stars.map(({ name, row, column, rating, faction, ...fields }) => ({
      ...DEFAULT_STAR_FIELDS,
      ...omitUndefined(fields),
      name,
      row,
      column,
      rating,
      owner: faction,
      extra: {},
    })),
    routes: routes.map(([from, to, fields = {}]) => ({
      ...DEFAULT_ROUTE_FIELDS,
      ...omitUndefined(fields),
      from: placeOf(from),
      to: placeOf(to),
      extra: {},
    })),
    regions: regions.map((region) => ({ ...region, extra: {} })),
    labels: labels.map((label) => ({ ...label, extra: {} })),
    fleets: fleets.map(({ faction, ...fleet }) => ({ ...fleet, owner: faction })),
    extra: {},
  }
}
