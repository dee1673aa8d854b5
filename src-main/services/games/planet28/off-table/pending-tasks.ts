import type { PendingTask } from '#shared/contract/campaign.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createOffTableDependencies } from './off-table-dependencies.ts'
import { createOffTableViewBuilder } from './views.ts'

/** Creates the reminders of off-table games: missing orders for the current day. */
export function createOffTablePendingTaskLister(tools: ForceDependencies) {
  const own = createOffTableDependencies(tools)
  const { unordered } = createOffTableViewBuilder(own)
  return {
    list(): PendingTask[] {
      const games = own.board.games.list().filter(({ isOver }) => !isOver)
      if (games.length === 0) return []
      const all = own.warbands()
      return games.flatMap((game) => {
        const { length } = unordered(game, all)
        const day = game.day - game.fromDay + 1
        const text = `${game.name}, day ${day}: ${formatCount(length, 'group has', 'groups have')} no order yet.`
        return length === 0 ? [] : [{ text, about: { kind: 'off-table', id: game.id, name: game.name } }]
      })
    },
  }
}
