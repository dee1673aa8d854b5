import type { Author } from '#main/db/change-log/change-log.ts'
import type { OffTableGroup, OffTablePlace } from '#main/db/repositories/planet28/off-table.ts'
import { getNameIndex } from '#main/services/kit/name-index.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged, type RowVersionRef } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { OffTablePlaceFields, OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { OffTableDependencies } from './off-table-dependencies.ts'

type GroupFields = Pick<OffTableGroup, 'name' | 'placeId'> & { readonly unitIds: readonly string[] }

/** Creates the service of the board's places and groups. */
export function createOffTablePlaceService(tools: OffTableDependencies, view: (gameId: string) => OffTableView) {
  const { file, board, newId, getOpenGame, roster } = tools
  const { changes } = file
  const names = getNameIndex(file)
  const { warbands } = file.rows

  const getPlace = (id: string): OffTablePlace => requireFound(board.places.find(id), 'place')
  const getGroup = (id: string): OffTableGroup => requireFound(board.groups.find(id), 'group')

  function requireThing({ starId, entryId }: OffTablePlaceFields): void {
    if (starId !== null) requireFound(names.find('star', starId), 'star')
    if (entryId !== null) requireFound(names.find('journal', entryId), 'entry')
  }
  function requirePlace(gameId: string, placeId: string | null): void {
    if (placeId !== null) requireFound(getPlace(placeId).gameId === gameId ? placeId : null, 'place')
  }
  /** The units of the warband among these ids, each once. */
  function ownPeople(warbandId: string, unitIds: readonly string[]): string[] {
    const own = requireFound(roster.find(warbandId), 'warband').units.map(({ unit }) => unit.id)
    return [...new Set(unitIds)].filter((id) => own.includes(id))
  }
  /** Removes units from other groups, since a unit is in one group only. */
  function leaveOthers({ id, gameId }: Pick<OffTableGroup, 'id' | 'gameId'>, unitIds: readonly string[]): void {
    for (const item of board.groups.listOf(gameId)) {
      const left = item.unitIds.filter((unit) => !unitIds.includes(unit))
      if (item.id !== id && left.length < item.unitIds.length) board.groups.update({ ...item, unitIds: left })
    }
  }

  return {
    addPlace({ gameId, ...fields }: OffTablePlaceFields & { gameId: string }, author: Author): OffTableView {
      const game = getOpenGame(gameId)
      requireThing(fields)
      const label = `Add ${fields.name} to ${formatNameMidSentence(game.name)}`
      changes.record(label, author, () => board.places.add({ id: newId(), gameId, ...fields }))
      return view(gameId)
    },
    updatePlace({ version, ...fields }: OffTablePlaceFields & RowVersionRef, author: Author): OffTableView {
      const before = getPlace(fields.id)
      getOpenGame(before.gameId)
      requireRowUnchanged(file, 'off_table_place', fields.id, version)
      requireThing(fields)
      const isRenamed = before.name !== fields.name
      const label = isRenamed
        ? `${before.name} becomes ${formatNameMidSentence(fields.name)}`
        : `Edit ${formatNameMidSentence(fields.name)}`
      changes.record(label, author, () => board.places.update({ ...before, ...fields }))
      return view(before.gameId)
    },
    removePlace({ id, version }: RowVersionRef, author: Author): OffTableView {
      const { name, gameId } = getPlace(id)
      getOpenGame(gameId)
      requireRowUnchanged(file, 'off_table_place', id, version)
      changes.record(`Remove ${formatNameMidSentence(name)}`, author, () => board.places.remove(id))
      return view(gameId)
    },
    addGroup(
      { gameId, warbandId, ...fields }: ServiceMethodInput<'offTable', 'addGroup'>,
      author: Author,
    ): OffTableView {
      const game = getOpenGame(gameId)
      const { name } = requireFound(warbands.find(warbandId), 'warband')
      requirePlace(gameId, fields.placeId)
      const group = { id: newId(), gameId, warbandId, ...fields, unitIds: ownPeople(warbandId, fields.unitIds) }
      const who = fields.name === name ? name : `${fields.name} of ${formatNameMidSentence(name)}`
      changes.record(`${who} in ${formatNameMidSentence(game.name)}`, author, () => {
        leaveOthers(group, group.unitIds)
        board.groups.add(group)
      })
      return view(gameId)
    },
    updateGroup({ id, version, ...fields }: GroupFields & RowVersionRef, author: Author): OffTableView {
      const before = getGroup(id)
      getOpenGame(before.gameId)
      requireRowUnchanged(file, 'off_table_group', id, version)
      requirePlace(before.gameId, fields.placeId)
      const after = { ...before, ...fields, unitIds: ownPeople(before.warbandId, fields.unitIds) }
      const label =
        before.name === after.name
          ? `Edit ${formatNameMidSentence(after.name)}`
          : `${before.name} becomes ${formatNameMidSentence(after.name)}`
      changes.record(label, author, () => {
        leaveOthers(after, after.unitIds)
        board.groups.update(after)
      })
      return view(before.gameId)
    },
    /** Its resolved orders stay in the history; a pending order is removed with it. */
    removeGroup({ id, version }: RowVersionRef, author: Author): OffTableView {
      const { name, gameId } = getGroup(id)
      getOpenGame(gameId)
      requireRowUnchanged(file, 'off_table_group', id, version)
      changes.record(`Remove ${formatNameMidSentence(name)} from the board`, author, () => {
        const waiting = board.orders.listOf(gameId).filter(({ groupId, result }) => groupId === id && result === null)
        for (const order of waiting) board.orders.remove(order.id)
        board.groups.remove(id)
      })
      return view(gameId)
    },
  }
}
