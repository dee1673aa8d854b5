import type { OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import { findSecretChoice, TABLE_EDGE_NAMES } from '#main/games/planet28/campaign/agendas/agenda-choice.ts'
import {
  findLootCorner,
  isNextCornerCertain,
  hasCornerSearch,
} from '#main/games/planet28/campaign/agendas/corner-search.ts'
import { getAgendaPoints, canDropAgenda } from '#main/games/planet28/campaign/agendas/hidden-agendas.ts'
import type { AgendaChoice, VisibleAgendas, AgendaView, PublicAgenda } from '#shared/contract/planet28/agendas.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createWarbandGameLookup, type WarbandGame } from './games.ts'
import { parseProgress } from './progress.ts'

/**
 * Creates the views of agendas. Every view lists its fields one by one, so that nothing else is revealed
 * (P28-AGENDA-1).
 */
export function createAgendaViewBuilder(tools: Pick<ForceDependencies, 'file' | 'roster' | 'force'>) {
  const games = createWarbandGameLookup(tools)
  const { changes } = tools.file

  function whole(row: OwnedAgenda, { game, version }: { game: WarbandGame; version: number }): AgendaView {
    const { force, edition } = tools.force(row.warbandId)
    const { note } = parseProgress(row.progress)
    return {
      id: row.id,
      characterId: row.characterId,
      characterName: row.characterName,
      warbandId: row.warbandId,
      warbandName: row.warbandName,
      playerName: row.playerName,
      agenda: row.agenda,
      face: row.face,
      rolled: row.rolled,
      failedGames: row.failedGames,
      worth: getAgendaPoints(row.failedGames),
      mayDrop: canDropAgenda(row.failedGames, edition.rules.settings),
      dealtAt: row.dealtAt,
      target: row.target,
      note,
      choice: choiceOf(row, game),
      search: searchOf(row),
      isRevealed: row.isRevealed,
      isShared: force.warband.play === 'co-op' ? row.isShared : null,
      version,
    }
  }
  function wholes(rows: readonly OwnedAgenda[]): AgendaView[] {
    const gameOf = games.read()
    const versions = changes.versionsOf('agenda')
    return rows.map((row) => whole(row, { game: gameOf(row.warbandId), version: versions.get(row.id) ?? 0 }))
  }

  return {
    /** The full view, for its owner and the gamemaster. */
    whole: (row: OwnedAgenda): AgendaView =>
      whole(row, { game: games.read()(row.warbandId), version: changes.versionOf('agenda', row.id) }),
    wholes,
    /**
     * The view for a player: their own agendas in full, the public part of all others. Null for a viewer without a
     * warband.
     */
    seenBy(playerId: string | null, rows: readonly OwnedAgenda[]): VisibleAgendas {
      const isOwn = (row: OwnedAgenda): boolean => playerId !== null && row.playerId === playerId
      return { own: wholes(rows.filter(isOwn)), others: rows.filter((row) => !isOwn(row)).map(publicOf) }
    },
  }
}

function publicOf({ characterId, characterName, warbandName, agenda, isRevealed }: OwnedAgenda): PublicAgenda {
  return { characterId, characterName, warbandName, revealed: isRevealed ? agenda : null }
}

function choiceOf({ agenda }: OwnedAgenda, { moment, foes }: WarbandGame): AgendaChoice | null {
  const choice = findSecretChoice(agenda, moment)
  if (choice === null) return null
  const groups = choice.names === 'edge' ? [{ label: 'Table edges', options: [...TABLE_EDGE_NAMES] }] : [...foes]
  return { ...choice, groups }
}

function searchOf({ agenda, progress }: OwnedAgenda): AgendaView['search'] {
  if (!hasCornerSearch(agenda)) return null
  const { corners } = parseProgress(progress)
  const { searched, faces } = corners
  return {
    searched,
    faces: [...faces],
    foundAt: findLootCorner(agenda, corners),
    isNextCertain: isNextCornerCertain(corners),
  }
}
