import * as z from 'zod'
import { MAIL_SIDES, SEND_METHODS } from '#shared/games/space-planes/by-mail.ts'
import { forGamemaster, Id, LongText, Name, ShortText, Version } from '../base.ts'
import { Seat } from '../matches.ts'
import { NewPlanesBattle } from './battles.ts'

const Side = z.enum(MAIL_SIDES)

/** Full terms of an invitation, to be read before accepting it. */
const PlanesInvitation = z.object({
  /** Identifies the terms; must be sent to accept the mail. */
  terms: z.string(),
  name: z.string(),
  /** Name of the sender. */
  from: z.string(),
  /** Seats in placing order: player, number of ships and named ships. */
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
  /** Settings that differ from the default. */
  settings: z.array(z.object({ title: z.string(), answer: z.string(), usual: z.string() })),
  /** The first characters of the sender's chain anchor, for comparison by people. */
  anchor: z.string(),
})
export type PlanesInvitation = z.infer<typeof PlanesInvitation>

/** Content of a pasted mail, part by part, and the effect of accepting it. */
const ParsedPlanesMail = z.object({
  parts: z.array(
    z.object({
      side: Side,
      turn: z.int(),
      /** Human-readable description of the part. */
      text: z.string(),
      /** Why it cannot be accepted, or null. */
      problem: z.string().nullable(),
    }),
  ),
  /** Problems of the mail as a whole. */
  problems: z.array(z.string()),
  /** The battle it belongs to, if it is in this campaign. */
  battleId: Id.nullable(),
  /** An invitation that would start a battle here. */
  invitation: PlanesInvitation.nullable(),
})
export type PlanesMailPreview = z.infer<typeof ParsedPlanesMail>

/** A mail for the other table. */
const PlanesMailOut = z.object({
  /** Label of the button: Copy the turn. */
  label: z.string(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The mail as a file for mail programs (message/rfc822). */
  eml: z.string(),
  fileName: z.string(),
  /** How all of it left the page; null if part of it has not. */
  left: z.enum(SEND_METHODS).nullable(),
  /** A sentence that says where different content was sent in its place before; else null. */
  clash: z.string().nullable(),
})

/** State of a battle by mail at this table. */
const PlanesMailDesk = z.object({
  seat: Seat,
  ownName: z.string(),
  otherName: z.string(),
  /** Number of orders given; identifies the state of the battle. */
  entries: z.int(),
  /** Whether an order may be given here now. */
  isMyTurn: z.boolean(),
  /** Human-readable next step. */
  next: z.string(),
  mail: PlanesMailOut.nullable(),
  /** Human-readable consequences of undoing the newest order; null if there are none. */
  undo: z.string().nullable(),
})
export type PlanesMailDesk = z.infer<typeof PlanesMailDesk>

const NewMailBattle = NewPlanesBattle.extend({
  /** The seat played at this table. */
  mySeat: Seat,
  /** Names of the player here and of the one at the other table in mails. */
  ownName: Name,
  otherName: Name,
  /** Mail address of the other player; may be empty. */
  address: ShortText,
  /** Whether all ships are placed at random, so that two mails per side start the battle. */
  drawsPlaces: z.boolean().optional(),
})
export type NewMailBattle = z.infer<typeof NewMailBattle>

export const planesMail = {
  /** Starts a battle between two tables. Its invitation waits to be sent (SP-MAIL-1, SP-MAIL-2). */
  invite: forGamemaster.input(NewMailBattle).output(z.object({ id: Id })),
  /** State and next step of a battle by mail; null for a battle at one table. */
  desk: forGamemaster.input(z.object({ id: Id })).output(PlanesMailDesk.nullable()),
  /** Executes orders in text form, such as `SHOOT a>b; HIT PASS; MISS VECTOR a LONG N`, all or none (SP-MAIL-1). */
  order: forGamemaster.input(z.object({ id: Id, version: Version, text: ShortText })),
  /** Records that the current mail with this text left the page. From then on undoing its content has consequences. */
  sent: forGamemaster.input(z.object({ id: Id, how: z.enum(SEND_METHODS), text: LongText })),
  /** Records that the current mail was not sent after all. */
  notSent: forGamemaster.input(z.object({ id: Id })),
  /** Parses a pasted text. Changes nothing. */
  readMail: forGamemaster.input(z.object({ text: LongText })).output(ParsedPlanesMail),
  /** Applies a pasted text as one change, each part completely or not at all. An invitation starts a battle. */
  takeMail: forGamemaster
    .input(
      z.object({
        text: LongText,
        /** For an invitation: the terms the user has read. Other terms are refused. */
        terms: z.string().max(64).nullable(),
      }),
    )
    .output(z.object({ battleId: Id, taken: z.array(z.string()), refused: z.array(z.string()) })),
}
