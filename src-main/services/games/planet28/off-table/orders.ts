import type { Author } from '#main/db/change-log/change-log.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { OffTableOrderFields, OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import type { OffTableDayInput, OffTableDayView } from '#shared/contract/planet28/off-table.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import { createOffTableDayResolver, type ResolvedDay } from './day.ts'
import type { OffTableDependencies } from './off-table-dependencies.ts'
import { createOffTableDayWriter } from './writer.ts'

/** Creates the service of orders, and of the day that resolves them (P28-OFF-1). */
export function createOffTableOrderService(tools: OffTableDependencies, view: (gameId: string) => OffTableView) {
  const { file, board, newId, getOpenGame } = tools
  const { changes } = file
  const days = createOffTableDayResolver(tools)
  const write = createOffTableDayWriter(tools, days.dayWords)

  return {
    order({ version, ...fields }: OffTableOrderFields & { version: number }, author: Author): OffTableView {
      const { gameId, warbandId, name: groupName, unitIds } = requireFound(board.groups.find(fields.groupId), 'group')
      const game = getOpenGame(gameId)
      const place = requireFound(board.places.find(fields.placeId), 'place')
      requireFound(place.gameId === gameId ? place : null, 'place')
      const before = board.orders.listOfDay(gameId, game.day).find(({ groupId }) => groupId === fields.groupId)
      if (before === undefined && version !== 0) {
        throw new RefusalError(
          'stale',
          'This day is over or the order was withdrawn. Look at the board as it stands now.',
        )
      }
      if (before !== undefined) requireRowUnchanged(file, 'off_table_order', before.id, version)
      const order = {
        ...fields,
        id: before?.id ?? newId(),
        gameId,
        day: game.day,
        warbandId,
        groupName,
        unitIds,
        result: null,
      }
      const label = `${before === undefined ? 'Order' : 'Change the order of'} ${formatNameMidSentence(groupName)} for ${days.dayWords(game.day)}`
      changes.record(label, author, () => (before === undefined ? board.orders.add(order) : board.orders.update(order)))
      return view(gameId)
    },
    withdraw({ id, version }: RowVersionRef, author: Author): OffTableView {
      const { gameId, groupName, result } = requireFound(board.orders.find(id), 'order')
      getOpenGame(gameId)
      requireRowUnchanged(file, 'off_table_order', id, version)
      if (result !== null)
        throw new RefusalError('conflict', 'That day is over. Undo it in History to change its orders.')
      changes.record(`Withdraw the order of ${formatNameMidSentence(groupName)}`, author, () => board.orders.remove(id))
      return view(gameId)
    },
    lookAhead({ id, version, ...added }: OffTableDayInput): OffTableDayView {
      const game = getOpenGame(id)
      requireRowUnchanged(file, 'off_table_game', id, version)
      return dayView(days.workOut(game, added))
    },
    resolve({ id, version, ...added }: OffTableDayInput, author: Author): OffTableView {
      const game = getOpenGame(id)
      requireRowUnchanged(file, 'off_table_game', id, version)
      const day = days.workOut(game, added)
      const [wrong] = day.result.groups.flatMap(({ questions }) => questions.flatMap(({ problem }) => problem ?? []))
      if (wrong !== undefined) throw new RefusalError('illegal', wrong)
      changes.record(`${game.name}: ${days.dayWords(game.day)} passes`, author, () => write(game, day))
      return view(id)
    },
    dayWords: days.dayWords,
  }
}

function dayView({ result, warbands }: ResolvedDay): OffTableDayView {
  const nameOf = (id: string): string => {
    const warband = warbands.find((force) => force.warband.id === id)?.warband
    return warband?.name ?? warbands.flatMap((force) => force.warband.units).find((unit) => unit.id === id)?.name ?? ''
  }
  return {
    groups: result.groups.map(({ groupId, orderId, text, faces, lines, fear, questions }) => ({
      groupId,
      orderId,
      text,
      faces: [...faces],
      payments: lines.map(({ account, currency, amount }) => ({ account: nameOf(account.id), currency, amount })),
      fear: fear && { names: [...fear.names], doFlee: fear.doFlee },
      questions: questions.map((question) => ({ ...question, sides: [...question.sides], faces: [...question.faces] })),
    })),
    meetings: result.meetings.map(({ placeId, warbandIds }) => ({ placeId, warbandIds: [...warbandIds] })),
  }
}
