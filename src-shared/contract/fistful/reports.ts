import * as z from 'zod'
import { SIDES } from '#shared/games/fistful/model.ts'
import { OrdersSchema, ShipsSchema } from '#shared/games/fistful/orders-schema.ts'
import { TURN_EXCHANGE_MODES } from '#shared/games/fistful/play-modes.ts'
import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { Id } from '../base.ts'
import { CorrectionView, PositionView, RejectedOrderView } from './views.ts'

const SideView = z.enum(SIDES)
const Star = z.string().max(6)
const Letter = z.string().max(2)
const FleetsThere = z.record(Letter, ShipsSchema)

const LinedShip = z.object({ side: SideView, fleet: Letter, kind: z.enum(ARMED_KINDS) })

/** A fight with its dice. */
export const BattleView = z.object({
  star: Star,
  name: z.string(),
  start: z.object({ A: FleetsThere, B: FleetsThere }),
  rounds: z.array(
    z.array(
      z.object({
        attacker: LinedShip,
        enemy: LinedShip,
        isLead: z.boolean(),
        face: z.int(),
        loses: SideView.nullable(),
        /** Human-readable effect of the face. */
        text: z.string(),
      }),
    ),
  ),
  winner: SideView,
  survivors: FleetsThere,
  /** Cubes of each side, and the number the winner had left, if it was flown (SP-CLASH-2); null if it was rolled. */
  flown: z.object({ A: z.int(), B: z.int(), left: z.int() }).nullable(),
  /**
   * Winner's chance of winning before the dice, 0 to 1; null if the fight was flown or is too large to compute at
   * once.
   */
  chance: z.number().nullable(),
})
export type BattleView = z.infer<typeof BattleView>

/** A turn of the archive. */
export const TurnListItem = z.object({
  turn: z.int(),
  resolver: SideView.nullable(),
  resolvedAt: z.string(),
  battles: z.int(),
  captures: z.int(),
  rejected: z.int(),
})
export type TurnListItem = z.infer<typeof TurnListItem>

/** A past turn: position before, orders, results, and position after. In fog limited to the viewer's report. */
export const TurnView = z.object({
  turn: z.int(),
  before: PositionView,
  after: PositionView,
  /** Orders that the viewer may read: those of the own side, or of both once nothing is secret. */
  orders: z.array(z.object({ side: SideView, orders: OrdersSchema, text: z.string() })),
  rejected: z.array(RejectedOrderView),
  /** Manual corrections before the turn was resolved. */
  corrections: z.array(CorrectionView),
  /** Events other than battles, in order, as text, with their star. */
  events: z.array(
    z.object({
      kind: z.enum([
        'landing',
        'production',
        'move',
        'withdrawal',
        'lost-transports',
        'siege',
        'siege-lifted',
        'fought',
        'capture',
        'recon',
        'end',
      ]),
      side: SideView.nullable(),
      star: Star.nullable(),
      /** Origin of a move or withdrawal. */
      from: Star.nullable(),
      fleet: Letter.nullable(),
      text: z.string(),
    }),
  ),
  battles: z.array(BattleView),
  dice: z.array(z.int()),
  /** The whole report as plain text, for mail and print. */
  text: z.string(),
})
export type TurnView = z.infer<typeof TurnView>

const Chance = z.number().min(0).max(1)

/** Exact odds of a fight. */
export const BattleOddsView = z.object({
  a: Chance,
  b: Chance,
  /** Most likely first. `side` is the side with surviving ships. */
  survivors: z.array(z.object({ side: SideView, ships: ShipsSchema, chance: Chance })),
  /** Expected loss of each side, in points of ships. */
  expectedLoss: z.object({ A: z.number(), B: z.number() }),
})
export type BattleOddsView = z.infer<typeof BattleOddsView>

/** A battle that a side's orders would cause if the enemy does not move. */
export const CausedBattleView = z.object({
  star: Star,
  name: z.string(),
  /** Null if hidden by fog. */
  ships: z.object({ A: ShipsSchema.nullable(), B: ShipsSchema.nullable() }),
  odds: BattleOddsView.nullable(),
  /** In fog: the side's worst and best possible chance. */
  range: z.object({ from: Chance, to: Chance }).nullable(),
  /** Explains which cases were computed; null if all were and nothing is unknown. */
  note: z.string().nullable(),
  /** The side's chance with one additional ship of a kind; in fog the worst computed one. Empty without odds. */
  withOneMore: z.array(z.object({ kind: z.enum(ARMED_KINDS), chance: Chance })),
})
export type CausedBattleView = z.infer<typeof CausedBattleView>

/** Luck of a side so far: results compared with expected values. */
export const LuckView = z.object({
  side: SideView,
  battles: z.array(
    z.object({
      turn: z.int(),
      star: Star,
      hasWon: z.boolean(),
      chance: Chance,
      lost: z.number(),
      expectedLoss: z.number(),
      /** Points above expectation, cumulative over the game. */
      total: z.number(),
    }),
  ),
  /** Points above expectation, and the same in standard deviations. */
  points: z.number(),
  sigma: z.number(),
  text: z.string(),
})
export type LuckView = z.infer<typeof LuckView>

/** Plots over the turns of a game. In fog limited to the viewer's side. */
export const FistfulTurnStatistics = z.object({
  turns: z.array(
    z.object({
      turn: z.int(),
      A: z.object({ colonies: z.int(), production: z.int(), ships: z.int(), shipPoints: z.int() }).nullable(),
      B: z.object({ colonies: z.int(), production: z.int(), ships: z.int(), shipPoints: z.int() }).nullable(),
    }),
  ),
  luck: z.array(LuckView),
})
export type FistfulTurnStatistics = z.infer<typeof FistfulTurnStatistics>

export const OutgoingMail = z.object({
  from: SideView.nullable(),
  to: SideView.nullable(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The mail as a file for mail programs (message/rfc822). */
  eml: z.string(),
  fileName: z.string(),
})
export type OutgoingMail = z.infer<typeof OutgoingMail>

/** Full terms of an invitation, to be read before accepting it. */
export const InvitationView = z.object({
  /** Identifies the terms; must be sent to accept the mail. */
  terms: z.string(),
  name: z.string(),
  mode: z.enum(TURN_EXCHANGE_MODES),
  /** Name of the sender. */
  from: z.string(),
  mySide: SideView,
  areDiceTyped: z.boolean(),
  isFogged: z.boolean(),
  /** Settings that differ from the default. */
  settings: z.array(z.object({ title: z.string(), question: z.string(), answer: z.string(), usual: z.string() })),
  map: z.object({
    rows: z.int(),
    columns: z.int(),
    routes: z.int(),
    /** Number of stars rated 1, 2, 3, 4 and 5. */
    ratings: z.array(z.int()),
    /** Human-readable advantage of choosing first, and the fairest homeworlds. */
    fairness: z.array(z.string()),
  }),
  /** Human-readable claims that nothing proves. */
  notes: z.array(z.string()),
  /** Human-readable contradictions between the mail's text and its data. */
  contradictions: z.array(z.string()),
})
export type InvitationView = z.infer<typeof InvitationView>

/** Content of a pasted mail, part by part, and the effect of accepting it. */
export const MailPreview = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(['invitation', 'homeworld', 'orders', 'seal', 'reveal', 'report', 'resignation']),
      code: z.string(),
      turn: z.int().nullable(),
      side: SideView.nullable(),
      /** Human-readable description of the part or of what it changes. */
      text: z.string(),
      /** Why it cannot be accepted, or null. */
      problem: z.string().nullable(),
    }),
  ),
  /** Problems of the mail as a whole: damaged, or without content. */
  problems: z.array(z.string()),
  /** The game it belongs to, if it is in this campaign. */
  gameId: Id.nullable(),
  /** An invitation that would start a game here. */
  invitation: InvitationView.nullable(),
})
export type MailPreview = z.infer<typeof MailPreview>

/** The next die to type in. */
export const DieRequest = z.object({
  /** Human-readable purpose, such as `Cruiser (B) against Dreadnought (A)`. */
  text: z.string(),
  star: Star,
  name: z.string(),
  round: z.int().nullable(),
  sides: z.int(),
  /** Effect of each face, by face. */
  meaning: z.array(z.string()),
})
export type DieRequest = z.infer<typeof DieRequest>

/** Result of verifying an archive. */
export const ArchiveVerificationView = z.object({
  isSound: z.boolean(),
  turns: z.int(),
  rolls: z.int(),
  /** The first invalid step, counted from 1; null if all are valid. */
  step: z.int().nullable(),
  turn: z.int().nullable(),
  text: z.string(),
})
export type ArchiveVerificationView = z.infer<typeof ArchiveVerificationView>
