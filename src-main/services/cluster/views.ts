import type { TouchedRow } from '#main/db/change-log/change-reader.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Cluster, createClusterRepository } from '#main/db/repositories/cluster.ts'
import type { MapObjectFields, MapObjectRepository, MapObjectAccess } from '#main/db/repositories/map-objects.ts'
import { type Legend, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import type { StarWorld } from '#shared/cluster/star-world.ts'
import {
  type ClusterHead,
  type ClusterPatch,
  type ClusterView,
  MAP_KINDS,
  type MapKind,
} from '#shared/contract/cluster.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { requireFound } from '../kit/refusal-error.ts'
import { buildBoard } from './boards.ts'
import { fromStoredZoom } from './map-object-edits.ts'

/** Sources of the views of clusters. */
export interface ClusterViewDependencies {
  readonly file: CampaignFile
  readonly clusters: ReturnType<typeof createClusterRepository>
  readonly things: MapObjectRepository
}

type Versions = ReadonlyMap<string, number>

/** Creates the gamemaster's views of clusters: complete, or as changes since a revision. */
export function createClusterViewBuilder({ file: { changes }, clusters, things }: ClusterViewDependencies) {
  const whole = (cluster: Cluster): ClusterView =>
    readClusterView(cluster, things, {
      head: changes.versionOf('cluster', cluster.id),
      revision: changes.newest(),
      ofKind: (kind) => changes.versionsOf(things[kind].table),
    })

  function patch(cluster: Cluster, revision: number): ClusterPatch {
    const touched = Map.groupBy(changes.touchedSince(revision), ({ tableName }) => tableName)
    const ofKind = (kind: MapKind): readonly TouchedRow[] => touched.get(things[kind].table) ?? []
    const idsIn = (table: string): string[] => touched.get(table)?.map(({ rowId }) => rowId) ?? []
    const rows = rowsOf(things, (verbs) => verbs.listSome(cluster.id, idsIn(verbs.table)))
    const head = touched.get('cluster')?.find(({ rowId }) => rowId === cluster.id)
    return {
      revision: changes.newest(),
      head: head ? headView(cluster, head.version) : null,
      ...thingViews(rows, {
        worlds: rows.star.length > 0 ? things.star.listWorlds(cluster.id) : NO_WORLDS,
        versionsOf: (kind) => new Map(ofKind(kind).map(({ rowId, version }) => [rowId, version])),
      }),
      gone: MAP_KINDS.flatMap((kind) => {
        const standing = new Set(rows[kind].map(({ id }) => id))
        return idsIn(things[kind].table).filter((id) => !standing.has(id))
      }),
    }
  }

  return {
    /** Returns a cluster; null for the one created first. */
    get: (id: string | null): ClusterView =>
      whole(requireFound(id === null ? clusters.findFirst() : clusters.find(id), 'star cluster')),
    /**
     * Returns what changed since a revision. For a revision the campaign never had, returns everything, with an older
     * revision than the one given.
     */
    since({ id, revision }: { id: string; revision: number }): ClusterPatch {
      const cluster = requireFound(clusters.find(id), 'star cluster')
      return revision > changes.newest() ? { ...whole(cluster), gone: [] } : patch(cluster, revision)
    },
  }
}

/** Versions of a cluster and of the things on its board. */
interface ViewVersions {
  readonly head: number
  readonly revision: number
  readonly ofKind: (kind: MapKind) => Versions
}

/** Reads a complete cluster. */
export function readClusterView(
  cluster: Cluster,
  things: MapObjectRepository,
  { head, revision, ofKind }: ViewVersions,
): ClusterView {
  const rows = rowsOf(things, (verbs) => verbs.listShown(cluster.id))
  const worlds = things.star.listWorlds(cluster.id)
  return { head: headView(cluster, head), revision, ...thingViews(rows, { worlds, versionsOf: ofKind }) }
}

/** The objects on the board of a cluster by kind, read from their tables. */
function rowsOf(
  things: MapObjectRepository,
  read: <Row extends { readonly id: string }>(verbs: MapObjectAccess<Row>) => readonly MapObjectFields<Row>[],
) {
  return {
    star: read(things.star),
    route: read(things.route),
    region: read(things.region),
    label: read(things.label),
    fleet: read(things.fleet),
    bookmark: read(things.bookmark),
  }
}

function headView(cluster: Cluster, version: number): ClusterHead {
  const { id, name, legend, fog, underlay } = cluster
  return {
    id,
    name,
    underlay,
    version,
    board: buildBoard(cluster),
    legend: buildLegendView(legend ?? STANDARD_LEGEND),
    fog: buildHexRunsView(fog),
  }
}

const NO_WORLDS: ReadonlyMap<string, StarWorld> = new Map()

interface ThingFacts {
  /** Imported worlds by the ids of their stars. */
  readonly worlds: ReadonlyMap<string, StarWorld>
  readonly versionsOf: (kind: MapKind) => Versions
}

function thingViews(
  rows: ReturnType<typeof rowsOf>,
  { worlds, versionsOf }: ThingFacts,
): Omit<ClusterView, 'head' | 'revision'> {
  const seen = <Row extends { readonly id: string }>(kind: MapKind, shown: readonly Row[]) => {
    const versions = shown.length === 0 ? new Map<string, number>() : versionsOf(kind)
    return shown.map((row) => ({ ...row, version: versions.get(row.id) ?? 0 }))
  }
  return {
    stars: seen('star', rows.star).map((star) => {
      const world = worlds.get(star.id)
      return { ...star, tags: [...star.tags], ...(world && { world }) }
    }),
    routes: seen('route', rows.route),
    regions: seen('region', rows.region).map((region) => ({ ...region, hexes: buildHexRunsView(region.hexes) })),
    labels: seen('label', rows.label),
    fleets: seen('fleet', rows.fleet),
    bookmarks: seen('bookmark', rows.bookmark).map((mark) => ({ ...mark, zoom: fromStoredZoom(mark) })),
  }
}

/** Converts a legend to its view. */
export function buildLegendView([legendEntry, two, three, four, five]: Legend): ClusterHead['legend'] {
  return [legendEntry, two, three, four, five]
}

/** Converts a set of hexes to its view. */
export function buildHexRunsView(runs: HexRuns): ClusterHead['fog'] {
  return runs.map(([row, first, last]) => [row, first, last])
}
