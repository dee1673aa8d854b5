import * as z from 'zod'
import type { AgendaChange } from '#main/db/repositories/planet28/agenda-log.ts'
import type { Repositories } from '#main/db/repositories/repositories.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { AgendaAudit } from '#shared/contract/planet28/agendas.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'

/** The columns that the audit reads from the image of a deleted row. */
const AgendaImage = z.object({
  character_id: z.string(),
  agenda: z.enum(listRowIds(HIDDEN_AGENDAS)),
  face: z.int(),
  rolled: z.enum(['seeded', 'typed']),
  dealt_at: z.string(),
  failed_games: z.int(),
  is_revealed: z.int().default(0),
})
const CharacterImage = z.object({ name: z.string(), warband_id: z.string() })
const WarbandImage = z.object({ name: z.string() })

/**
 * Creates the gamemaster's audit of hidden agendas. It reads the change log, so that no agenda ever dealt is missing.
 */
export function createAgendaAuditService({ file: { rows } }: Pick<ServiceDependencies, 'file'>) {
  const log = rows.agendaLog
  const { characters, warbands } = rows

  function ownerOf(characterId: string): Pick<AgendaAudit, 'characterName' | 'warbandName'> {
    const there = characters.find(characterId)
    const gone = imageOf(CharacterImage, there ? null : log.findImage('character', characterId))
    const warbandId = there?.warbandId ?? gone?.warband_id
    const warband = warbandId === undefined ? null : warbands.find(warbandId)
    const goneBand = warband || warbandId === undefined ? null : log.findImage('warband', warbandId)
    return {
      characterName: there?.name ?? gone?.name ?? 'Somebody who has left',
      warbandName: warband?.name ?? imageOf(WarbandImage, goneBand)?.name ?? '',
    }
  }

  /** Builds a line from the latest image: the present row, or its last state before it was deleted. */
  function lineOf(id: string, steps: readonly AgendaChange[], standing: Standing | null): AgendaAudit[] {
    const first = steps[0]
    const last = steps.at(-1)
    const image = imageOf(AgendaImage, last?.after ?? last?.before ?? null)
    if (!first || !image) return []
    const { character_id, dealt_at, failed_games, is_revealed, ...dealt } = image
    return [
      {
        id,
        ...dealt,
        ...ownerOf(character_id),
        dealtAt: dealt_at,
        dealtBy: first.actor,
        outcome: standing?.state ?? (first.undoneBy === null ? 'removed' : 'undone'),
        failedGames: failed_games,
        isRevealed: is_revealed === 1,
        paid: standing?.paid ?? null,
        endedAt: standing?.endedAt ?? null,
        steps: steps.map(({ label, actor, at }) => ({ label, by: actor, at })),
      },
    ]
  }

  return {
    /** Newest first. */
    list(): AgendaAudit[] {
      const standing = new Map(log.listRows().map((row) => [row.id, row]))
      const byRow = [...Map.groupBy(log.listSteps(), ({ rowId }) => rowId)]
      const lines = byRow.flatMap(([id, steps]) => lineOf(id, steps, standing.get(id) ?? null))
      return lines.reverse().sort((a, b) => b.dealtAt.localeCompare(a.dealtAt))
    },
  }
}

type Standing = Pick<ReturnType<Repositories['agendaLog']['listRows']>[number], 'state' | 'paid' | 'endedAt'>

function imageOf<Image>(schema: z.ZodType<Image>, text: string | null): Image | null {
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
}
