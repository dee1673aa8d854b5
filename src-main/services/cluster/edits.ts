import type { EditOfType } from '#main/cluster/edit-parts.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import { DEFAULT_ROUTE_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { subtractRuns, uniteRuns } from '#shared/kit/hex-runs.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import type { ThingRename } from '../kit/journal-links.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { buildBoard } from './boards.ts'
import { createBodyRenamer } from './body-renamer.ts'
import { createMapObjectEditApplier, requireHexesOnBoard } from './map-object-edits.ts'
import { keepIfInCluster } from './require-versions.ts'
import { createStarEditApplier } from './stars.ts'

/** Applies the edits of one gesture to a cluster's board in sequence. Call inside the change. */
export function createClusterEditApplier(tools: ServiceDependencies, things: MapObjectRepository) {
  const { file, newId } = tools
  const { clusters, factions } = file.rows
  const links = file.rows.starLinks
  const journalLinks = tools.links
  const bodyRenames = createBodyRenamer(file.rows.starSystems)

  function requireFaction(id: string | null | undefined): void {
    if (typeof id === 'string') requireFound(factions.find(id), 'faction')
  }

  function createRouteEdits(clusterId: string) {
    const star = (id: string) => requireFound(keepIfInCluster(things.star.find(id), clusterId), 'star')
    return {
      add({ id, fromStarId, toStarId, fields }: EditOfType<'add-route'>): void {
        const [from, to] = [star(fromStarId), star(toStarId)]
        if (from.id === to.id)
          throw new RefusalError(
            'illegal',
            `A route joins two stars, and both ends of this one are ${from.name}. Choose another star.`,
          )
        if (things.route.areJoined(from.id, to.id))
          throw new RefusalError(
            'conflict',
            `${from.name} and ${to.name} are joined already. A pair of stars has one route.`,
          )
        things.route.add({
          ...DEFAULT_ROUTE_FIELDS,
          ...omitUndefined(fields),
          id,
          clusterId,
          fromStarId,
          toStarId,
          extra: {},
        })
      },
      change({ id, fields }: EditOfType<'change-route'>): void {
        const before = requireFound(keepIfInCluster(things.route.find(id), clusterId), 'route')
        things.route.update({ ...before, ...omitUndefined(fields) })
      },
      link({ starId, kind: targetKind, id: targetId }: EditOfType<'link-star'>): void {
        const target = { targetKind, targetId }
        const { id } = star(starId)
        if (!links.hasTarget(target)) requireFound(null, THING_KIND_DEFINITIONS[targetKind].noun)
        if (!links.isLinked(id, target)) links.add({ id: newId(), starId, ...target })
      },
      unlink: ({ starId, kind: targetKind, id: targetId }: EditOfType<'unlink-star'>): void =>
        links.remove(star(starId).id, { targetKind, targetId }),
    }
  }

  function paint(cluster: Cluster, { regionId, add, remove }: EditOfType<'paint'>): void {
    const board = buildBoard(cluster)
    const [more, fewer] = [requireHexesOnBoard(add, board), requireHexesOnBoard(remove, board)]
    const painted = (hexes: Cluster['fog']) => subtractRuns(uniteRuns(hexes, more), fewer)
    if (regionId === null) {
      const now = requireFound(clusters.find(cluster.id), 'star cluster')
      clusters.update({ ...now, fog: painted(now.fog) })
    } else {
      const region = requireFound(keepIfInCluster(things.region.find(regionId), cluster.id), 'region')
      things.region.update({ ...region, hexes: painted(region.hexes) })
    }
  }

  function createGesture(cluster: Cluster, edits: readonly ClusterEdit[]): (edit: ClusterEdit) => void {
    const common = { clusterId: cluster.id, board: buildBoard(cluster), requireFaction }
    const stars = createStarEditApplier({ ...common, edits, things })
    const routes = createRouteEdits(cluster.id)
    const plain = createMapObjectEditApplier(things, common)
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
    /** Counts the bodies of systems that are renamed along with their stars. */
    countRenamedBodies: (edits: readonly ClusterEdit[]): number => bodyRenames.count(renamesOf(edits, things)),
    apply(cluster: Cluster, edits: readonly ClusterEdit[]): void {
      const renames = renamesOf(edits, things)
      journalLinks.renameAll(renames)
      bodyRenames.apply(renames)
      const applyOne = createGesture(cluster, edits)
      for (const edit of edits) {
        if (edit.type.startsWith('add-') && 'id' in edit && things.isInUse(edit.id))
          throw new RefusalError('conflict', `Something on the map bears the id ${edit.id} already. Draw it again.`)
        applyOne(edit)
      }
    },
  }
}

/** The stars that a gesture renames, with their final names. */
function renamesOf(edits: readonly ClusterEdit[], things: MapObjectRepository): ThingRename[] {
  const names = new Map<string, string>()
  for (const edit of edits)
    if (edit.type === 'change-star' && edit.fields.name !== undefined) names.set(edit.id, edit.fields.name)
  return [...names].flatMap(([id, newName]) => {
    const star = things.star.find(id)
    return star === null ? [] : [{ thing: { kind: 'star', id, name: star.name }, newName }]
  })
}
