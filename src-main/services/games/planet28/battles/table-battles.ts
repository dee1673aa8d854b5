import type { Author } from '#main/db/change-log/change-log.ts'
import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import {
  type ReportAudience,
  type ReportFormat,
  formatBattleReport,
} from '#main/games/planet28/battle/report/battle-report.ts'
import type { BattleView as TableView } from '#main/games/planet28/battle/view.ts'
import { NO_AFTERMATH_CHOICES } from '#main/games/planet28/campaign/aftermath/answer-choice.ts'
import { TOUR_BATTLE_PLAN } from '#main/games/planet28/campaign/battle-units/tour-battle.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import { rollDeploymentZone, rollDeploymentOrder } from '#main/games/planet28/rules/deployment.ts'
import type { createHistoryService } from '#main/services/history.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { createMatchService } from '#main/services/matches/matches.ts'
import type { BattleRecordInput } from '#shared/contract/planet28/battle-record.ts'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import {
  type TableBattleSides,
  TableBattlePlan,
  type TableBattleEvaluation,
} from '#shared/contract/planet28/table-battles.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { completeBattleRecord } from './complete-record.ts'
import { evaluateSides } from './evaluate-sides.ts'
import type { InitialRecordBuilder } from './initial-record-builder.ts'
import { createTableBattleOptionsBuilder, getSideSeatId } from './table-battle-options.ts'

interface Around {
  readonly campaign: CampaignForceStore
  readonly muster: InitialRecordBuilder
  readonly history: ReturnType<typeof createHistoryService>
  readonly view: (row: Battle) => BattleView
}

/**
 * Creates the service of Planet 28 battles played in Orrery: sets up the match from the campaign's units, and builds
 * the battle record for the aftermath.
 */
export function createTableBattleService(
  tools: ForceDependencies,
  { campaign, muster, history, view: battleView }: Around,
) {
  const { file, newId, now, editions } = tools
  const { battles, matches: matchRows, agendas, campaign: home } = file.rows
  const matches = createMatchService(tools, { games: [PLANET28_BATTLE], history })
  const today = (): number => home.get().today
  const { forcesOf, unitsOf, optionsOf } = createTableBattleOptionsBuilder(tools, campaign)

  function begin(plan: TableBattlePlan, author: Author, more: Pick<BattleOptions, 'guide'> = {}): { id: string } {
    const { name, nightId, terrain, sides } = plan
    const seats = sides.map(({ playerId, warbandIds: [warbandId = null] }, at) => {
      return { seat: getSideSeatId(at), playerId, warbandId, factionId: null }
    })
    const places = { starId: null, nightId, battleId: null }
    const options = { ...optionsOf(plan), ...more }
    return matches.create({ game: PLANET28_BATTLE.id, name, notes: terrain, options, seats, ...places }, author)
  }

  /** Completes the record of a match with the present units of its warbands. */
  function completed(record: BattleRecord): BattleRecordInput {
    const warbandIds = record.sides.flatMap((side) => side.warbandIds).filter((id) => campaign.find(id) !== null)
    return completeBattleRecord(record, muster.begin({ play: record.play, scenarioId: null, warbandIds }).tallies)
  }

  return {
    weigh(plan: TableBattleSides): TableBattleEvaluation {
      const forces = forcesOf(plan)
      const { rules } = editions.current()
      return evaluateSides(plan, {
        forces,
        units: unitsOf(plan, forces),
        agendas: agendas.list(),
        rules,
        judge: tools.judge,
      })
    },
    play: (plan: TableBattlePlan, author: Author): { id: string } => begin(plan, author),
    playFirst: (_input: void, author: Author): { id: string } =>
      begin(TableBattlePlan.parse(TOUR_BATTLE_PLAN), author, { guide: 'first-battle' }),
    /** Rolls zones and the order of deployment, with new dice each time (P28-SET-2). */
    deploy({ sides }: { sides: readonly string[] }): { lines: string[] } {
      const dice = createSeededDice(`${home.get().diceSeed}/deployment/${newId()}`)
      const zones = sides.map(() => rollDeploymentZone(dice))
      const lines = rollDeploymentOrder([...sides.keys()], dice).map((at, nth) => {
        const zone = zones[at]
        return `${nth + 1}. ${sides[at] ?? ''}: ${zone === undefined ? '' : DEPLOYMENT[zone].summary}`
      })
      return { lines }
    },
    report({ matchId, ...how }: { matchId: string; edition: ReportAudience; form: ReportFormat }, author: Author) {
      const match = requireFound(matchRows.matches.find(matchId), 'match')
      const gamemaster = { ...author, role: 'gamemaster', playerId: null } as const
      const { view, name } = matches.view({ id: matchId, seat: null }, gamemaster)
      const orders = matchRows.entries.listOf(matchId).map(({ events }) => events as readonly BattleEvent[])
      return { text: formatBattleReport({ name, notes: match.notes, battle: view as TableView, orders }, how) }
    },
    /** Writes the battle record of a match, and rewrites it if the match was continued since. */
    writeDown({ matchId }: { matchId: string }, author: Author): BattleView {
      const match = requireFound(matchRows.matches.find(matchId), 'match')
      const { view, name } = matches.view(
        { id: matchId, seat: null },
        { ...author, role: 'gamemaster', playerId: null },
      )
      const { record } = view as TableView
      if (record === null) throw new RefusalError('conflict', `${name} is not over. End the battle first.`)
      const before = match.battleId === null ? null : battles.find(match.battleId)
      if (before?.state === 'settled') return battleView(before)
      const id = before?.id ?? newId()
      const row = { ...(before ?? blank(match)), id, name, record: completed(record) }
      file.changes.record(`Write down ${formatNameMidSentence(name)}`, author, () => {
        if (before === null) battles.add(row)
        else battles.update(row)
        matchRows.matches.update({ ...match, battleId: id })
      })
      return battleView(requireFound(battles.find(id), 'battle'))
    },
  }

  function blank({ nightId, notes, options }: { nightId: string | null; notes: string; options: unknown }) {
    const { scenarioId = null } = options as BattleOptions
    const isThere = scenarioId !== null && file.rows.scenarios.find(scenarioId) !== null
    const kept = { choices: NO_AFTERMATH_CHOICES, state: 'recorded', settledBy: null, recordedAt: now() } as const
    return { scenarioId: isThere ? scenarioId : null, nightId, starId: null, day: today(), notes, ...kept }
  }
}
