import type { ClusterEdit, ClusterView, StarView } from '../../src-shared/contract/cluster.ts'
import { hexLabel, type HexPlace, isOnBoard } from '../../src-shared/kit/hex.ts'
import { editLabel, type MapNames } from '../cluster/edit-label.ts'
import type { Author } from '../db/change-log.ts'
import { createClusterRepository, type Route, type Star } from '../db/repositories/cluster.ts'
import { createFactionRepository } from '../db/repositories/factions.ts'
import { createJournalLinks } from './journal-links.ts'
import { found, Refused } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

type EditOf<Type extends ClusterEdit['type']> = Extract<ClusterEdit, { type: Type }>

/** The use cases of the star cluster: a campaign has one. */
export function createCluster(tools: Tools) {
  const { file, newId } = tools
  const cluster = createClusterRepository(file.orm)
  const factions = createFactionRepository(file.orm)
  const links = createJournalLinks(tools)
  const { changes } = file

  const getStar = (id: string): Star => found(cluster.findStar(id), 'star')
  const getRoute = (id: string): Route => found(cluster.findRoute(id), 'route')

  const names: MapNames = {
    star: getStar,
    faction: (id) => found(factions.find(id), 'faction').name,
    route: (id) => {
      const { fromStarId, toStarId } = getRoute(id)
      return [getStar(fromStarId).name, getStar(toStarId).name]
    },
  }

  /** Versions are those before the gesture: it may touch a star twice. */
  function requireAllSeen(edits: readonly ClusterEdit[]): void {
    for (const edit of edits) {
      if (!('version' in edit)) continue
      getStar(edit.id)
      requireSeen(file, 'star', edit.id, edit.version)
    }
  }

  function requireFreeHex(place: HexPlace, moving: string | null): void {
    const board = cluster.getCluster()
    const hex = hexLabel(place)
    if (!isOnBoard(place, board))
      throw new Refused(
        'illegal',
        `${hex} is off the board of ${board.rows} rows and ${board.columns} columns. Choose a hex on it, or enlarge the board.`,
      )
    const there = cluster.findStarAt(place.row, place.column)
    if (there && there.id !== moving)
      throw new Refused('conflict', `${hex} is taken: ${there.name} is there. Choose an empty hex.`)
  }

  function addStar({ row, column, rating, name }: EditOf<'add-star'>): string {
    requireFreeHex({ row, column }, null)
    const id = newId()
    const clusterId = cluster.getCluster().id
    cluster.addStar({
      id,
      clusterId,
      row,
      column,
      name: name ?? hexLabel({ row, column }),
      rating,
      factionId: null,
      notes: '',
    })
    return id
  }

  function updateStar({ id, name, rating, factionId, notes }: EditOf<'update-star'>): void {
    const before = getStar(id)
    if (factionId !== null) found(factions.find(factionId), 'faction')
    links.rename({ kind: 'star', id, name: before.name }, name)
    cluster.updateStar({ id, name, rating, factionId, notes })
  }

  function moveStar({ id, row, column }: EditOf<'move-star'>): void {
    getStar(id)
    requireFreeHex({ row, column }, id)
    cluster.updateStar({ id, row, column })
  }

  function addRoute({ fromStarId, toStarId }: EditOf<'add-route'>): string {
    const [from, to] = [getStar(fromStarId), getStar(toStarId)]
    if (from.id === to.id)
      throw new Refused(
        'illegal',
        `A route joins two stars, and both ends of this one are ${from.name}. Choose another star.`,
      )
    if (cluster.findRouteBetween(from.id, to.id))
      throw new Refused('conflict', `${from.name} and ${to.name} are joined already. A pair of stars has one route.`)
    const id = newId()
    cluster.addRoute({ id, clusterId: from.clusterId, fromStarId, toStarId })
    return id
  }

  /** The id of what was added, or null. */
  function apply(edit: ClusterEdit): string | null {
    switch (edit.type) {
      case 'add-star':
        return addStar(edit)
      case 'add-route':
        return addRoute(edit)
      case 'update-star':
        updateStar(edit)
        return null
      case 'move-star':
        moveStar(edit)
        return null
      case 'remove-star':
        cluster.removeStar(getStar(edit.id).id)
        return null
      case 'remove-route':
        cluster.removeRoute(getRoute(edit.id).id)
        return null
    }
  }

  function starViews(): StarView[] {
    const versions = changes.versionsOf('star')
    return cluster.listStars().map(({ clusterId: _, ...star }) => ({ ...star, version: versions.get(star.id) ?? 0 }))
  }

  return {
    get(): ClusterView {
      const one = cluster.getCluster()
      const routes = cluster.listRoutes().map(({ clusterId: _, ...route }) => route)
      return { ...one, version: changes.versionOf('cluster', one.id), stars: starViews(), routes }
    },
    edit({ edits }: { edits: readonly ClusterEdit[] }, author: Author): { added: string[] } {
      requireAllSeen(edits)
      const label = editLabel(edits, names)
      const added = changes.record(label, author, () => edits.map(apply).filter((id) => id !== null))
      return { added }
    },
    update({ version, ...fields }: BoardFields & { version: number }, author: Author): { version: number } {
      const before = cluster.getCluster()
      requireSeen(file, 'cluster', before.id, version)
      requireAllFit(cluster.listStars(), fields)
      changes.record(boardLabel(before, fields), author, () => cluster.updateCluster({ id: before.id, ...fields }))
      return { version: changes.versionOf('cluster', before.id) }
    },
  }
}

interface BoardFields {
  readonly name: string
  readonly columns: number
  readonly rows: number
}

const MOST_NAMED = 5

function requireAllFit(stars: readonly Star[], board: BoardFields): void {
  const off = stars.filter((star) => !isOnBoard(star, board))
  if (off.length === 0) return
  const named = off.slice(0, MOST_NAMED).map((star) => `${star.name} at ${hexLabel(star)}`)
  const more = off.length > MOST_NAMED ? ` and ${off.length - MOST_NAMED} more` : ''
  throw new Refused(
    'conflict',
    `On a board this small there is no place for ${named.join(', ')}${more}. Move or remove them first.`,
  )
}

function boardLabel(before: BoardFields, { name, columns, rows }: BoardFields): string {
  if (before.name !== name) return `${before.name} becomes ${name}`
  return `Set the board of ${name} to ${rows} rows and ${columns} columns`
}
