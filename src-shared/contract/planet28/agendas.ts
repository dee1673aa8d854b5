import * as z from 'zod'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { VersionRef, forGamemaster, Id, Notes, ShortText, Time, Version } from '../base.ts'

const AgendaId = z.enum(listRowIds(HIDDEN_AGENDAS))
const source = z.enum(['seeded', 'typed'])

/** What an owner names in secret, with what can be named; `moment` says when, and whether that is now: a hint, not a lock. */
const AgendaChoice = z.object({
  names: z.enum(['enemy', 'edge']),
  prompt: z.string(),
  moment: z.string(),
  /** Whether the game cannot be settled well without it. */
  isDue: z.boolean(),
  groups: z.array(z.object({ label: z.string(), options: z.array(z.string()) })),
})
export type AgendaChoice = z.infer<typeof AgendaChoice>

/** The corners searched for the loot in this game (P28-AG-3). */
const CornerSearch = z.object({
  searched: z.int(),
  /** Of the dice thrown, corner by corner; the last corner needs none. */
  faces: z.array(z.int()),
  foundAt: z.int().nullable(),
  isNextCertain: z.boolean(),
})

/** A hidden agenda, its secret included: for its owner and the gamemaster (P28-AGENDA-1). */
export const AgendaView = z.object({
  id: Id,
  characterId: Id,
  characterName: z.string(),
  warbandId: Id,
  warbandName: z.string(),
  /** Whose secret it is: the character's player, else the warband's; null for the gamemaster. */
  playerName: z.string().nullable(),
  agenda: AgendaId,
  face: z.int().min(1).max(6),
  rolled: source,
  failedGames: z.int(),
  /** Campaign points it would bring now (P28-AGENDA-2). */
  worth: z.int(),
  /** Whether it may be dropped now (P28-AGENDA-2, `agendaAtZero`). */
  mayDrop: z.boolean(),
  dealtAt: Time,
  target: z.string(),
  note: z.string(),
  choice: AgendaChoice.nullable(),
  search: CornerSearch.nullable(),
  isRevealed: z.boolean(),
  /** Whether its points go to the players' shared total; null where its warband plays for itself (P28-AGENDA-3). */
  isShared: z.boolean().nullable(),
  version: Version,
})
export type AgendaView = z.infer<typeof AgendaView>

/** What everybody may know of somebody's agenda: that there is one, and what it is once it is revealed. */
export const PublicAgenda = z.object({
  characterId: Id,
  characterName: z.string(),
  warbandName: z.string(),
  revealed: AgendaId.nullable(),
})
export type PublicAgenda = z.infer<typeof PublicAgenda>

/** The agendas as one player sees them. */
export const VisibleAgendas = z.object({ own: z.array(AgendaView), others: z.array(PublicAgenda) })
export type VisibleAgendas = z.infer<typeof VisibleAgendas>

/** An agenda that was dealt at any time, and what became of it: for the gamemaster alone. */
export const AgendaAudit = z.object({
  id: Id,
  characterName: z.string(),
  warbandName: z.string(),
  agenda: AgendaId,
  face: z.int(),
  rolled: source,
  dealtAt: Time,
  dealtBy: z.string(),
  /** `removed` and `undone` ones are in nobody's hand and were never ended. */
  outcome: z.enum(['held', 'done', 'dropped', 'removed', 'undone']),
  failedGames: z.int(),
  isRevealed: z.boolean(),
  paid: z.int().nullable(),
  endedAt: Time.nullable(),
  /** What was done with it, oldest first. */
  steps: z.array(z.object({ label: z.string(), by: z.string(), at: Time })),
})
export type AgendaAudit = z.infer<typeof AgendaAudit>

const roll = (sides: number) =>
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('seeded') }),
    z.object({ source: z.literal('typed'), face: z.int().min(1).max(sides) }),
  ])

export const agendas = {
  /** Those that are held. */
  list: forGamemaster.output(z.array(AgendaView)),
  /** Those that are held as a player sees them; null for somebody who leads no warband. */
  listFor: forGamemaster.input(z.object({ as: Id.nullable() })).output(VisibleAgendas),
  /** Every one that was ever dealt, newest first. */
  audit: forGamemaster.output(z.array(AgendaAudit)),
  /** Deals an agenda by Orrery's own die, or by a face rolled at the table; `playerId` is who plays the character from now on. */
  deal: forGamemaster.input(z.object({ characterId: Id, roll: roll(6), playerId: Id.optional() })).output(AgendaView),
  /** Names an enemy or a table edge in secret; chosen anew each game (P28-AGENDA-3). */
  setTarget: forGamemaster.input(VersionRef.extend({ target: ShortText })).output(AgendaView),
  /** What its owner notes during a battle. */
  setNote: forGamemaster.input(VersionRef.extend({ note: Notes.max(2000) })).output(AgendaView),
  /** Searches one corner more (P28-AG-3). */
  search: forGamemaster.input(VersionRef.extend({ roll: roll(4) })).output(AgendaView),
  /** From now on everybody may read what it is. */
  reveal: forGamemaster.input(VersionRef).output(AgendaView),
  /** Whether its points go to the players' shared total (P28-AGENDA-3). */
  share: forGamemaster.input(VersionRef.extend({ isShared: z.boolean() })).output(AgendaView),
  /** Done without a battle to settle: it is paid by the rule of the aftermath, and another one may be dealt (P28-AGENDA-3). */
  done: forGamemaster.input(VersionRef),
  /** A game ended without it: it stays and is worth one point less (P28-AGENDA-2). */
  fail: forGamemaster.input(VersionRef).output(AgendaView),
  /** Its owner took no part in a game: that does not count, but what was chosen for it ends with it (P28-AGENDA-2). */
  miss: forGamemaster.input(VersionRef).output(AgendaView),
  /** Gives up what is worth nothing any more (P28-AGENDA-2, `agendaAtZero`). */
  drop: forGamemaster.input(VersionRef),
  /** Takes one away that was dealt by mistake. */
  remove: forGamemaster.input(VersionRef),
}
