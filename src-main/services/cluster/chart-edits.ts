import type { ChangeLog } from '#main/db/change-log.ts'
import type { ChartEdit } from '#shared/cluster/lint.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { ChartWithIds } from './charts.ts'

/** Dependencies of the conversion from chart edits to cluster edits. */
export interface EditTools {
  readonly changes: Pick<ChangeLog, 'versionOf'>
  readonly newId: () => string
}

/** Converts edits of a chart, which use list indices, to edits of the cluster it was read from. */
export function buildClusterEdits(
  edits: readonly ChartEdit[],
  { chart, starIds, routeIds }: ChartWithIds,
  { changes, newId }: EditTools,
): ClusterEdit[] {
  const added = edits.filter(({ type }) => type === 'add-star').map(newId)
  const starId = (at: number): string => idAt(starIds, added, at)
  const star = (at: number) => ({ id: starId(at), version: changes.versionOf('star', starId(at)) })
  const route = (at: number) => {
    const id = idAt(routeIds, [], at)
    return { id, version: changes.versionOf('route', id) }
  }
  let count = chart.stars.length

  function editOf(edit: ChartEdit): ClusterEdit {
    switch (edit.type) {
      case 'add-star': {
        const { row, column, name, rating } = edit
        return { type: 'add-star', id: starId(count++), row, column, fields: { name, rating } }
      }
      case 'move-star':
        return { type: 'change-star', ...star(edit.star), fields: { row: edit.row, column: edit.column } }
      case 'rename-star':
        return { type: 'change-star', ...star(edit.star), fields: { name: edit.name } }
      case 'set-rating':
        return { type: 'change-star', ...star(edit.star), fields: { rating: edit.rating } }
      case 'add-route':
        return { type: 'add-route', id: newId(), fromStarId: starId(edit.from), toStarId: starId(edit.to), fields: {} }
      case 'remove-route':
        return { type: 'remove-route', ...route(edit.route) }
    }
  }
  return edits.map(editOf)
}

function idAt(ids: readonly string[], added: readonly string[], at: number): string {
  const id = ids[at] ?? added[at - ids.length]
  if (id === undefined) throw new Error(`The chart has nothing at number ${at}`)
  return id
}
