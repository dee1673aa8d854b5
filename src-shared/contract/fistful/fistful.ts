import * as z from 'zod'
import { ROUTE_MODES } from '#shared/cluster/net/transport-net.ts'
import { CorrectionNoteSchema, CorrectionsSchema } from '#shared/games/fistful/correction.ts'
import { LinkedFightTerms } from '#shared/games/fistful/linked-fights.ts'
import { OrdersSchema, ShipsSchema } from '#shared/games/fistful/orders-schema.ts'
import { TURN_EXCHANGE_MODES } from '#shared/games/fistful/play-modes.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { VersionRef, IsoDate, forGamemaster, Id, LongText, Name, Notes, Version } from '../base.ts'
import {
  CausedBattleView,
  FistfulTurnStatistics,
  BattleOddsView,
  OutgoingMail,
  MailPreview,
  TurnListItem,
  TurnView,
  ArchiveVerificationView,
  DieRequest,
} from './reports.ts'
import { OrderDeskView, FistfulGameHeader, FistfulListItem, SeatInput, SettingsInput, SideInput } from './views.ts'

const Eyes = SideInput.nullable()
const Star = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Seats = z.object({ A: SeatInput, B: SeatInput })
const Faces = z.array(z.int().min(1).max(6)).max(5000)
const Changed = z.object({ version: Version })

/** Fields of a new game. */
export const FistfulFields = z.object({
  name: Name,
  clusterId: Id,
  mode: z.enum(TURN_EXCHANGE_MODES),
  /** The side played here in games by mail; null in other modes. */
  mySide: SideInput.nullable(),
  seats: Seats,
  areDiceTyped: z.boolean(),
  settings: SettingsInput,
  dueOn: IsoDate.nullable(),
})
export type FistfulFields = z.infer<typeof FistfulFields>

/** A Fistful of Planets: games, orders, mails, turns. `as` is the viewing side; null is the referee. */
export const fistful = {
  list: forGamemaster.output(z.array(FistfulListItem)),
  /**
   * Default answer to the question about routes on a cluster, and its problems for a game with these settings. Changes
   * nothing.
   */
  lookAtMap: forGamemaster
    .input(z.object({ clusterId: Id, settings: SettingsInput }))
    .output(z.object({ routeMode: z.enum(ROUTE_MODES), warnings: z.array(z.string()) })),
  /** Copies the map of the cluster: later edits of the cluster do not affect the game (FIST-SETUP-1, FIST-MAP-*). */
  create: forGamemaster.input(FistfulFields).output(z.object({ id: Id })),
  update: forGamemaster
    .input(VersionRef.extend({ name: Name, notes: Notes, seats: Seats, dueOn: IsoDate.nullable() }))
    .output(FistfulGameHeader),
  remove: forGamemaster.input(VersionRef),
  desk: forGamemaster.input(z.object({ id: Id, as: Eyes })).output(OrderDeskView),
  /** FIST-SETUP-2. */
  chooseHomeworld: forGamemaster.input(VersionRef.extend({ side: SideInput, star: Star })).output(Changed),
  /** Replaces a side's order sheet. Refused once it is handed in. */
  saveOrders: forGamemaster
    .input(VersionRef.extend({ side: SideInput, turn: z.int().min(1), orders: OrdersSchema }))
    .output(Changed),
  /** Parses an order sheet in text form for a side (FIST-REP-1). Changes nothing. */
  readOrders: forGamemaster.input(z.object({ id: Id, as: SideInput, text: LongText })).output(
    z.object({
      orders: OrdersSchema,
      problems: z.array(z.object({ line: z.int(), text: z.string(), why: z.string() })),
      /** A sentence that names the game, turn or side in the sheet's heading if it differs from this one; else null. */
      elsewhere: z.string().nullable(),
    }),
  ),
  /** Lets a bot write the order sheet. */
  botOrders: forGamemaster
    .input(VersionRef.extend({ side: SideInput, temper: z.enum(BOT_STYLE_NAMES) }))
    .output(Changed),
  /** Hands in a sheet. In sealed games it is final from then on. */
  handIn: forGamemaster.input(VersionRef.extend({ side: SideInput, isReady: z.boolean() })).output(Changed),
  /** Battles that a side's sheet would cause, with exact odds unless a fight is too large to compute at once. */
  odds: forGamemaster.input(z.object({ id: Id, as: SideInput })).output(z.array(CausedBattleView)),
  /** Odds of any fight, for the calculator; null if it is too large to compute. */
  calculate: forGamemaster.input(z.object({ a: ShipsSchema, b: ShipsSchema })).output(
    z.object({
      odds: BattleOddsView.nullable(),
      withOneMore: z.array(z.object({ kind: z.enum(['S', 'C', 'D']), chance: z.number() })),
    }),
  ),
  /** The next die needed after these faces, if dice are typed in; null if none. */
  nextDie: forGamemaster.input(z.object({ id: Id, faces: Faces })).output(z.object({ wanted: DieRequest.nullable() })),
  /**
   * Resolves the turn. `faces` is empty unless dice are typed in. Bots write missing sheets first. The turn waits if
   * fights have to be played as matches first.
   */
  resolve: forGamemaster
    .input(VersionRef.extend({ faces: Faces }))
    .output(z.object({ turn: z.int(), waits: z.int(), version: Version })),
  /**
   * Starts the match that plays a fight of the turn. Null terms are those proposed by the ruling (SP-CLASH-1,
   * SAND-LAND-1).
   */
  beginFight: forGamemaster
    .input(VersionRef.extend({ place: z.int().min(0), terms: LinkedFightTerms.nullable() }))
    .output(z.object({ matchId: Id })),
  /** Resolves a clash by dice, or a capture by the book, instead of a match; or reverts that decision. */
  decideFight: forGamemaster.input(VersionRef.extend({ place: z.int().min(0), isByBook: z.boolean() })).output(Changed),
  /** Corrects the position manually, with a reason. Not available in games by mail. */
  correct: forGamemaster
    .input(VersionRef.extend({ note: CorrectionNoteSchema, corrections: CorrectionsSchema }))
    .output(Changed),
  /** FIST-VIC-3. */
  resign: forGamemaster.input(VersionRef.extend({ side: SideInput })).output(Changed),
  /** A side that did not reply in time loses (FIST-VIC-3). Recorded in this file only; no mail announces it. */
  forfeit: forGamemaster.input(VersionRef.extend({ side: SideInput })).output(Changed),
  /** Mails that wait to be sent, with the side or referee that sends them. */
  mails: forGamemaster.input(z.object({ id: Id })).output(z.array(OutgoingMail)),
  /** Parses a pasted text. Changes nothing. */
  readMail: forGamemaster.input(z.object({ text: LongText })).output(MailPreview),
  /** Applies a pasted text as one change, valid parts only. An invitation starts a game. */
  takeMail: forGamemaster
    .input(
      z.object({
        text: LongText,
        /** For an invitation: the terms the user has read. Other terms are refused. */
        terms: z.string().max(64).nullable().default(null),
      }),
    )
    .output(z.object({ gameId: Id, taken: z.array(z.string()), refused: z.array(z.string()) })),
  turns: forGamemaster.input(z.object({ id: Id, as: Eyes.default(null) })).output(z.array(TurnListItem)),
  turn: forGamemaster.input(z.object({ id: Id, turn: z.int().min(1), as: Eyes })).output(TurnView),
  plots: forGamemaster.input(z.object({ id: Id, as: Eyes })).output(FistfulTurnStatistics),
  /** Exports the whole game as a verifiable file. Refused while it would reveal a secret. */
  exportArchive: forGamemaster.input(z.object({ id: Id })).output(z.object({ fileName: z.string(), text: z.string() })),
  /** Verifies an archive from the first step to the last. */
  verify: forGamemaster.input(z.object({ text: z.string().max(20_000_000) })).output(ArchiveVerificationView),
}
