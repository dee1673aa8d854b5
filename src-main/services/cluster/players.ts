import { createPlayerChartWithIndexes, isImportedWorld } from '#main/cluster/players-edition.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { PlayerClusterView } from '#shared/contract/cluster-players.ts'
import type { ClusterChartConverter } from './charts.ts'
import { buildLegendView, buildHexRunsView } from './views.ts'

/**
 * Creates a function that reads a cluster as players may see it: the players' edition of its chart, with the ids of its
 * objects.
 */
export function createPlayerClusterViewReader(
  charts: ClusterChartConverter,
  things: MapObjectRepository,
): (id: string) => PlayerClusterView {
  return (clusterId) => {
    const { chart: whole, ...ids } = charts.readChart(clusterId)
    const { chart, ...known } = createPlayerChartWithIndexes(whole)
    const rows = [...things.star.listShown(clusterId), ...things.fleet.listShown(clusterId)]
    const owners = new Map(rows.map((row) => [row.id, row.factionId]))
    const owned = (id: string) => ({ id, factionId: owners.get(id) ?? null })
    const starId = (at: number) => idAt(ids.starIds, known.stars[at])
    return {
      name: chart.name,
      board: chart.board,
      legend: buildLegendView(chart.legend),
      fog: buildHexRunsView(chart.fog),
      stars: chart.stars.map(({ row, column, name, rating, type, size, rank, publicNotes, isHomeworld }, at) => ({
        ...owned(starId(at)),
        row,
        column,
        name,
        rating,
        type,
        size,
        rank,
        publicNotes,
        isHomeworld,
        isImportedWorld: isImportedWorld(whole.stars[known.stars[at] ?? -1]),
      })),
      routes: chart.routes.map(({ from, to, type, colour, style }, at) => ({
        id: idAt(ids.routeIds, known.routes[at]),
        fromStarId: starId(from),
        toStarId: starId(to),
        type,
        colour,
        style,
      })),
      regions: chart.regions.map(({ name, colour, border, isFilled, publicNotes, hexes }, at) => ({
        id: idAt(ids.regionIds, known.regions[at]),
        name,
        colour,
        border,
        isFilled,
        publicNotes,
        hexes: buildHexRunsView(hexes),
      })),
      labels: chart.labels.map(({ row, column, kind, text, size, colour }, at) => ({
        id: idAt(ids.labelIds, known.labels[at]),
        row,
        column,
        kind,
        text,
        size,
        colour,
      })),
      fleets: chart.fleets.map(({ row, column, name, publicNotes }, at) => ({
        ...owned(idAt(ids.fleetIds, known.fleets[at])),
        row,
        column,
        name,
        publicNotes,
      })),
    }
  }
}

function idAt(ids: readonly string[], at: number | undefined): string {
  const id = at === undefined ? undefined : ids[at]
  if (id === undefined) throw new Error('The players’ edition holds something that the chart does not')
  return id
}
