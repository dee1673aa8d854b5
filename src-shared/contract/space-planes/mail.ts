import * as z from 'zod'
import { MAIL_SIDES, SEND_METHODS } from '#shared/games/space-planes/by-mail.ts'
import { forGamemaster, Id, LongText, Name, ShortText, Version } from '../base.ts'
import { Seat } from '../matches.ts'
import { NewPlanesBattle } from './battles.ts'

const Side = z.enum(MAIL_SIDES)

/** What an invitation proposes, whole, to be read before it is taken. */
const PlanesInvitation = z.object({
  /** Stands for all of it: taking the mail names it. */
  terms: z.string(),
  name: z.string(),
  /** Who invites. */
  from: z.string(),
  /** The seats in the order of placing: who flies them, how many ships they place, and the named ones among them. */
  seats: z.array(
    z.object({
      seat: Seat,
      player: z.string(),
      isMine: z.boolean(),
      shipCount: z.int(),
      ships: z.array(z.string()),
    }),
  ),
  areaMm: z.tuple([z.number(), z.number()]),
  /** Those that are not as usual. */
  settings: z.array(z.object({ title: z.string(), answer: z.string(), usual: z.string() })),
  /** The first letters of the sender's chain, for people to compare. */
  anchor: z.string(),
})
export type PlanesInvitation = z.infer<typeof PlanesInvitation>

/** What a pasted mail holds, part by part, and what would come of taking it. */
const ParsedPlanesMail = z.object({
  parts: z.array(
    z.object({
      side: Side,
      turn: z.int(),
      /** In words: what it is. */
      text: z.string(),
      /** Why it cannot be taken, or null. */
      problem: z.string().nullable(),
    }),
  ),
  /** What is wrong with the mail as a whole. */
  problems: z.array(z.string()),
  /** The battle that it belongs to, where this campaign has it. */
  battleId: Id.nullable(),
  /** What would begin a battle here. */
  invitation: PlanesInvitation.nullable(),
})
export type ReadPlanesMail = z.infer<typeof ParsedPlanesMail>

/** A mail for the other table. */
const PlanesMailOut = z.object({
  /** What the button says: Copy the turn. */
  label: z.string(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** As a program for mail opens it (message/rfc822). */
  eml: z.string(),
  fileName: z.string(),
  /** How all of it has left the page; null where something of it has not. */
  left: z.enum(SEND_METHODS).nullable(),
  /** In words: where something else has left before in its place; else null. */
  clash: z.string().nullable(),
})

/** A battle by mail as this table has it. */
const PlanesMailDesk = z.object({
  seat: Seat,
  ownName: z.string(),
  otherName: z.string(),
  /** How many orders were given: that of another number is of another moment. */
  entries: z.int(),
  /** Whether an order may be given here now. */
  isMyTurn: z.boolean(),
  /** In words: what is next. */
  next: z.string(),
  mail: PlanesMailOut.nullable(),
  /** In words: what undoing the newest order means; null where it is free. */
  undo: z.string().nullable(),
})
export type PlanesMailDesk = z.infer<typeof PlanesMailDesk>

const NewMailBattle = NewPlanesBattle.extend({
  /** The seat that is flown at this table. */
  mySeat: Seat,
  /** What the player here is called in mails, and the one at the other table. */
  ownName: Name,
  otherName: Name,
  /** Of the other player; may be empty. */
  address: ShortText,
  /** Whether all ships are placed by chance, so that two mails a side begin the battle. */
  drawsPlaces: z.boolean().optional(),
})
export type NewMailBattle = z.infer<typeof NewMailBattle>

export const planesMail = {
  /** Begins a battle of two tables; its invitation waits to be sent (SP-MAIL-1, SP-MAIL-2). */
  invite: forGamemaster.input(NewMailBattle).output(z.object({ id: Id })),
  /** What is next in a battle by mail; null for one that all fly at one table. */
  desk: forGamemaster.input(z.object({ id: Id })).output(PlanesMailDesk.nullable()),
  /** Gives orders written as text, such as `SHOOT a>b; HIT PASS; MISS VECTOR a LONG N`, all of them or none (SP-MAIL-1). */
  order: forGamemaster.input(z.object({ id: Id, version: Version, text: ShortText })),
  /** Notes that the mail of now, which reads so, has left the page: undoing what it says is no longer free. */
  sent: forGamemaster.input(z.object({ id: Id, how: z.enum(SEND_METHODS), text: LongText })),
  /** Notes that the mail of now was not sent after all. */
  notSent: forGamemaster.input(z.object({ id: Id })),
  /** Says what a pasted text holds; changes nothing. */
  readMail: forGamemaster.input(z.object({ text: LongText })).output(ParsedPlanesMail),
  /** Takes what a pasted text holds as one change, each part whole or not at all. An invitation begins a battle. */
  takeMail: forGamemaster
    .input(
      z.object({
        text: LongText,
        /** Where it begins a battle: the terms of the invitation as they were read; nothing else is taken. */
        terms: z.string().max(64).nullable(),
      }),
    )
    .output(z.object({ battleId: Id, taken: z.array(z.string()), refused: z.array(z.string()) })),
}
