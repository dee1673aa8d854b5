import * as z from 'zod'
import { VersionRef, forPlayers, forGamemaster, Id, Name, Notes, Time, Version } from './base.ts'
import { GameJson } from './game-json.ts'

/** The most characters of a command or of what is agreed on before a match, as JSON: two armies of 200 figures and 60 vehicles, each under a name of its own, need 150,000. */
const LONGEST_JSON = 200_000

/** What only the game can read, of a bounded length. */
const BoundedJson = GameJson.refine((value) => JSON.stringify(value).length <= LONGEST_JSON, {
  message: 'This is longer than any game needs.',
})

/** A seat of a match, such as `red`: the game says which there are, and what they may be called. */
export const Seat = z.string().min(1).max(200)

/** Who sits on a seat, and for what. */
export const SeatInput = z.object({
  seat: Seat,
  playerId: Id.nullable(),
  warbandId: Id.nullable(),
  factionId: Id.nullable(),
})
export type SeatInput = z.infer<typeof SeatInput>

/** What a match is to the campaign. */
const MatchFields = z.object({
  name: Name,
  seats: z.array(SeatInput).max(12),
  starId: Id.nullable(),
  nightId: Id.nullable(),
  battleId: Id.nullable(),
})
export type MatchFields = z.infer<typeof MatchFields>

/** A seat as everybody at the table may know it. */
const SeatView = z.object({
  seat: Seat,
  /** Who sits there: a player, or else the warband, the faction or the seat itself. */
  name: z.string(),
})

/** A match in the list. */
export const MatchLine = z.object({
  id: Id,
  game: Id,
  name: z.string(),
  seats: z.array(SeatView),
  isOver: z.boolean(),
  /** How many commands were given. */
  entries: z.int(),
  createdAt: Time,
  /** The newest change of any of it. */
  version: Version,
})
export type MatchLine = z.infer<typeof MatchLine>

/** A match as somebody may see it. */
export const MatchView = MatchLine.extend({
  /** The seat whose eyes it is seen with; null sees what is public. */
  viewer: Seat.nullable(),
  /** The seats that whoever asks may look from and play. */
  mine: z.array(Seat),
  /** What undo would take back and redo bring back; the gamemaster alone may. */
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** The gamemaster's alone; null for a player. */
  campaign: z
    .object({
      notes: z.string(),
      seats: z.array(SeatInput),
      starId: Id.nullable(),
      nightId: Id.nullable(),
      battleId: Id.nullable(),
    })
    .nullable(),
  /** The game's own view: of the type that the game says. */
  view: z.unknown(),
})
export type MatchView = z.infer<typeof MatchView>

/** One command of the log, by what of it somebody may read. */
export const MatchLogLine = z.object({
  n: z.int(),
  seat: Seat,
  actor: z.string(),
  at: Time,
  /** How many of its dice were thrown at the table. */
  typed: z.int(),
  events: z.array(z.object({ text: z.string(), event: z.unknown() })),
})
export type MatchLogLine = z.infer<typeof MatchLogLine>

/** The most dice of one command: a volley of two large armies, each shot with a coin. */
const MOST_FACES = 2000
/** Dice of a command in order: faces thrown at the table, null where Orrery rolls. */
const Faces = z.array(z.int().min(1).max(1000).nullable()).max(MOST_FACES)

/** Whose eyes or hands: one of one's own seats, which are all of them for the gamemaster; null is one's first, and for the gamemaster none. */
const OwnSeat = Seat.nullable()
export const matches = {
  /** Those of a game, or of all; the newest first. A player's are those in which they have a seat. */
  list: forPlayers.input(z.object({ game: Id.nullable() })).output(z.array(MatchLine)),
  create: forGamemaster.input(MatchFields.extend({ game: Id, options: BoundedJson })).output(z.object({ id: Id })),
  view: forPlayers.input(z.object({ id: Id, seat: OwnSeat })).output(MatchView),
  /** Names, notes, seats and links: nothing that is played. */
  update: forGamemaster.input(MatchFields.extend({ id: Id, version: Version, notes: Notes })).output(MatchView),
  remove: forGamemaster.input(VersionRef),
  /** Gives a command of the game; one given on an older state is refused. Faces, corrections and what the table showed are the gamemaster's to give. */
  act: forPlayers.input(VersionRef.extend({ seat: OwnSeat, command: BoundedJson, faces: Faces })).output(MatchView),
  /** Lets the bot that is to act take its turn, and says why it does what it does; each of its orders is an entry of its own. */
  playBot: forGamemaster.input(VersionRef).output(z.object({ view: MatchView, why: z.string() })),
  /** Takes the last command back: given again, it gets the same dice. */
  undo: forGamemaster.input(VersionRef.extend({ seat: OwnSeat })).output(MatchView),
  /** Brings back what was undone last. */
  redo: forGamemaster.input(VersionRef.extend({ seat: OwnSeat })).output(MatchView),
  /** Newest first. */
  log: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, before: z.int().min(1).nullable(), limit: z.int().min(1).max(200) }))
    .output(z.object({ lines: z.array(MatchLogLine), total: z.int() })),
  /** How it stood after so many entries, by what of it somebody may see. */
  at: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, n: z.int().min(0) }))
    .output(z.object({ n: z.int(), view: z.unknown() })),
  /** What the game answers before a command is given: of the types that the game says. */
  ask: forPlayers
    .input(z.object({ id: Id, seat: OwnSeat, question: BoundedJson }))
    .output(z.object({ answer: z.unknown() })),
  /** Decides the whole log again with the dice that it kept: where it is not what the rules say, or null. */
  verify: forGamemaster.input(z.object({ id: Id })).output(z.object({ fault: z.string().nullable() })),
}
