import { JOURNAL_ENTRY_DEFAULTS } from '#main/db/repositories/journal.ts'
import type { OffTableGame } from '#main/db/repositories/planet28/off-table.ts'
import type { DayResult, GroupDayResult, NewRecruit } from '#main/games/planet28/campaign/off-table/day-input.ts'
import { getNameIndex } from '#main/services/kit/name-index.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { CampaignUnit, UnitProfileChange } from '#shared/games/planet28/campaign/forces.ts'
import { createLedgerAccess } from '../ledger/ledger-access.ts'
import type { ResolvedDay } from './day.ts'
import type { OffTableDependencies } from './off-table-dependencies.ts'
import { buildDayReport } from './report.ts'

/** Creates the writer of a day's results. Call inside the change. */
export function createOffTableDayWriter(tools: OffTableDependencies, dayWords: (day: number) => string) {
  const { file, board, forces, editions, newId, now } = tools
  const { conditions, characters, warbands, journal, campaign } = file.rows
  const { links } = tools
  const names = getNameIndex(file)
  const ledger = createLedgerAccess(tools)

  function writeGroup(game: OffTableGame, day: GroupDayResult, { orders, warbands: taking }: ResolvedDay): void {
    const group = requireFound(board.groups.find(day.groupId), 'group')
    const place = requireFound(board.places.find(day.placeId), 'place')
    const units = taking.flatMap(({ warband }) => warband.units)
    const lines = day.lines.map((line) => ({
      ...line,
      reason: `${line.reason} (${place.name})`,
      accountName: nameOf(line.account.id, taking, units),
    }))
    const ledgerIds = ledger.write(lines, null).map(({ id }) => id)
    const result = { text: day.text, faces: day.faces, medicIds: day.medicIds, busyIds: day.busyIds, ledgerIds }
    const order = orders.find(({ id }) => id === day.orderId)
    const { warbandId, name, unitIds } = group
    const rest = { deed: 'rest', serviceId: null, wants: [], text: '' } as const
    if (order !== undefined) board.orders.update({ ...order, groupName: name, unitIds, result })
    else {
      const where = { gameId: game.id, day: game.day, placeId: place.id }
      board.orders.add({
        id: newId(),
        ...where,
        ...rest,
        warbandId,
        groupId: group.id,
        groupName: name,
        unitIds,
        result,
      })
    }
    if (group.placeId !== place.id) board.groups.update({ ...group, placeId: place.id })
  }

  function writeRecruit({ warbandId, groupId, name, profile, usesWaiver }: NewRecruit): void {
    const id = newId()
    const bare = { notes: '', background: '', portraitId: null, allowed: [], isArchived: false }
    characters.add({ id, warbandId, name, profile, ...bare })
    const group = requireFound(board.groups.find(groupId), 'group')
    board.groups.update({ ...group, unitIds: [...group.unitIds, id] })
    const { waivers } = requireFound(warbands.find(warbandId), 'warband')
    if (usesWaiver) warbands.play(warbandId, { waivers: waivers - 1 })
  }

  function writeForces({ units, stashes, ended, recruits }: DayResult): void {
    for (const unit of units) forces.writeProfile(profileOf(unit))
    for (const { warbandId, stash } of stashes) {
      warbands.update({ ...requireFound(warbands.find(warbandId), 'warband'), stash })
    }
    for (const id of ended) conditions.remove(id)
    recruits.forEach(writeRecruit)
    const touched = [...units, ...stashes, ...recruits].map(({ warbandId }) => warbandId)
    for (const id of new Set(touched)) editions.settle(id)
  }

  /** The entry of a day, readable by the gamemaster only until another audience is set. */
  function writeEntry(game: OffTableGame, { result, warbands: taking }: ResolvedDay): string {
    const book = links.names()
    const telling = { groups: board.groups.listOf(game.id), places: board.places.listOf(game.id), warbands: taking }
    const find = names.find.bind(names)
    const { body, known } = buildDayReport(result, { ...telling, find, linkFor: (entity) => book.linkFor(entity) })
    const at = now()
    const entry = { id: newId(), title: `${game.name}, ${dayWords(game.day)}`, body }
    journal.add({
      ...JOURNAL_ENTRY_DEFAULTS,
      ...entry,
      tags: ['off-table'],
      day: game.day,
      createdAt: at,
      updatedAt: at,
    })
    links.store({ id: entry.id, body, known })
    return entry.id
  }

  return (game: OffTableGame, day: ResolvedDay): void => {
    const { result } = day
    for (const group of result.groups) writeGroup(game, group, day)
    const orderIds = result.groups.map(({ orderId }) => orderId)
    for (const { id } of day.orders) if (!orderIds.includes(id)) board.orders.remove(id)
    for (const { id, services } of result.places) {
      board.places.update({ ...requireFound(board.places.find(id), 'place'), services })
    }
    for (const { placeId, warbandIds } of result.meetings) {
      board.encounters.add({ id: newId(), gameId: game.id, day: game.day, placeId, warbandIds, outcome: '' })
    }
    const entryIds = result.groups.length === 0 ? game.entryIds : [...game.entryIds, writeEntry(game, day)]
    writeForces(result)
    board.games.update({ ...game, day: game.day + 1, entryIds })
    if (campaign.get().today <= game.day) campaign.update({ today: game.day + 1 })
  }
}

function nameOf(id: string, taking: ResolvedDay['warbands'], units: readonly CampaignUnit[]): string {
  return (
    taking.find(({ warband }) => warband.id === id)?.warband.name ?? units.find((unit) => unit.id === id)?.name ?? ''
  )
}

function profileOf(unit: CampaignUnit): UnitProfileChange {
  if (unit.kind === 'character') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  if (unit.kind === 'squad') return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
  return { kind: unit.kind, unitId: unit.id, profile: unit.profile }
}
