import type { UnsettledBattle } from '#main/db/repositories/planet28/agenda-games.ts'
import type { OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import { findSecretChoice } from '#main/games/planet28/campaign/agendas/agenda-choice.ts'
import { canDropAgenda } from '#main/games/planet28/campaign/agendas/hidden-agendas.ts'
import type { PendingTask } from '#shared/contract/campaign.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createWarbandGameLookup } from './games.ts'

/** Creates the reminders of hidden agendas. Their texts do not reveal which agenda it is (P28-AGENDA-1). */
export function createAgendaPendingTaskLister(tools: Pick<ForceDependencies, 'file' | 'roster' | 'force'>) {
  const { agendas } = tools.file.rows
  const games = createWarbandGameLookup(tools)

  return {
    list(): PendingTask[] {
      const held = agendas.list()
      if (held.length === 0) return []
      const gameOf = games.read()
      return held.flatMap((row): PendingTask[] => {
        const about = { kind: 'character', id: row.characterId, name: row.characterName } as const
        const { settings } = tools.force(row.warbandId).edition.rules
        if (canDropAgenda(row.failedGames, settings))
          return [{ text: `${row.characterName}’s hidden agenda is worth nothing any more: it may be dropped.`, about }]
        const { battle, moment } = gameOf(row.warbandId)
        if (battle === null || row.target !== '' || !tookPart(row, battle)) return []
        if (findSecretChoice(row.agenda, moment)?.isDue !== true) return []
        const owner = row.playerName === null ? '' : `, with ${row.playerName}`
        const text = `Look at ${row.characterName}’s hidden agenda${owner}, before the results of ${battle.name} are applied.`
        return [{ text, about }]
      })
    },
  }
}

function tookPart({ characterId }: OwnedAgenda, { record }: UnsettledBattle): boolean {
  return record.tallies.some(({ unitId, fate }) => unitId === characterId && fate !== 'absent')
}
