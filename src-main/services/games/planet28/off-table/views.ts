import type {
  OffTableGame,
  OffTableGroup,
  OffTableOrder,
  OffTablePlace,
} from '#main/db/repositories/planet28/off-table.ts'
import { getConditionRow } from '#main/games/planet28/campaign/growth/condition-rows.ts'
import { canHaggle } from '#main/games/planet28/campaign/money/haggle.ts'
import { listHealingTraits } from '#main/games/planet28/campaign/money/income.ts'
import { makesPeopleFlee } from '#main/games/planet28/campaign/off-table/fear.ts'
import { getNameIndex } from '#main/services/kit/name-index.ts'
import type {
  OffTableGroupView,
  OffTableListItem,
  OffTableOrderView,
  OffTablePlaceView,
  OffTableUnit,
  OffTableView,
  OffTableWarband,
} from '#shared/contract/planet28/off-table-board.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { formatList } from '#shared/kit/format.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import { createLedgerAccess, getWarbandAccount } from '../ledger/ledger-access.ts'
import {
  listGroupsInPlay,
  type OffTableDependencies,
  listGroupMembers,
  listPersonalTraits,
} from './off-table-dependencies.ts'

/** The gamemaster's view of off-table games. */
export function createOffTableViewBuilder(tools: OffTableDependencies) {
  const { file, board, warbands } = tools
  const { changes } = file
  const names = getNameIndex(file)
  const ledger = createLedgerAccess(tools)

  function placeView(place: OffTablePlace): OffTablePlaceView {
    const { gameId: _game, services, ...rest } = place
    const entity =
      place.starId === null
        ? place.entryId === null
          ? null
          : names.find('journal', place.entryId)
        : names.find('star', place.starId)
    return {
      ...rest,
      thing: entity,
      services: services.map(({ goods, warbandIds, ...service }) => ({
        ...service,
        goods: goods.map((good) => ({ ...good })),
        warbandIds: [...warbandIds],
      })),
      version: changes.versionOf('off_table_place', place.id),
    }
  }

  /** Groups at a deleted place have no place; units that no longer exist are in no group. */
  function groupView({ gameId: _game, ...group }: OffTableGroup, all: readonly CampaignForce[]): OffTableGroupView {
    const units = all.find(({ warband }) => warband.id === group.warbandId)?.warband.units ?? []
    const unitIds = listGroupMembers(group, units).map(({ id }) => id)
    return { ...group, unitIds, version: changes.versionOf('off_table_group', group.id) }
  }

  function orderView({ gameId: _game, unitIds: _people, wants, result, ...order }: OffTableOrder): OffTableOrderView {
    return {
      ...order,
      wants: [...wants],
      result: result && { text: result.text, faces: [...result.faces] },
      version: changes.versionOf('off_table_order', order.id),
    }
  }

  function warbandView(
    { warband, edition, unknown }: CampaignForce,
    groups: readonly OffTableGroup[],
  ): OffTableWarband {
    const { id, name, units } = warband
    const own = groups.filter(({ warbandId }) => warbandId === id)
    const grouped = new Set(own.flatMap(({ unitIds }) => unitIds))
    const isIn = own.length > 0
    const account = getWarbandAccount(id)
    return {
      id,
      name,
      pool: ledger.held(account, 'points'),
      credits: ledger.held(account, 'credits'),
      units: units.map((unit) => unitView(unit, unknown.length === 0 ? edition.rules : null)),
      ungrouped: isIn ? units.filter((unit) => !grouped.has(unit.id)).map((unit) => unit.id) : [],
    }
  }

  /** Groups in play without an order for the current day. */
  function unordered({ id, day, isOver }: OffTableGame, all: readonly CampaignForce[]): OffTableGroup[] {
    if (isOver) return []
    const ordered = new Set(board.orders.listOfDay(id, day).map(({ groupId }) => groupId))
    return listGroupsInPlay(board.groups.listOf(id), all).filter((group) => !ordered.has(group.id))
  }

  function missing(game: OffTableGame, all: readonly CampaignForce[]): string[] {
    const groups = board.groups.listOf(game.id)
    if (game.isOver) return []
    if (board.places.listOf(game.id).length === 0) return ['There is no place yet: add one.']
    if (groups.length === 0) return ['Nobody takes part yet: add a group.']
    const without = unordered(game, all)
    const lost = without.filter(({ placeId }) => placeId === null)
    const resting = without.filter(({ placeId }) => placeId !== null)
    const alone = all.flatMap(({ warband: { id, units } }) => {
      const own = groups.filter(({ warbandId }) => warbandId === id)
      const grouped = own.flatMap(({ unitIds }) => unitIds)
      return own.length === 0 ? [] : units.filter((unit) => !grouped.includes(unit.id))
    })
    return [
      ...(lost.length === 0 ? [] : [`No order, nowhere yet: ${namesOf(lost)}.`]),
      ...(resting.length === 0 ? [] : [`No order, will rest: ${namesOf(resting)}.`]),
      ...(alone.length === 0 ? [] : [`In no group: ${namesOf(alone)}.`]),
    ]
  }

  return {
    unordered,
    line(game: OffTableGame, all: readonly CampaignForce[]): OffTableListItem {
      const { id, name, fromDay, day, days, isOver } = game
      const taking = new Set(board.groups.listOf(id).map(({ warbandId }) => warbandId))
      return {
        id,
        name,
        fromDay,
        day,
        days,
        isOver,
        places: board.places.listOf(id).length,
        warbands: all.flatMap(({ warband }) =>
          taking.has(warband.id) ? [{ id: warband.id, name: warband.name }] : [],
        ),
        missing: unordered(game, all).length,
        version: changes.versionOf('off_table_game', id),
      }
    },
    view(game: OffTableGame): OffTableView {
      const all = warbands()
      const { entryIds, ...fields } = game
      const groups = board.groups.listOf(game.id)
      return {
        ...fields,
        places: board.places.listOf(game.id).map(placeView),
        groups: groups.map((group) => groupView(group, all)),
        orders: board.orders.listOf(game.id).map(orderView),
        encounters: board.encounters.listOf(game.id).map(({ gameId: _game, warbandIds, ...rest }) => ({
          ...rest,
          warbandIds: [...warbandIds],
          version: changes.versionOf('off_table_encounter', rest.id),
        })),
        warbands: all.map((force) => warbandView(force, groups)),
        missing: missing(game, all),
        entries: entryIds.flatMap((id) => names.find('journal', id) ?? []),
        version: changes.versionOf('off_table_game', game.id),
      }
    },
  }
}

/** The data of a unit for orders. Nothing that depends on the rules if these do not know its rows. */
function unitView(unit: CampaignUnit, rules: Rules | null): OffTableUnit {
  const { id, kind, name, conditions, profile } = unit
  const traits = rules === null ? [] : listPersonalTraits(unit, rules)
  const healable = conditions.filter(
    ({ condition }) => getConditionRow(condition).isHealable || condition === 'damaged',
  )
  return {
    id,
    kind,
    name,
    ailments: healable.map(({ id: ailment, condition }) => ({ id: ailment, name: getConditionRow(condition).name })),
    isMedic: rules !== null && listHealingTraits(traits, rules).length > 0,
    canHaggle: rules !== null && kind !== 'vehicle' && canHaggle(profile.abilities, rules),
    isTerrifying: rules !== null && makesPeopleFlee(traits, rules),
  }
}

function namesOf(things: readonly { readonly name: string }[]): string {
  return formatList(things.map(({ name }) => name))
}
