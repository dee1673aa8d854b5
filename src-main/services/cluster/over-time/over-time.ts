import { computeNetRowWrites, type RowWrite } from '#main/db/change-log/row-write.ts'
import { createClusterHistoryQueries } from '#main/db/cluster-past/cluster-history-queries.ts'
import { runWithPastRepositories } from '#main/db/cluster-past/past-rows.ts'
import type { Repositories } from '#main/db/repositories/repositories.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type {
  PastClusterView,
  ClusterHistoryStep,
  PastFaction,
  PastPlayerClusterView,
} from '#shared/contract/cluster-history.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'
import { type ChartWithIds, createClusterChartConverter } from '../charts.ts'
import { createPlayerClusterViewReader } from '../players.ts'
import { readClusterView } from '../views.ts'
import { createRewindableCluster } from './rewind.ts'

/** A cluster after one of its changes. */
interface Moment {
  readonly id: string
  readonly changeId: number
}

const NO_VERSIONS: ReadonlyMap<string, number> = new Map()

/**
 * Creates the service that shows a cluster as it was after each of its changes, rebuilt from the change log. Changes
 * that are undone do not count, as if they had never been made. Writes nothing.
 */
export function createClusterHistoryService({ file, newId }: Pick<ServiceDependencies, 'file' | 'newId'>) {
  const log = createClusterHistoryQueries(file.db)

  /** The changes of a cluster, newest first, each with what it wrote, and the rows to take back. */
  function begin(id: string) {
    requireFound(file.rows.clusters.find(id), 'star cluster')
    const groups = Map.groupBy(log.listWrites(id), ({ changeId }) => changeId)
    return { groups: [...groups].toReversed(), rewind: createRewindableCluster(log.listRows(id)) }
  }

  function read<Result>({ id, changeId }: Moment, use: (rows: Repositories, day: number) => Result): Result {
    const { groups, rewind } = begin(id)
    if (!groups.some(([applied]) => applied === changeId))
      throw new RefusalError('not-found', 'This change is not in effect any more. Choose another one.')
    for (const [applied, writes] of groups) {
      if (applied === changeId) break
      for (const write of writes.toReversed()) rewind.revert(write)
    }
    return runWithPastRepositories(file.db, rewind.rows(), (rows) => {
      if (rows.clusters.find(id) === null)
        throw new RefusalError('not-found', 'The cluster did not exist yet at that change. Choose a later one.')
      return use(rows, rewind.day())
    })
  }

  function steps({ id }: { id: string }): ClusterHistoryStep[] {
    const { groups, rewind } = begin(id)
    const days = new Map<number, number>()
    for (const [changeId, writes] of groups) {
      if (computeNetRowWrites(writes).some((write) => isChange(write) && rewind.isSeen(write)))
        days.set(changeId, rewind.day())
      for (const write of writes.toReversed()) rewind.revert(write)
    }
    return log
      .listChanges([...days.keys()])
      .map(({ id: changeId, ...change }) => ({ changeId, ...change, day: days.get(changeId) ?? 1 }))
  }

  return {
    /** The changes in effect that changed the picture of the map, oldest first. */
    steps,
    at: (moment: Moment): PastClusterView =>
      read(moment, (rows, day) => ({
        day,
        factions: listFactions(rows),
        view: readPastView(rows, moment),
      })),
    /** The same for players: hidden things and the fog are those of that time. */
    playersAt: (moment: Moment): PastPlayerClusterView =>
      read(moment, (rows, day) => ({
        day,
        factions: listFactions(rows),
        view: createPlayerClusterViewReader(
          createClusterChartConverter({ file: { rows }, newId }),
          rows.things,
        )(moment.id),
      })),
    /** The cluster as a chart, for exports. */
    readChart: (moment: Moment): ChartWithIds =>
      read(moment, (rows) => createClusterChartConverter({ file: { rows }, newId }).readChart(moment.id)),
  }
}

function listFactions({ factions }: Repositories): PastFaction[] {
  return factions.list().map(({ id, name, colour, emblem }) => ({ id, name, colour, emblem }))
}

/** The past has no versions: nothing of it can be edited. */
function readPastView({ clusters, things }: Repositories, { id, changeId }: Moment): ClusterView {
  const cluster = requireFound(clusters.find(id), 'star cluster')
  return readClusterView(cluster, things, { head: 0, revision: changeId, ofKind: () => NO_VERSIONS })
}

/** Whether a change left a row other than it found it. */
function isChange({ before, after }: RowWrite): boolean {
  return before !== after
}
