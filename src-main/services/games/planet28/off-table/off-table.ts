import type { Author } from '#main/db/change-log/change-log.ts'
import type { OffTableGame } from '#main/db/repositories/planet28/off-table.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { OffTableFields, OffTableListItem, OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import type { OffTablePlayerView } from '#shared/contract/planet28/off-table.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createOffTableDependencies } from './off-table-dependencies.ts'
import { createOffTableOrderService } from './orders.ts'
import { createOffTablePlaceService } from './places.ts'
import { createOffTablePlayerViewBuilder } from './player-view.ts'
import { formatOffTableGameSummary } from './report.ts'
import { createOffTableViewBuilder } from './views.ts'

/** Creates the service of off-table games (P28-OFF-1, pp. 56-57). */
export function createOffTableService(tools: ForceDependencies) {
  const own = createOffTableDependencies(tools)
  const { file, newId, board, warbands, getGame, getOpenGame } = own
  const { changes } = file
  const { nights, battles, scenarios, players } = file.rows
  const { links } = own
  const views = createOffTableViewBuilder(own)
  const seenBy = createOffTablePlayerViewBuilder(own)
  const view = (id: string): OffTableView => views.view(getGame(id))
  const { dayWords, ...orders } = createOffTableOrderService(own, view)

  function requireSound({ nightId, afterBattleId, scenarioId }: OffTableFields): void {
    if (nightId !== null) requireFound(nights.find(nightId), 'session')
    if (afterBattleId !== null) requireFound(battles.find(afterBattleId), 'battle')
    if (scenarioId !== null) requireFound(scenarios.find(scenarioId), 'scenario')
  }

  /** Adds the relevant results to the notes of the next scenario. Its existing notes stay. */
  function tellScenario(game: OffTableGame): void {
    const scenario = game.scenarioId === null ? null : scenarios.find(game.scenarioId)
    if (scenario === null) return
    const telling = {
      groups: board.groups.listOf(game.id),
      places: board.places.listOf(game.id),
      warbands: warbands(),
      dayWords,
      encounters: board.encounters.listOf(game.id),
    }
    const report = formatOffTableGameSummary(game, telling)
    scenarios.update({ ...scenario, notes: scenario.notes.trim() === '' ? report : `${scenario.notes}\n\n${report}` })
  }

  return {
    list(): OffTableListItem[] {
      const all = warbands()
      return board.games.list().map((game) => views.line(game, all))
    },
    get: ({ id }: { id: string }): OffTableView => view(id),
    seenBy({ id, as: playerId }: { id: string; as: string | null }): OffTablePlayerView {
      if (playerId !== null) requireFound(players.find(playerId), 'player')
      return seenBy(getGame(id), playerId)
    },
    create({ warbandIds, ...fields }: ServiceMethodInput<'offTable', 'create'>, author: Author): OffTableView {
      const id = newId()
      requireSound(fields)
      const all = warbands()
      const taking = [...new Set(warbandIds)].map((otherId) =>
        requireFound(all.find(({ warband }) => warband.id === otherId)?.warband ?? null, 'warband'),
      )
      changes.record(`Begin ${formatNameMidSentence(fields.name)}`, author, () => {
        board.games.add({ id, ...fields, day: fields.fromDay, isOver: false, entryIds: [] })
        for (const { id: warbandId, name, units } of taking) {
          const group = { gameId: id, warbandId, name, placeId: null, unitIds: units.map((unit) => unit.id) }
          board.groups.add({ id: newId(), ...group })
        }
      })
      return view(id)
    },
    /** Once a day has passed, the first day can no longer be changed. */
    update({ version, ...fields }: OffTableFields & RowVersionRef, author: Author): OffTableView {
      const before = getOpenGame(fields.id)
      requireRowUnchanged(file, 'off_table_game', fields.id, version)
      requireSound(fields)
      const hasBegun = before.day > before.fromDay
      if (hasBegun && fields.fromDay !== before.fromDay) {
        throw new RefusalError('conflict', 'A day has passed already: the first day cannot be moved any more.')
      }
      const isRenamed = before.name !== fields.name
      const label = isRenamed
        ? `${before.name} becomes ${formatNameMidSentence(fields.name)}`
        : `Edit ${formatNameMidSentence(fields.name)}`
      changes.record(label, author, () => {
        const day = hasBegun ? before.day : fields.fromDay
        if (day !== before.day)
          for (const order of board.orders.listOf(fields.id)) board.orders.update({ ...order, day })
        links.rename({ kind: 'off-table', id: before.id, name: before.name }, fields.name)
        board.games.update({ ...before, ...fields, day })
      })
      return view(fields.id)
    },
    remove({ id, version }: RowVersionRef, author: Author): void {
      const { name } = getGame(id)
      requireRowUnchanged(file, 'off_table_game', id, version)
      changes.record(`Remove ${formatNameMidSentence(name)}`, author, () => board.games.remove(id))
    },
    ...createOffTablePlaceService(own, view),
    ...orders,
    tellEncounter({ id, version, outcome }: RowVersionRef & { outcome: string }, author: Author): OffTableView {
      const encounter = requireFound(board.encounters.find(id), 'encounter')
      getOpenGame(encounter.gameId)
      requireRowUnchanged(file, 'off_table_encounter', id, version)
      const place = board.places.find(encounter.placeId)?.name ?? 'the board'
      const label = `Tell what came of the encounter at ${formatNameMidSentence(place)}`
      changes.record(label, author, () => board.encounters.update({ ...encounter, outcome }))
      return view(encounter.gameId)
    },
    finish({ id, version }: RowVersionRef, author: Author): OffTableView {
      const game = getOpenGame(id)
      requireRowUnchanged(file, 'off_table_game', id, version)
      const waiting = board.orders.listOfDay(id, game.day).length
      if (waiting > 0) {
        throw new RefusalError('conflict', 'There are orders for the present day: let it pass first, or withdraw them.')
      }
      changes.record(`End ${formatNameMidSentence(game.name)}`, author, () => {
        tellScenario(game)
        board.games.update({ ...game, isOver: true })
      })
      return view(id)
    },
  }
}
