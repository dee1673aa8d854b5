import { formatEditLabel } from '#main/cluster/edit-label.ts'
import type { Author } from '#main/db/change-log.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { PlayerClusterView } from '#shared/contract/cluster-players.ts'
import type { ClusterEdit, ClusterHead, ClusterLine, ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import type { InputOf } from '#shared/contract/contract.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { requireFound, RefusalError } from '../refusal-error.ts'
import { requireVersion, type Tools } from '../tools.ts'
import {
  buildBoard,
  createEmptyCluster,
  formatClusterChangeLabel,
  buildClusterColumns,
  requireObjectsFitBoard,
} from './boards.ts'
import { createClusterCharts } from './charts.ts'
import { createStarDetails } from './details.ts'
import { createClusterEdits } from './edits.ts'
import { findFreeClusterName } from './free-name.ts'
import { createMapNames } from './names.ts'
import { createPlayerViews } from './players.ts'
import { requireColumnVersions, requireEditVersions } from './require-versions.ts'
import { createClusterViews } from './views.ts'

/** Creates the service of the star clusters, of which a campaign has one or more. */
export function createCluster(tools: Tools) {
  const { file, newId } = tools
  const { changes } = file
  const { clusters, things, images } = file.rows
  const views = createClusterViews({ file, clusters, things })
  const edits = createClusterEdits(tools, things)
  const namesOn = createMapNames(file.rows)
  const detailsOf = createStarDetails(tools, things)
  const playersView = createPlayerViews(createClusterCharts(tools), things)

  const get = (id: string): Cluster => requireFound(clusters.find(id), 'star cluster')
  const versionOf = (id: string): number => changes.versionOf('cluster', id)

  return {
    list(): ClusterLine[] {
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
        clusters.add(createEmptyCluster({ id, name, board })),
      )
      return { id }
    },
    update({ id, version, fields: sent }: InputOf<'cluster', 'update'>, author: Author): { version: number } {
      const before = get(id)
      const fields = omitUndefined(sent)
      const row = buildClusterColumns(fields)
      requireColumnVersions(file, { table: 'cluster', id, version }, clusters.columnsOf(row))
      const after = { ...before, ...row }
      requireObjectsFitBoard(before, things, buildBoard(after))
      if (fields.underlay) requireFound(images.find(fields.underlay.imageId), 'picture')
      changes.record(formatClusterChangeLabel(before, fields), author, () => clusters.update(after))
      return { version: versionOf(id) }
    },
    remove({ id, version }: Pick<ClusterHead, 'id' | 'version'>, author: Author): void {
      const { name } = get(id)
      requireVersion(file, 'cluster', id, version)
      if (clusters.list().length === 1)
        throw new RefusalError(
          'illegal',
          `A campaign keeps at least one star cluster, and ${name} is the last one. Add another one first.`,
        )
      changes.record(`Delete the star cluster ${name}`, author, () => clusters.remove(id))
    },
    edit({ id, label, edits: gesture }: Gesture, author: Author): { revision: number } {
      const cluster = get(id)
      requireEditVersions(file, things, { clusterId: id, edits: gesture })
      changes.record(label ?? formatEditLabel(gesture, namesOn(buildBoard(cluster))), author, () =>
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

interface Gesture extends Omit<InputOf<'cluster', 'edit'>, 'edits'> {
  readonly edits: readonly ClusterEdit[]
}
