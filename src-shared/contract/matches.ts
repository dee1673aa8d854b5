import * as z from 'zod'
import type { Choice, AvailableChoices, CommandDraft, DraftPreview, TurnStatus } from '../match/protocol.ts'
import type { CommandResult } from '../match/result.ts'
import { VersionRef, forPlayers, forGamemaster, Id, Name, Notes, IsoTimestamp, Version } from './base.ts'
import { GameJson } from './game-json.ts'

/**
 * Maximum JSON length of a command or of the options of a match, in characters. Two armies of 200 figures and 60
 * vehicles with individual names need 150,000.
 */
const LONGEST_JSON = 200_000

/** Opaque JSON of a game, limited in length. */
const BoundedJson = GameJson.refine((value) => JSON.stringify(value).length <= LONGEST_JSON, {
  message: 'This is longer than any game needs.',
})

/** A seat of a match, such as `red`. The game defines which seats exist and their names. */
export const Seat = z.string().min(1).max(200)

/** The player of a seat, and what it stands for. */
export const SeatInput = z.object({
  seat: Seat,
  playerId: Id.nullable(),
  warbandId: Id.nullable(),
  factionId: Id.nullable(),
})
export type SeatInput = z.infer<typeof SeatInput>

/** Links between a match and the campaign. */
const MatchFields = z.object({
  name: Name,
  seats: z.array(SeatInput).max(12),
  starId: Id.nullable(),
  nightId: Id.nullable(),
  battleId: Id.nullable(),
})
export type MatchFields = z.infer<typeof MatchFields>

/** Public data of a seat. */
const SeatView = z.object({
  seat: Seat,
  /** Name of its side in the game, else of the player, the warband, the faction or the seat. */
  name: z.string(),
})

/** A match in a list. */
export const MatchListItem = z.object({
  id: Id,
  game: Id,
  name: z.string(),
  seats: z.array(SeatView),
  isOver: z.boolean(),
  /** Number of commands. */
  entries: z.int(),
  createdAt: IsoTimestamp,
  /** Time of the newest command, or of the beginning. */
  updatedAt: IsoTimestamp,
  /** Whose turn it is; null once the match is over, and for games with pages of their own. */
  turn: z.custom<TurnStatus>().nullable(),
  /** Seats that won; empty while it goes on, and for a draw. */
  winners: z.array(Seat),
  /** Why the state is not known, in a sentence; null for a sound match. */
  problem: z.string().nullable(),
  /** Newest change of any part of the match. */
  version: Version,
})
export type MatchListItem = z.infer<typeof MatchListItem>

/** A match from a viewer's perspective. */
export const MatchView = MatchListItem.extend({
  /** The seat from whose perspective it is shown; null for public information only. */
  viewer: Seat.nullable(),
  /** The seats that the caller may view and play. */
  mine: z.array(Seat),
  /** Whether there is something to undo and redo, which only the gamemaster may do. */
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** For the gamemaster only; null for players. */
  campaign: z
    .object({
      notes: z.string(),
      seats: z.array(SeatInput),
      starId: Id.nullable(),
      nightId: Id.nullable(),
      battleId: Id.nullable(),
    })
    .nullable(),
  /** State of the game; its type is defined by the game. */
  view: z.unknown(),
})
export type MatchView = z.infer<typeof MatchView>

/** Maximum number of commands that are given together: a volley of a large army. */
const MAX_COMMANDS = 300
const Commands = z
  .array(BoundedJson)
  .min(1)
  .max(MAX_COMMANDS)
  .refine((commands) => JSON.stringify(commands).length <= LONGEST_JSON, {
    message: 'These commands are longer than any game needs.',
  })

/** Id of a piece of a match, as far as the contract knows. */
const PieceName = z.string().max(200)

/** Maximum number of pieces in focus: a whole army. */
const MAX_PIECES = 300
const Pieces = z.array(PieceName).max(MAX_PIECES)

/** A choice with what was filled in so far. */
const DraftInput = z.object({
  pieces: Pieces,
  choice: z.string().min(1).max(400),
  target: PieceName.nullable(),
  values: BoundedJson,
}) satisfies z.ZodType<CommandDraft>

/** A command of the log, limited to what the viewer may see. */
export const MatchLogLine = z.object({
  n: z.int(),
  seat: Seat,
  actor: z.string(),
  at: IsoTimestamp,
  /** Number of its dice that were rolled at the table. */
  typed: z.int(),
  events: z.array(z.object({ text: z.string(), event: z.unknown() })),
})
export type MatchLogLine = z.infer<typeof MatchLogLine>

/** Maximum number of dice of a command: a volley of two large armies, each shot with a coin. */
const MOST_FACES = 2000
/** Dice of a command in order: the face rolled at the table, or null to let Orrery roll. */
const Faces = z.array(z.int().min(1).max(1000).nullable()).max(MOST_FACES)

/**
 * Seat from whose perspective the caller views or plays. Players may use their own seats, the gamemaster all. Null
 * means a player's first seat, and no seat for the gamemaster.
 */
const OwnSeat = Seat.nullable()
export const matches = {
  /** Matches of a game or of all games, newest first. Players get those in which they have a seat. */
  list: forPlayers.input(z.object({ game: Id.nullable() })).output(z.array(MatchListItem)),
  create: forGamemaster.input(MatchFields.extend({ game: Id, options: BoundedJson })).output(z.object({ id: Id })),
  view: forPlayers.input(z.object({ id: Id, seat: OwnSeat })).output(MatchView),
  /** Changes name, notes, seats and links. Does not affect the game. */
  update: forGamemaster.input(MatchFields.extend({ id: Id, version: Version, notes: Notes })).output(MatchView),
  remove: forGamemaster.input(VersionRef),
  /** What a seat may do now, with these pieces in focus. Refused for games with pages of their own. */
  choices: forPlayers.input(z.object({ id: Id, seat: Seat, pieces: Pieces })).output(z.custom<AvailableChoices>()),
  /** Correction of a piece, whose drafts `preview` tries; null for games without corrections. */
  correction: forGamemaster.input(z.object({ id: Id })).output(z.custom<Choice>().nullable()),
  /** Tries a draft out: what is missing, what it may come to, and the commands to give. */
  preview: forPlayers.input(z.object({ id: Id, seat: Seat, draft: DraftInput })).output(z.custom<DraftPreview>()),
  /**
   * Executes commands of the game in one change, all or none; refused if they were based on an older state. Only the
   * gamemaster may send faces, corrections and measurements from the table. `faces` are used in the order of rolling.
   */
  act: forPlayers.input(VersionRef.extend({ seat: OwnSeat, commands: Commands, faces: Faces })).output(MatchView),
  /** Plays the turn of the active bot and explains it. Each command becomes a separate entry. */
  playBot: forGamemaster.input(VersionRef).output(z.object({ view: MatchView, why: z.string() })),
  /** Undoes the last command. Repeating it yields the same dice. */
  undo: forGamemaster.input(VersionRef.extend({ seat: OwnSeat })).output(MatchView),
  /** Redoes the command that was undone last. */
  redo: forGamemaster.input(VersionRef.extend({ seat: OwnSeat })).output(MatchView),
  /** Newest first. `latest` is what the newest change on this page led to; null for games without results. */
  log: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, before: z.int().min(1).nullable(), limit: z.int().min(1).max(200) }))
    .output(z.object({ lines: z.array(MatchLogLine), total: z.int(), latest: z.custom<CommandResult>().nullable() })),
  /** State after `n` entries, limited to what the viewer may see. */
  at: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, n: z.int().min(0) }))
    .output(z.object({ n: z.int(), view: z.unknown() })),
  /** Query of the game before a command is given. Question and answer have types defined by the game. */
  ask: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, question: BoundedJson }))
    .output(z.object({ answer: z.unknown() })),
  /** Replays the log with the recorded dice. Returns the first deviation from the rules, or null. */
  verify: forGamemaster.input(z.object({ id: Id })).output(z.object({ fault: z.string().nullable() })),
}
