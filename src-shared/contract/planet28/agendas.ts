import * as z from 'zod'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { VersionRef, forGamemaster, Id, Notes, ShortText, IsoTimestamp, Version } from '../base.ts'

const AgendaId = z.enum(listRowIds(HIDDEN_AGENDAS))
const source = z.enum(['seeded', 'typed'])

/**
 * A secret choice of the owner with its options. `moment` says when it is made and whether that is now; it is not
 * enforced.
 */
const AgendaChoice = z.object({
  names: z.enum(['enemy', 'edge']),
  prompt: z.string(),
  moment: z.string(),
  /** Whether the game cannot be settled properly without it. */
  isDue: z.boolean(),
  groups: z.array(z.object({ label: z.string(), options: z.array(z.string()) })),
})
export type AgendaChoice = z.infer<typeof AgendaChoice>

/** Corners searched for the loot in this game (P28-AG-3). */
const CornerSearch = z.object({
  searched: z.int(),
  /** Dice by corner; the last corner needs none. */
  faces: z.array(z.int()),
  foundAt: z.int().nullable(),
  isNextCertain: z.boolean(),
})

/** A hidden agenda with its secret, for its owner and the gamemaster (P28-AGENDA-1). */
export const AgendaView = z.object({
  id: Id,
  characterId: Id,
  characterName: z.string(),
  warbandId: Id,
  warbandName: z.string(),
  /** Owner: the character's player, else the warband's; null for the gamemaster. */
  playerName: z.string().nullable(),
  agenda: AgendaId,
  face: z.int().min(1).max(6),
  rolled: source,
  failedGames: z.int(),
  /** Current value in campaign points (P28-AGENDA-2). */
  worth: z.int(),
  /** Whether it may be dropped now (P28-AGENDA-2, `agendaAtZero`). */
  mayDrop: z.boolean(),
  dealtAt: IsoTimestamp,
  target: z.string(),
  note: z.string(),
  choice: AgendaChoice.nullable(),
  search: CornerSearch.nullable(),
  isRevealed: z.boolean(),
  /** Whether its points go to the players' shared total; null if its warband plays for itself (P28-AGENDA-3). */
  isShared: z.boolean().nullable(),
  version: Version,
})
export type AgendaView = z.infer<typeof AgendaView>

/** Public data of an agenda: its existence, and its content once revealed. */
export const PublicAgenda = z.object({
  characterId: Id,
  characterName: z.string(),
  warbandName: z.string(),
  revealed: AgendaId.nullable(),
})
export type PublicAgenda = z.infer<typeof PublicAgenda>

/** The agendas from a player's perspective. */
export const VisibleAgendas = z.object({ own: z.array(AgendaView), others: z.array(PublicAgenda) })
export type VisibleAgendas = z.infer<typeof VisibleAgendas>

/** History of an agenda, for the gamemaster only. */
export const AgendaAudit = z.object({
  id: Id,
  characterName: z.string(),
  warbandName: z.string(),
  agenda: AgendaId,
  face: z.int(),
  rolled: source,
  dealtAt: IsoTimestamp,
  dealtBy: z.string(),
  /** `removed` and `undone` agendas are no longer held but were never completed or dropped. */
  outcome: z.enum(['held', 'done', 'dropped', 'removed', 'undone']),
  failedGames: z.int(),
  isRevealed: z.boolean(),
  paid: z.int().nullable(),
  endedAt: IsoTimestamp.nullable(),
  /** What was done with it, oldest first. */
  steps: z.array(z.object({ label: z.string(), by: z.string(), at: IsoTimestamp })),
})
export type AgendaAudit = z.infer<typeof AgendaAudit>

const roll = (sides: number) =>
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('seeded') }),
    z.object({ source: z.literal('typed'), face: z.int().min(1).max(sides) }),
  ])

export const agendas = {
  /** Agendas currently held. */
  list: forGamemaster.output(z.array(AgendaView)),
  /** Agendas currently held from a player's perspective; null for a player without a warband. */
  listFor: forGamemaster.input(z.object({ as: Id.nullable() })).output(VisibleAgendas),
  /** All agendas ever dealt, newest first. */
  audit: forGamemaster.output(z.array(AgendaAudit)),
  /** Deals an agenda by Orrery's die or a face rolled at the table. `playerId` becomes the player of the character. */
  deal: forGamemaster.input(z.object({ characterId: Id, roll: roll(6), playerId: Id.optional() })).output(AgendaView),
  /** Chooses an enemy or a table edge in secret; repeated each game (P28-AGENDA-3). */
  setTarget: forGamemaster.input(VersionRef.extend({ target: ShortText })).output(AgendaView),
  /** Notes of the owner during a battle. */
  setNote: forGamemaster.input(VersionRef.extend({ note: Notes.max(2000) })).output(AgendaView),
  /** Searches one more corner (P28-AG-3). */
  search: forGamemaster.input(VersionRef.extend({ roll: roll(4) })).output(AgendaView),
  /** Makes the agenda public. */
  reveal: forGamemaster.input(VersionRef).output(AgendaView),
  /** Sets whether its points go to the players' shared total (P28-AGENDA-3). */
  share: forGamemaster.input(VersionRef.extend({ isShared: z.boolean() })).output(AgendaView),
  /**
   * Completes it without a battle to settle: pays it by the rule of the aftermath and allows another one to be dealt
   * (P28-AGENDA-3).
   */
  done: forGamemaster.input(VersionRef),
  /** Records a game without success: it stays and is worth one point less (P28-AGENDA-2). */
  fail: forGamemaster.input(VersionRef).output(AgendaView),
  /**
   * Records that its owner took no part in a game: it loses no value, but the choices made for it expire
   * (P28-AGENDA-2).
   */
  miss: forGamemaster.input(VersionRef).output(AgendaView),
  /** Drops an agenda that is worth nothing (P28-AGENDA-2, `agendaAtZero`). */
  drop: forGamemaster.input(VersionRef),
  /** Removes an agenda that was dealt by mistake. */
  remove: forGamemaster.input(VersionRef),
}
