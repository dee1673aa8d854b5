import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { boardOf } from '#main/services/cluster/boards.ts'
import { hexLabel } from '#shared/kit/hex.ts'
import type { FistfulTools } from './tools.ts'

/** The campaign's star that a game's map was made from, where it still stands there; else null. */
export function starIdOf(
  { file }: Pick<FistfulTools, 'file'>,
  { clusterId }: FistfulGame,
  star: string,
): string | null {
  const { clusters, things } = file.rows
  const cluster = clusterId === null ? null : clusters.find(clusterId)
  if (cluster === null) return null
  const board = boardOf(cluster)
  return things.star.listShown(cluster.id).find((one) => hexLabel(one, board) === star)?.id ?? null
}
