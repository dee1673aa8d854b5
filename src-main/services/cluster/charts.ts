import { listChartProblems } from '#main/cluster/formats/chart-problems.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { EditableFactionRow } from '#main/db/repositories/factions.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import { isSameName } from '#main/journal/wiki-links.ts'
import {
  type Chart,
  STANDARD_LEGEND,
  type ChartBody,
  type ChartSystem,
  type SystemOrigin,
} from '#shared/cluster/chart.ts'
import { renumberBodyIds, type SystemBody } from '#shared/cluster/system/body.ts'
import { assert } from '#shared/kit/assert.ts'
import { isOnBoard } from '#shared/kit/hex.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { buildBoard } from './boards.ts'
import { assignBodyIds } from './system-bodies.ts'

/** A cluster as a chart, with the ids of its objects: each list in the order of the chart's. */
export interface ChartWithIds {
  readonly chart: Chart
  readonly starIds: readonly string[]
  readonly routeIds: readonly string[]
  readonly regionIds: readonly string[]
  readonly labelIds: readonly string[]
  readonly fleetIds: readonly string[]
}

/** What reading and writing of charts needs: the tables of a campaign and an id generator. */
export interface ClusterChartDependencies extends Pick<ServiceDependencies, 'newId'> {
  readonly file: Pick<ServiceDependencies['file'], 'rows'>
}

/** Converts between a campaign's clusters and plain charts. */
export function createClusterChartConverter({ file, newId }: ClusterChartDependencies) {
  const { clusters, factions, things, starSystems } = file.rows
  const get = (id: string): Cluster => requireFound(clusters.find(id), 'star cluster')

  /** Finds a faction's id by name; an unknown name creates a new faction. */
  function createOwners(): (owner: string | null) => string | null {
    const known: Pick<EditableFactionRow, 'id' | 'name'>[] = factions.list()
    const ids = new Map<string, string>()
    function idOf(name: string): string {
      const faction = known.find((candidate) => isSameName(candidate.name, name))
      return faction?.id ?? add({ id: newId(), name, notes: '', colour: null, emblem: null })
    }
    function add(faction: EditableFactionRow): string {
      factions.add(faction)
      known.push(faction)
      return faction.id
    }
    return (owner) => {
      const name = owner?.trim() ?? ''
      if (name === '') return null
      const id = ids.get(name) ?? idOf(name)
      ids.set(name, id)
      return id
    }
  }

  function writeThings(clusterId: string, chart: Chart): void {
    const ownerId = createOwners()
    const stray = [...chart.stars, ...chart.labels, ...chart.fleets].find(
      (candidate) => !isOnBoard(candidate, chart.board),
    )
    assert(stray === undefined, `A chart has something at ${stray?.row}, ${stray?.column}, off its board`)
    const starIds = chart.stars.map(newId)
    for (const [at, { owner, system, ...star }] of chart.stars.entries()) {
      const id = idAt(starIds, at)
      things.star.add({ ...star, id, clusterId, factionId: ownerId(owner) })
      if (system) {
        const { seed, origin = null } = system
        starSystems.add({ id, starId: id, seed, origin, bodies: readBodies(system, id, ownerId) })
      }
    }
    for (const { from, to, ...route } of chart.routes)
      things.route.add({
        ...route,
        id: newId(),
        clusterId,
        fromStarId: idAt(starIds, from),
        toStarId: idAt(starIds, to),
      })
    for (const region of chart.regions) things.region.add({ ...region, id: newId(), clusterId })
    for (const label of chart.labels) things.label.add({ ...label, id: newId(), clusterId })
    for (const { owner, ...fleet } of chart.fleets)
      things.fleet.add({ ...fleet, id: newId(), clusterId, factionId: ownerId(owner) })
  }

  return {
    readChart(clusterId: string): ChartWithIds {
      const factionNames = new Map(factions.list().map(({ id, name }) => [id, name]))
      const systems = starSystems.listByStar(clusterId)
      const read = chartOf(get(clusterId), things, { factionNames, systems })
      // Another program may have written the file: only what we would have stored is drawn and exported.
      const [problem] = listChartProblems(read.chart)
      if (problem !== undefined)
        throw new RefusalError('file', `This star cluster is not as Orrery stores it: ${problem}. Restore a backup.`)
      return read
    },
    /**
     * Call inside a change. Writes a new cluster of this name and returns its id. Owners are found by name; unknown
     * ones become factions.
     */
    writeChart(chart: Chart, name: string): string {
      const id = newId()
      clusters.add({ ...headOf(chart), id, name, underlay: null })
      writeThings(id, chart)
      return id
    },
    /**
     * Call inside a change. Replaces everything on the board by the chart. The cluster keeps its id, name and
     * underlay, and the bookmarks that are still on the board.
     */
    replaceWith(clusterId: string, chart: Chart): void {
      const { id, name, underlay } = get(clusterId)
      for (const kind of [things.route, things.star, things.region, things.label, things.fleet])
        for (const board of kind.listShown(id)) kind.remove(board.id)
      for (const mark of things.bookmark.listShown(id))
        if (!isOnBoard(mark, chart.board)) things.bookmark.remove(mark.id)
      clusters.update({ ...headOf(chart), id, name, underlay })
      writeThings(id, chart)
    },
  }
}

/** Reads clusters as charts and writes charts as clusters. */
export type ClusterChartConverter = ReturnType<typeof createClusterChartConverter>

function headOf({ board, legend, fog, extra }: Chart): Omit<Cluster, 'id' | 'name' | 'underlay'> {
  return { ...board, legend, fog, extra }
}

function idAt(ids: readonly string[], at: number): string {
  const id = ids[at]
  if (id === undefined) throw new Error(`The chart has no star number ${at}`)
  return id
}

/** What a chart names besides the objects of its cluster: factions by id, and systems by the ids of their stars. */
interface ChartParts {
  readonly factionNames: ReadonlyMap<string, string>
  readonly systems: ReadonlyMap<string, StoredSystem>
}

function chartOf(cluster: Cluster, things: MapObjectRepository, { factionNames, systems }: ChartParts): ChartWithIds {
  const owner = (factionId: string | null) => (factionId === null ? null : (factionNames.get(factionId) ?? null))
  const [stars, routes] = [things.star.list(cluster.id), things.route.list(cluster.id)]
  const [regions, labels, fleets] = [
    things.region.list(cluster.id),
    things.label.list(cluster.id),
    things.fleet.list(cluster.id),
  ]
  const starAt = new Map(stars.map(({ id }, at) => [id, at]))
  const chart: Chart = {
    name: cluster.name,
    board: buildBoard(cluster),
    legend: cluster.legend ?? STANDARD_LEGEND,
    fog: cluster.fog,
    stars: stars.map(({ id, clusterId: _, factionId, ...star }) => {
      const system = systems.get(id)
      return { ...star, owner: owner(factionId), ...(system && { system: buildChartSystem(system, factionNames) }) }
    }),
    routes: routes.map(({ id: _, clusterId: __, fromStarId, toStarId, ...route }) => ({
      ...route,
      from: starAt.get(fromStarId) ?? -1,
      to: starAt.get(toStarId) ?? -1,
    })),
    regions: regions.map(({ id: _, clusterId: __, ...region }) => region),
    labels: labels.map(({ id: _, clusterId: __, ...label }) => label),
    fleets: fleets.map(({ id: _, clusterId: __, factionId, ...fleet }) => ({ ...fleet, owner: owner(factionId) })),
    extra: cluster.extra,
  }
  return {
    chart,
    starIds: idsOf(stars),
    routeIds: idsOf(routes),
    regionIds: idsOf(regions),
    labelIds: idsOf(labels),
    fleetIds: idsOf(fleets),
  }
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

/** A system as the campaign stores it. */
interface StoredSystem {
  readonly seed: string
  readonly origin: SystemOrigin | null
  readonly bodies: readonly SystemBody[]
}

/** A system of the campaign as part of a chart: with numbers for ids, and with names for the factions it links to. */
function buildChartSystem(
  { seed, origin, bodies }: StoredSystem,
  factionNames: ReadonlyMap<string, string>,
): ChartSystem {
  return {
    seed,
    ...(origin && { origin }),
    bodies: renumberBodyIds(bodies).map(({ links, agendaIds: _, ...body }): ChartBody => {
      const factions = links.flatMap(({ kind, id }) => (kind === 'faction' ? (factionNames.get(id) ?? []) : []))
      return { ...body, factions }
    }),
  }
}

/** The bodies of a chart as the campaign stores them, at a star. Factions are found by name. */
function readBodies(
  { bodies }: ChartSystem,
  starId: string,
  findFaction: (name: string) => string | null,
): SystemBody[] {
  return assignBodyIds(bodies, starId).map(({ factions, ...body }): SystemBody => {
    const ids = new Set(factions.flatMap((name) => findFaction(name) ?? []))
    return { ...body, links: Array.from(ids, (id) => ({ kind: 'faction', id })) }
  })
}
