import * as z from 'zod'
import { ROUTE_MODES } from '#shared/cluster/net/transport-net.ts'
import { CorrectionNote, Corrections } from '#shared/games/fistful/correction.ts'
import { FightTerms } from '#shared/games/fistful/fights.ts'
import { OrdersInput, ShipsInput } from '#shared/games/fistful/orders-schema.ts'
import { PLAY_MODES } from '#shared/games/fistful/play-modes.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { VersionRef, Day, forGamemaster, Id, LongText, Name, Notes, Version } from '../base.ts'
import {
  CausedBattleView,
  FistfulPlots,
  OddsView,
  OutgoingMail,
  ReadMail,
  TurnLine,
  TurnView,
  VerifyView,
  DieRequest,
} from './reports.ts'
import { DeskView, FistfulHead, FistfulLine, SeatInput, SettingsInput, SideView } from './views.ts'

const Eyes = SideView.nullable()
const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Seats = z.object({ A: SeatInput, B: SeatInput })
const Faces = z.array(z.int().min(1).max(6)).max(5000)
const Changed = z.object({ version: Version })

/** What a person writes to begin a game. */
export const FistfulFields = z.object({
  name: Name,
  clusterId: Id,
  mode: z.enum(PLAY_MODES),
  /** The side played here in games by mail; null in the other modes. */
  mySide: SideView.nullable(),
  seats: Seats,
  areDiceTyped: z.boolean(),
  settings: SettingsInput,
  dueOn: Day.nullable(),
})
export type FistfulFields = z.infer<typeof FistfulFields>

/** A Fistful of Planets: games, orders, mails, turns. `as` says whose eyes to see with; null is the referee. */
export const fistful = {
  list: forGamemaster.output(z.array(FistfulLine)),
  /** What the usual answer about routes is on a cluster, and what is wrong with it for a game by these settings; changes nothing. */
  lookAtMap: forGamemaster
    .input(z.object({ clusterId: Id, settings: SettingsInput }))
    .output(z.object({ routeMode: z.enum(ROUTE_MODES), warnings: z.array(z.string()) })),
  /** The map is copied from the cluster: later edits of it do not reach the game (FIST-SETUP-1, FIST-MAP-*). */
  create: forGamemaster.input(FistfulFields).output(z.object({ id: Id })),
  update: forGamemaster
    .input(VersionRef.extend({ name: Name, notes: Notes, seats: Seats, dueOn: Day.nullable() }))
    .output(FistfulHead),
  remove: forGamemaster.input(VersionRef),
  desk: forGamemaster.input(z.object({ id: Id, as: Eyes })).output(DeskView),
  /** FIST-SETUP-2. */
  chooseHomeworld: forGamemaster.input(VersionRef.extend({ side: SideView, star: Star })).output(Changed),
  /** Replaces a side's sheet; refused once it is handed in. */
  saveOrders: forGamemaster
    .input(VersionRef.extend({ side: SideView, turn: z.int().min(1), orders: OrdersInput }))
    .output(Changed),
  /** Reads an order sheet written as text for a side (FIST-REP-1); changes nothing. */
  readOrders: forGamemaster.input(z.object({ id: Id, as: SideView, text: LongText })).output(
    z.object({
      orders: OrdersInput,
      problems: z.array(z.object({ line: z.int(), text: z.string(), why: z.string() })),
      /** In words: what the sheet itself says to be for, where that is another game, turn or side; else null. */
      elsewhere: z.string().nullable(),
    }),
  ),
  /** A bot writes the sheet. */
  botOrders: forGamemaster
    .input(VersionRef.extend({ side: SideView, temper: z.enum(BOT_STYLE_NAMES) }))
    .output(Changed),
  /** Hands a sheet in; in sealed games it is bound from here on. */
  handIn: forGamemaster.input(VersionRef.extend({ side: SideView, isReady: z.boolean() })).output(Changed),
  /** The battles that a side's sheet would cause, with exact odds, but for fights that are too large to be counted at once. */
  odds: forGamemaster.input(z.object({ id: Id, as: SideView })).output(z.array(CausedBattleView)),
  /** Any fight, for the calculator; no odds where it is too large to be counted. */
  calculate: forGamemaster.input(z.object({ a: ShipsInput, b: ShipsInput })).output(
    z.object({
      odds: OddsView.nullable(),
      withOneMore: z.array(z.object({ kind: z.enum(['S', 'C', 'D']), chance: z.number() })),
    }),
  ),
  /** Where dice are typed: the next die wanted after these faces; null when no more are. */
  nextDie: forGamemaster.input(z.object({ id: Id, faces: Faces })).output(z.object({ wanted: DieRequest.nullable() })),
  /** Resolves the turn; `faces` where dice are typed, else empty. Bots write missing sheets first. Where something is to be fought elsewhere first, the turn waits. */
  resolve: forGamemaster
    .input(VersionRef.extend({ faces: Faces }))
    .output(z.object({ turn: z.int(), waits: z.int(), version: Version })),
  /** Begins the match in which a fight of the turn is fought; null terms are those that the ruling proposes (SP-CLASH-1, SAND-LAND-1). */
  beginFight: forGamemaster
    .input(VersionRef.extend({ place: z.int().min(0), terms: FightTerms.nullable() }))
    .output(z.object({ matchId: Id })),
  /** Rolls a clash after all or takes a capture by the book, or takes that back. */
  decideFight: forGamemaster.input(VersionRef.extend({ place: z.int().min(0), isByBook: z.boolean() })).output(Changed),
  /** Sets the position right by hand, with the reason; not in games by mail. */
  correct: forGamemaster.input(VersionRef.extend({ note: CorrectionNote, corrections: Corrections })).output(Changed),
  /** FIST-VIC-3. */
  resign: forGamemaster.input(VersionRef.extend({ side: SideView })).output(Changed),
  /** A side that did not answer in time loses (FIST-VIC-3); this file alone says so, no mail does. */
  forfeit: forGamemaster.input(VersionRef.extend({ side: SideView })).output(Changed),
  /** The mails that wait to be sent, by the side or referee that sends them. */
  mails: forGamemaster.input(z.object({ id: Id })).output(z.array(OutgoingMail)),
  /** Says what a pasted text holds; changes nothing. */
  readMail: forGamemaster.input(z.object({ text: LongText })).output(ReadMail),
  /** Takes what a pasted text holds: as one change, sound parts alone. An invitation begins a game. */
  takeMail: forGamemaster
    .input(
      z.object({
        text: LongText,
        /** Where it begins a game: the terms of the invitation as they were read; nothing else is taken. */
        terms: z.string().max(64).nullable().default(null),
      }),
    )
    .output(z.object({ gameId: Id, taken: z.array(z.string()), refused: z.array(z.string()) })),
  turns: forGamemaster.input(z.object({ id: Id, as: Eyes.default(null) })).output(z.array(TurnLine)),
  turn: forGamemaster.input(z.object({ id: Id, turn: z.int().min(1), as: Eyes })).output(TurnView),
  plots: forGamemaster.input(z.object({ id: Id, as: Eyes })).output(FistfulPlots),
  /** The whole game as a file that anybody can check. Refused while it would tell a secret. */
  exportArchive: forGamemaster.input(z.object({ id: Id })).output(z.object({ fileName: z.string(), text: z.string() })),
  /** Checks an archive from the first step to the last. */
  verify: forGamemaster.input(z.object({ text: z.string().max(20_000_000) })).output(VerifyView),
}
