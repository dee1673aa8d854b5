import * as z from 'zod'
import { HIDDEN_AGENDAS } from '../games/planet28/tables/hidden-agendas.ts'
import { rowIds } from '../games/planet28/tables/row.ts'
import { endpoint, Id, Time, Version } from './base.ts'

/** The gamemaster's view of a hidden agenda, its secret included (P28-AGENDA-1). */
export const AgendaView = z.object({
  id: Id,
  characterId: Id,
  characterName: z.string(),
  warbandName: z.string(),
  agenda: z.enum(rowIds(HIDDEN_AGENDAS)),
  face: z.int().min(1).max(6),
  rolled: z.enum(['seeded', 'typed']),
  failedGames: z.int(),
  /** Campaign points it would bring now (P28-AGENDA-2). */
  worth: z.int(),
  dealtAt: Time,
  version: Version,
})
export type AgendaView = z.infer<typeof AgendaView>

export const agendas = {
  list: endpoint.output(z.array(AgendaView)),
  /** Deals an agenda by Orrery's own die, or by a face rolled at the table. */
  deal: endpoint
    .input(
      z.object({
        characterId: Id,
        roll: z.discriminatedUnion('source', [
          z.object({ source: z.literal('seeded') }),
          z.object({ source: z.literal('typed'), face: z.int().min(1).max(6) }),
        ]),
      }),
    )
    .output(AgendaView),
  /** A game ended without it: it stays and is worth one point less (P28-AGENDA-2). */
  fail: endpoint.input(z.object({ id: Id, version: Version })).output(AgendaView),
  /** Takes it from the character: done, dropped or dealt by mistake. */
  remove: endpoint.input(z.object({ id: Id, version: Version })),
}
