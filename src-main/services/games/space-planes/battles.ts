import type { Author } from '#main/db/change-log/change-log.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
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
import type { NewPlanesBattle, PlanesResults, ShipResult } from '#shared/contract/space-planes/battles.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { ShipFate } from '#shared/games/space-planes/flotillas.ts'
import { capitalizeSeat } from '#shared/games/space-planes/sides.ts'
import { formatShipNamesForSearch } from './flotillas.ts'
import { buildBattleOptions } from './new-battle.ts'
import {
  listResultWarnings,
  applyResultToShip,
  computeShipResults,
  type PlanesBattleWithEvents,
  formatKills,
  formatOutcome,
} from './results.ts'

/** Fates decided by the group instead of the computed results. */
type Fates = readonly { readonly seat: string; readonly shipId: string; readonly fate: ShipFate }[]

/** Creates the service of battles between flotillas: their start and their results. */
export function createPlanesBattleService(tools: ServiceDependencies) {
  const { file } = tools
  const { flotillas } = file.rows
  const book = createMatchServiceDependencies(tools, [SPACE_PLANES])
  const results = createMatchResultsService(tools, aftermathOf(tools))

  return {
    create(fields: NewPlanesBattle, author: Author): { id: string } {
      const { name, seats, starId, nightId } = fields
      const options = buildBattleOptions(file, fields)
      const factions = new Map(
        fields.flotillas.map(({ seat, flotillaId }) => [seat, flotillas.find(flotillaId)?.factionId]),
      )
      const seated = seats.map((seat) => ({ ...seat, factionId: seat.factionId ?? factions.get(seat.seat) ?? null }))
      return beginMatch(
        book,
        { game: SPACE_PLANES.id, name, options, seats: seated, starId, nightId, battleId: null },
        author,
      )
    },
    results({ id }: { id: string }): PlanesResults {
      const { lines: ships, ...head } = results.results(id)
      return { ...head, ships }
    },
    apply: ({ fates, ...applying }: ApplyResultsInput & { readonly fates: Fates }, author: Viewer) =>
      results.apply({ ...applying, said: fates }, author),
  }
}

/** Writes the draft of a journal entry: place, winner, and what happened to each ship. */
function createJournalDraft(
  { state: battle }: PlanesBattleWithEvents,
  ships: readonly ShipResult[],
  telling: ResultsDraftWriter,
  place: ResultsDraftContext,
): ResultsDraft {
  const sideOf = (seat: string): string => {
    const side = battle.sides?.[seat]
    return capitalizeSeat(telling.side(seat, side ? { kind: 'flotilla', id: side.flotillaId, name: side.name } : null))
  }
  const lines = ships.map(
    ({ name, flotilla, end, kills }) =>
      `**${escapeMarkdown(name)}** of ${escapeMarkdown(flotilla)}: ${escapeMarkdown(lower(end))}${formatKills(kills)}.`,
  )
  return telling.draft(place, { where: 'Flown over', outcome: () => formatOutcome(battle, sideOf), lines })
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The results of a battle for the flotillas that flew in it. */
function aftermathOf({ file }: ServiceDependencies): MatchResultsDefinition<Battle, BattleEvent, ShipResult, Fates> {
  const { flotillas } = file.rows
  return {
    game: SPACE_PLANES,
    noun: 'battle of Space Planes',
    table: 'flotilla',
    forces: ({ state }) => Object.values(state.sides ?? {}).map(({ flotillaId }) => flotillaId),
    lines: (ended) => computeShipResults(ended, flotillas.find),
    notes: (ended, ships) => listResultWarnings(ended, ships, flotillas.find),
    report: createJournalDraft,
    write({ match }, results, fates) {
      const byFlotilla = Map.groupBy(results, ({ flotillaId }) => flotillaId)
      for (const [id, ships] of byFlotilla) {
        const row = id === null ? null : flotillas.find(id)
        if (row === null) continue
        const after = row.ships.map((ship) => {
          const result = ships.find(({ shipId }) => shipId === ship.id)
          if (!result) return ship
          const fate = fates.find(({ seat, shipId }) => seat === result.seat && shipId === ship.id)?.fate
          return applyResultToShip(ship, result, { battle: match.name, fate: fate ?? result.after ?? ship.fate })
        })
        flotillas.update({ ...row, ships: after, roster: formatShipNamesForSearch(after) })
      }
    },
  }
}
