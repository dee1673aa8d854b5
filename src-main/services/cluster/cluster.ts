import { formatEditLabel, type MapLookupBeforeEdits } from '#main/cluster/edit-label.ts'
import { listImportedStarFacts } from '#main/cluster/imported-star-facts.ts'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { Repositories } from '#main/db/repositories/repositories.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { PlayerClusterView } from '#shared/contract/cluster-players.ts'
import type { ClusterEdit, ClusterHead, ClusterListItem, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'
import {
  buildBoard,
  createEmptyClusterRow,
  formatClusterChangeLabel,
  buildClusterColumns,
  requireObjectsFitBoard,
} from './boards.ts'
import { createClusterChartConverter } from './charts.ts'
import { createClusterEditApplier } from './edits.ts'
import { findFreeClusterName } from './free-name.ts'
import { createPlayerClusterViewReader } from './players.ts'
import { requireColumnsUnchanged, requireEditedObjectsUnchanged } from './require-versions.ts'
import { createClusterViewBuilder } from './views.ts'

/**
 * Creates queries for a star's location and related data: its links, the entries that mention it, and the extra fields
 * of its file.
 */
function createStarDetails(tools: ServiceDependencies, things: MapObjectRepository) {
  const links = tools.file.rows.starLinks
  const { names } = tools.file.rows
  const journal = tools.links
  return (id: string) => {
    const { clusterId, name, extra } = requireFound(things.star.find(id), 'star')
    const mentions = journal.entriesLinkingTo({ kind: 'star', id, name })
    return {
      name,
      clusterId,
      links: links.list(id).flatMap(({ targetKind, targetId }) => names.find(targetKind, targetId) ?? []),
      mentions: mentions.map((entry): Thing => ({ kind: 'journal', id: entry.id, name: entry.title })),
      imported: listImportedStarFacts(extra),
    }
  }
}

/** Creates the names of map objects for the labels of edits. */
function createMapNames({ things, factions, names }: Repositories): (board: HexBoard) => MapLookupBeforeEdits {
  const star: MapLookupBeforeEdits['star'] = (id) => requireFound(things.star.find(id), 'star')

  return (board) => ({
    board,
    star,
    route(id) {
      const { fromStarId, toStarId } = requireFound(things.route.find(id), 'route')
      return [star(fromStarId).name, star(toStarId).name]
    },
    thing(kind, id) {
      if (kind === 'region') return { name: requireFound(things.region.find(id), kind).name }
      if (kind === 'label') {
        const { text, row, column } = requireFound(things.label.find(id), kind)
        return { name: text, row, column }
      }
      const { name, row, column } = requireFound(things[kind].find(id), kind)
      return { name, row, column }
    },
    faction: (id) => requireFound(factions.find(id), 'faction').name,
    linked: ({ kind, id }) => names.find(kind, id)?.name ?? 'something that is gone',
  })
}

/** Creates the service of the star clusters, of which a campaign has one or more. */
export function createClusterService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const { changes } = file
  const { clusters, things, images } = file.rows
  const views = createClusterViewBuilder({ file, clusters, things })
  const edits = createClusterEditApplier(tools, things)
  const namesOn = createMapNames(file.rows)
  const detailsOf = createStarDetails(tools, things)
  const playersView = createPlayerClusterViewReader(createClusterChartConverter(tools), things)

  const get = (id: string): Cluster => requireFound(clusters.find(id), 'star cluster')
  const versionOf = (id: string): number => changes.versionOf('cluster', id)

  return {
    list(): ClusterListItem[] {
      const stars = clusters.countStars()
      return clusters.list().map((cluster) => ({
        id: cluster.id,
        name: cluster.name,
        board: buildBoard(cluster),
        stars: stars.get(cluster.id) ?? 0,
        version: versionOf(cluster.id),
      }))
    },
    get: ({ id }: { id: string | null }): ClusterView => views.get(id),
    since: (seen: { id: string; revision: number }): ClusterPatch => views.since(seen),
    create(asked: { name: string; board: HexBoard }, author: Author): { id: string } {
      const { board } = asked
      const [id, name] = [newId(), findFreeClusterName(tools, asked.name)]
      changes.record(`Add the star cluster ${name}`, author, () =>
        clusters.add(createEmptyClusterRow({ id, name, board })),
      )
      return { id }
    },
    update(
      { id, version, fields: sent }: ServiceMethodInput<'cluster', 'update'>,
      author: Author,
    ): { version: number } {
      const before = get(id)
      const fields = omitUndefined(sent)
      const row = buildClusterColumns(fields)
      requireColumnsUnchanged(file, { table: 'cluster', id, version }, clusters.columnsOf(row))
      const after = { ...before, ...row }
      requireObjectsFitBoard(before, things, buildBoard(after))
      if (fields.underlay) requireFound(images.find(fields.underlay.imageId), 'picture')
      changes.record(formatClusterChangeLabel(before, fields), author, () => clusters.update(after))
      return { version: versionOf(id) }
    },
    remove({ id, version }: Pick<ClusterHead, 'id' | 'version'>, author: Author): void {
      const { name } = get(id)
      requireRowUnchanged(file, 'cluster', id, version)
      if (clusters.list().length === 1)
        throw new RefusalError(
          'illegal',
          `A campaign keeps at least one star cluster, and ${name} is the last one. Add another one first.`,
        )
      changes.record(`Delete the star cluster ${name}`, author, () => clusters.remove(id))
    },
    edit({ id, label, edits: gesture }: Gesture, author: Author): { revision: number } {
      const cluster = get(id)
      requireEditedObjectsUnchanged(file, things, { clusterId: id, edits: gesture })
      const bodies = edits.countRenamedBodies(gesture)
      const edited = label ?? formatEditLabel(gesture, namesOn(buildBoard(cluster)))
      changes.record(bodies === 0 ? edited : `${edited}, with ${formatCount(bodies, 'body', 'bodies')}`, author, () =>
        edits.apply(cluster, gesture),
      )
      return { revision: changes.newest() }
    },
    starsOf: ({ factionId }: { factionId: string }): Thing[] =>
      clusters.listStarsOf(factionId).map((star) => ({ kind: 'star', ...star })),
    starDetails: ({ id }: { id: string }) => detailsOf(id),
    playerEdition: ({ id }: { id: string }): PlayerClusterView => playersView(id),
  }
}

interface Gesture extends Omit<ServiceMethodInput<'cluster', 'edit'>, 'edits'> {
  readonly edits: readonly ClusterEdit[]
}
