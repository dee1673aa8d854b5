import type { EditOf } from '#main/cluster/edit-parts.ts'
import type { ThingRepository } from '#main/db/repositories/cluster-things.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import { PLAIN_ROUTE } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { given } from '#shared/kit/given.ts'
import { differenceOf, unionOf } from '#shared/kit/hex-runs.ts'
import { THINGS } from '#shared/things.ts'
import type { Rename } from '../links/journal-links.ts'
import { found, Refused } from '../refused.ts'
import type { Tools } from '../tools.ts'
import { boardOf } from './boards.ts'
import { onBoard } from './require-versions.ts'
import { createStarEdits } from './stars.ts'
import { createThingEdits, requireHexes } from './thing-edits.ts'

/** Makes the edits of one gesture on a cluster's board, one after the other; call inside the change. */
export function createClusterEdits(tools: Tools, things: ThingRepository) {
  const { file, newId } = tools
  const { clusters, factions } = file.rows
  const links = file.rows.starLinks
  const journalLinks = tools.links

  function requireFaction(id: string | null | undefined): void {
    if (typeof id === 'string') found(factions.find(id), 'faction')
  }

  function createRouteEdits(clusterId: string) {
    const star = (id: string) => found(onBoard(things.star.find(id), clusterId), 'star')
    return {
      add({ id, fromStarId, toStarId, fields }: EditOf<'add-route'>): void {
        const [from, to] = [star(fromStarId), star(toStarId)]
        if (from.id === to.id)
          throw new Refused(
            'illegal',
            `A route joins two stars, and both ends of this one are ${from.name}. Choose another star.`,
          )
        if (things.route.areJoined(from.id, to.id))
          throw new Refused(
            'conflict',
            `${from.name} and ${to.name} are joined already. A pair of stars has one route.`,
          )
        things.route.add({ ...PLAIN_ROUTE, ...given(fields), id, clusterId, fromStarId, toStarId, extra: {} })
      },
      change({ id, fields }: EditOf<'change-route'>): void {
        const before = found(onBoard(things.route.find(id), clusterId), 'route')
        things.route.update({ ...before, ...given(fields) })
      },
      link({ starId, kind: targetKind, id: targetId }: EditOf<'link-star'>): void {
        const target = { targetKind, targetId }
        const { id } = star(starId)
        if (!links.hasTarget(target)) found(null, THINGS[targetKind].noun)
        if (!links.isLinked(id, target)) links.add({ id: newId(), starId, ...target })
      },
      unlink: ({ starId, kind: targetKind, id: targetId }: EditOf<'unlink-star'>): void =>
        links.remove(star(starId).id, { targetKind, targetId }),
    }
  }

  function paint(cluster: Cluster, { regionId, add, remove }: EditOf<'paint'>): void {
    const board = boardOf(cluster)
    const [more, fewer] = [requireHexes(add, board), requireHexes(remove, board)]
    const painted = (hexes: Cluster['fog']) => differenceOf(unionOf(hexes, more), fewer)
    if (regionId === null) {
      const now = found(clusters.find(cluster.id), 'star cluster')
      clusters.update({ ...now, fog: painted(now.fog) })
    } else {
      const region = found(onBoard(things.region.find(regionId), cluster.id), 'region')
      things.region.update({ ...region, hexes: painted(region.hexes) })
    }
  }

  function createGesture(cluster: Cluster, edits: readonly ClusterEdit[]): (edit: ClusterEdit) => void {
    const common = { clusterId: cluster.id, board: boardOf(cluster), requireFaction }
    const stars = createStarEdits({ ...common, edits, things })
    const routes = createRouteEdits(cluster.id)
    const plain = createThingEdits(things, common)
    return (edit) => {
      switch (edit.type) {
        case 'add-star':
          return stars.add(edit)
        case 'change-star':
          return stars.change(edit)
        case 'remove-star':
          return stars.remove(edit)
        case 'add-route':
          return routes.add(edit)
        case 'change-route':
          return routes.change(edit)
        case 'remove-route':
          return things.route.remove(edit.id)
        case 'link-star':
          return routes.link(edit)
        case 'unlink-star':
          return routes.unlink(edit)
        case 'paint':
          return paint(cluster, edit)
        default:
          return plain(edit)
      }
    }
  }

  return {
    apply(cluster: Cluster, edits: readonly ClusterEdit[]): void {
      journalLinks.renameAll(renamesOf(edits, things))
      const applyOne = createGesture(cluster, edits)
      for (const edit of edits) {
        if (edit.type.startsWith('add-') && 'id' in edit && things.isInUse(edit.id))
          throw new Refused('conflict', `Something on the map bears the id ${edit.id} already. Draw it again.`)
        applyOne(edit)
      }
    },
  }
}

/** The stars that a gesture renames, with the names that they end up with. */
function renamesOf(edits: readonly ClusterEdit[], things: ThingRepository): Rename[] {
  const names = new Map<string, string>()
  for (const edit of edits)
    if (edit.type === 'change-star' && edit.fields.name !== undefined) names.set(edit.id, edit.fields.name)
  return [...names].flatMap(([id, newName]) => {
    const star = things.star.find(id)
    return star === null ? [] : [{ thing: { kind: 'star', id, name: star.name }, newName }]
  })
}
