import { formatTextExcerpt } from '#main/cluster/edit-label.ts'
import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import type { ClusterHead } from '#shared/contract/cluster.ts'
import { areRunsOnBoard } from '#shared/kit/hex-runs.ts'
import { getHexLabel, type HexBoard, type HexPlace, isOnBoard, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { RefusalError } from '../kit/refusal-error.ts'

/** The fields of a cluster itself that a user may change; absent ones are unchanged. */
export type ClusterHeadFields = Partial<Pick<ClusterHead, 'name' | 'board' | 'legend' | 'underlay'>>

const MOST_NAMED = 5

/** The board of a cluster. */
export function buildBoard({ rows, columns, orientation, shifted, labelOrder }: Cluster): HexBoard {
  return { rows, columns, orientation, shifted, labelOrder }
}

/** Creates the row of a cluster with an empty board. */
export function createEmptyClusterRow({
  id,
  name,
  board = STANDARD_BOARD,
}: {
  id: string
  name: string
  board?: HexBoard
}): Cluster {
  return { id, name, ...board, legend: null, fog: [], underlay: null, extra: {} }
}

/** Converts changed fields to columns of a cluster's row. */
export function buildClusterColumns({ board, ...fields }: ClusterHeadFields): Partial<Cluster> {
  return { ...fields, ...board }
}

/** Throws a refusal that names an object of the cluster that does not fit on a board. */
export function requireObjectsFitBoard(cluster: Cluster, things: MapObjectRepository, board: HexBoard): void {
  const before = buildBoard(cluster)
  if (board.rows >= before.rows && board.columns >= before.columns) return
  const at = (name: string, place: HexPlace) => `${name} at ${getHexLabel(place, before)}`
  const off = <Row extends HexPlace>(rows: readonly Row[], name: (row: Row) => string) =>
    rows.filter((row) => !isOnBoard(row, board)).map((row) => at(name(row), row))
  const lost = [
    ...off(things.star.listShown(cluster.id), ({ name }) => name),
    ...off(things.label.listShown(cluster.id), ({ text }) => `“${formatTextExcerpt(text)}”`),
    ...off(things.fleet.listShown(cluster.id), ({ name }) => `the fleet ${name}`),
    ...off(things.bookmark.listShown(cluster.id), ({ name }) => `the bookmark ${name}`),
    ...things.region
      .listShown(cluster.id)
      .filter(({ hexes }) => !areRunsOnBoard(hexes, board))
      .map(({ name }) => `part of the region ${name}`),
    ...(areRunsOnBoard(cluster.fog, board) ? [] : ['part of the fog']),
  ]
  if (lost.length === 0) return
  const more = lost.length > MOST_NAMED ? ` and ${lost.length - MOST_NAMED} more` : ''
  throw new RefusalError(
    'conflict',
    `On a board this small there is no place for ${lost.slice(0, MOST_NAMED).join(', ')}${more}. Move or remove them first.`,
  )
}

/** History label of a change to a cluster itself. */
export function formatClusterChangeLabel(
  before: Cluster,
  { name, board, legend, underlay }: ClusterHeadFields,
): string {
  if (name !== undefined && name !== before.name) return `${before.name} becomes ${name}`
  if (board && (board.rows !== before.rows || board.columns !== before.columns))
    return `Set the board of ${before.name} to ${board.rows} rows and ${board.columns} columns`
  if (board) return `Lay out the hexes of ${before.name} anew`
  if (legend) return `Change the legend of ${before.name}`
  if (underlay === undefined) return `Edit ${before.name}`
  if (underlay === null) return `Take the picture from under ${before.name}`
  return before.underlay === null ? `Lay a picture under ${before.name}` : `Move the picture under ${before.name}`
}
