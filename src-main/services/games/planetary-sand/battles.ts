import type { Author } from '#main/db/change-log/change-log.ts'
import type { ArmyRow } from '#main/db/repositories/planetary-sand.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { beginMatch } from '#main/services/matches/begin-match.ts'
import { createMatchServiceDependencies } from '#main/services/matches/match-service-dependencies.ts'
import {
  type ResultsDraft,
  type ResultsDraftContext,
  escapeMarkdown,
  type ResultsDraftWriter,
} from '#main/services/matches/results-draft.ts'
import { type MatchResultsDefinition, createMatchResultsService } from '#main/services/matches/results.ts'
import type { ApplyResultsInput } from '#shared/contract/match-results.ts'
import type { ArmyResult, KeptRowCount, NewSandBattle, SandResults } from '#shared/contract/planetary-sand/battles.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { NEWEST_RULES_VERSION } from '#shared/games/planetary-sand/rules.ts'
import { extractArmyPlan } from './army-plan.ts'
import { buildFieldedArmies } from './fielded-armies.ts'
import {
  computeArmyResults,
  applyResultsToPlan,
  listResultWarnings,
  type SandBattleWithEvents,
  formatOutcome,
} from './results.ts'
import { formatArmyNamesForSearch } from './search-names.ts'

/** Creates the service of battles between armies: their start and their results. */
export function createSandBattleService(tools: ServiceDependencies) {
  const { armies } = tools.file.rows
  const book = createMatchServiceDependencies(tools, [PLANETARY_SAND])
  const results = createMatchResultsService(tools, aftermathOf(tools))

  return {
    /** Starts a battle with the newest rules, or with the first version if `rules` is null. */
    create(
      { name, seats, options, armyIds, starId, nightId }: NewSandBattle,
      author: Author,
      rules: typeof NEWEST_RULES_VERSION | null = NEWEST_RULES_VERSION,
    ): { id: string } {
      const rows = armyIds?.map((id) => requireFound(armies.find(id), 'army')) as [ArmyRow, ArmyRow] | undefined
      const fighting: BattleOptions = rows
        ? { ...options, armies: buildFieldedArmies(tools, rows, options.seats) }
        : options
      const seated = seats.map((seat) => {
        const own = rows?.[options.seats.indexOf(seat.seat)]?.factionId ?? null
        return { ...seat, factionId: seat.factionId ?? own }
      })
      const agreed = {
        game: PLANETARY_SAND.id,
        name,
        options: { ...fighting, ...(rules && { rules }) },
        seats: seated,
      }
      return beginMatch(book, { ...agreed, starId, nightId, battleId: null }, author)
    },
    results({ id }: { id: string }): SandResults {
      const { lines, ...head } = results.results(id)
      return { ...head, armies: lines }
    },
    apply: ({ kept, ...applying }: ApplyResultsInput & { readonly kept: readonly KeptRowCount[] }, author: Viewer) =>
      results.apply({ ...applying, said: kept }, author),
  }
}

/** Writes the draft of a journal entry: place, winner, and what happened to every row of the armies. */
function createJournalDraft(
  { state: battle }: SandBattleWithEvents,
  results: readonly ArmyResult[],
  telling: ResultsDraftWriter,
  place: ResultsDraftContext,
): ResultsDraft {
  const sideOf = (seat: string): string => {
    const army = battle.built?.[seat]
    return telling.side(seat, army ? { kind: 'army', ...army } : null)
  }
  const lines = results.map(
    ({ name, army, brought, end }) =>
      `**${escapeMarkdown(name)}** of ${escapeMarkdown(army)}${brought > 1 ? ` (${brought})` : ''}: ${escapeMarkdown(end.toLowerCase())}.`,
  )
  const against = () => {
    const [a, b] = battle.sides
    return `${sideOf(a)} against ${sideOf(b)}. `
  }
  const names = (seat: string) => escapeMarkdown(battle.built?.[seat]?.name ?? telling.seatName(seat))
  const outcome = () => against() + formatOutcome(battle, names)
  return telling.draft(place, { where: 'Fought on', outcome, lines })
}

/** The results of a battle for the armies that fought in it. */
function aftermathOf({
  file,
}: ServiceDependencies): MatchResultsDefinition<Battle, BattleEvent, ArmyResult, readonly KeptRowCount[]> {
  const { armies } = file.rows
  return {
    game: PLANETARY_SAND,
    noun: 'battle of Planetary Sand',
    table: 'army',
    forces: ({ state }) => Object.values(state.built ?? {}).map(({ id }) => id),
    lines: (ended) => computeArmyResults(ended, armies.find),
    notes: (ended, lines) => listResultWarnings(ended, lines, armies.find),
    report: createJournalDraft,
    write(_ended, lines, kept) {
      const byArmy = Map.groupBy(lines, ({ armyId }) => armyId)
      for (const [id, results] of byArmy) {
        const row = id === null ? null : armies.find(id)
        if (row === null) continue
        const own = kept.filter(({ armyId }) => armyId === row.id)
        const after = { ...row, ...applyResultsToPlan(extractArmyPlan(row), results, own) }
        armies.update({ ...after, roster: formatArmyNamesForSearch(after) })
      }
    },
  }
}
