import type { OffTableGame, OffTableOrder } from '#main/db/repositories/planet28/off-table.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import {
  type DayResult,
  type DayInput,
  type DayWarband,
  getMeetingKey,
} from '#main/games/planet28/campaign/off-table/day-input.ts'
import { resolveDay } from '#main/games/planet28/campaign/off-table/resolve-day.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { OffTableDayInput } from '#shared/contract/planet28/off-table.ts'
import { formatCampaignDay, DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import { createUnitActivityTracker } from '../between-battles/unit-activity.ts'
import { createLedgerAccess, getUnitAccount, getWarbandAccount } from '../ledger/ledger-access.ts'
import { listGroupsInPlay, type OffTableDependencies, listGroupMembers } from './off-table-dependencies.ts'

/** The gamemaster's additions to a day that is being resolved. */
type Added = Pick<OffTableDayInput, 'faces' | 'calm' | 'words'>

/** The result of a day, and its inputs. */
export interface ResolvedDay {
  readonly result: DayResult
  readonly orders: readonly OffTableOrder[]
  readonly warbands: readonly CampaignForce[]
}

/** Computes days of off-table games, without writing. */
export function createOffTableDayResolver(tools: OffTableDependencies) {
  const { file, board, warbands } = tools
  const { campaign } = file.rows
  const ledger = createLedgerAccess(tools)
  const spareTime = createUnitActivityTracker(tools)

  function dayWarband({ warband, edition, force, unknown }: CampaignForce): DayWarband {
    if (unknown.length > 0) {
      const rows = unknown.join(', the ')
      throw new RefusalError(
        'illegal',
        `The rules of ${warband.name} do not have the ${rows}. Mend that in Forces first.`,
      )
    }
    const pairs = warband.units.map((unit) => [unit.id, ledger.held(getUnitAccount(unit), 'points')] as const)
    const account = getWarbandAccount(warband.id)
    return {
      warband,
      rules: edition.rules,
      waivers: force.warband.waivers,
      points: Object.fromEntries(pairs),
      pool: ledger.held(account, 'points'),
      credits: ledger.held(account, 'credits'),
    }
  }

  /** Seeded by game, day, group and item, so that resolving a day again after undo gives the same dice. */
  function diceFor(game: OffTableGame, orders: readonly OffTableOrder[]) {
    const { diceSeed } = campaign.get()
    return (key: string) => {
      const [orderId, item = 'all'] = key.split(':')
      const group = orders.find(({ id }) => id === orderId)?.groupId ?? orderId
      return createSeededDice(`${diceSeed}/off-table/${game.id}/${game.day}/${group}/${item}`)
    }
  }

  return {
    dayWords: (day: number): string => formatCampaignDay(campaign.get().calendar ?? DEFAULT_CALENDAR, day),
    workOut(game: OffTableGame, { faces, calm, words }: Added): ResolvedDay {
      const all = warbands()
      const orders = board.orders.listOfDay(game.id, game.day).filter(({ result }) => result === null)
      const groups = listGroupsInPlay(board.groups.listOf(game.id), all).map((group) => {
        const units = all.find(({ warband }) => warband.id === group.warbandId)?.warband.units ?? []
        return { ...group, unitIds: listGroupMembers(group, units).map(({ id }) => id) }
      })
      const taking = all.filter(({ warband }) => groups.some(({ warbandId }) => warbandId === warband.id))
      const day: DayInput = {
        day: game.day,
        fromDay: game.fromDay,
        groups,
        faces,
        calm,
        words,
        places: board.places.listOf(game.id),
        orders: orders.flatMap(({ groupId, ...order }) => (groupId === null ? [] : [{ ...order, groupId }])),
        warbands: taking.map(dayWarband),
        spentMedics: taking.flatMap(({ warband }) => [...spareTime(warband.id).atWork]),
        busy: taking.flatMap(({ warband }) => [...spareTime(warband.id).busy]),
        met: board.encounters.listOf(game.id).map(getMeetingKey),
      }
      return { result: resolveDay(day, diceFor(game, orders)), orders, warbands: taking }
    },
  }
}
