import * as z from 'zod'
import { SIDES } from '#shared/games/fistful/model.ts'
import { OrdersInput, ShipsInput } from '#shared/games/fistful/orders-schema.ts'
import { PLAY_MODES } from '#shared/games/fistful/play-modes.ts'
import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { Id } from '../base.ts'
import { CorrectionView, PositionView, RejectedView } from './views.ts'

const SideView = z.enum(SIDES)
const Star = z.string().max(6)
const Letter = z.string().max(2)
const FleetsThere = z.record(Letter, ShipsInput)

const LinedShip = z.object({ side: SideView, fleet: Letter, kind: z.enum(ARMED_KINDS) })

/** One fight, die by die. */
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
        /** In words: what the face did. */
        text: z.string(),
      }),
    ),
  ),
  winner: SideView,
  survivors: FleetsThere,
  /** The cubes of each side and those that the winner had left, where it was flown (SP-CLASH-2); null where it was rolled. */
  flown: z.object({ A: z.int(), B: z.int(), left: z.int() }).nullable(),
  /** How likely the winner was to win before the dice were thrown, 0 to 1; null where the fight is too large to be counted at once, or was flown. */
  chance: z.number().nullable(),
})
export type BattleView = z.infer<typeof BattleView>

/** A turn of the archive. */
export const TurnLine = z.object({
  turn: z.int(),
  resolver: SideView.nullable(),
  resolvedAt: z.string(),
  battles: z.int(),
  captures: z.int(),
  rejected: z.int(),
})
export type TurnLine = z.infer<typeof TurnLine>

/** A past turn: what it began with, what was ordered, what came of it, and what it left. In fog only what the viewer's report held. */
export const TurnView = z.object({
  turn: z.int(),
  before: PositionView,
  after: PositionView,
  /** Orders that the viewer may read: one's own, or both where nothing is secret any more. */
  orders: z.array(z.object({ side: SideView, orders: OrdersInput, text: z.string() })),
  rejected: z.array(RejectedView),
  /** What was set right by hand before the turn was resolved. */
  corrections: z.array(CorrectionView),
  /** What happened apart from battles, in order, in words, with the star it happened at. */
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
      /** Where a move or withdrawal came from. */
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

/** How a fight would go, exactly. */
export const OddsView = z.object({
  a: Chance,
  b: Chance,
  /** The likeliest first; `side` is whose ships are left. */
  survivors: z.array(z.object({ side: SideView, ships: ShipsInput, chance: Chance })),
  /** Points of ships that each side loses on average. */
  expectedLoss: z.object({ A: z.number(), B: z.number() }),
})
export type OddsView = z.infer<typeof OddsView>

/** A battle that a side's orders would cause where the enemy stays as it is. */
export const CausedBattleView = z.object({
  star: Star,
  name: z.string(),
  /** Null where fog hides them. */
  ships: z.object({ A: ShipsInput.nullable(), B: ShipsInput.nullable() }),
  odds: OddsView.nullable(),
  /** In fog: the side's own chance at the worst and at the best of what is possible. */
  range: z.object({ from: Chance, to: Chance }).nullable(),
  /** In words: what was counted and what was not; null where everything was, and all is known. */
  note: z.string().nullable(),
  /** The side's own chance with one more ship of a kind, in fog at the worst that was counted; none where the odds are not counted. */
  withOneMore: z.array(z.object({ kind: z.enum(ARMED_KINDS), chance: Chance })),
})
export type CausedBattleView = z.infer<typeof CausedBattleView>

/** How lucky a side was so far: results against what was to be expected. */
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
      /** Points better than expected, cumulated over the game. */
      total: z.number(),
    }),
  ),
  /** Points better than expected, and the same in standard deviations. */
  points: z.number(),
  sigma: z.number(),
  text: z.string(),
})
export type LuckView = z.infer<typeof LuckView>

/** Plots over the turns of a game; in fog a viewer gets one side's. */
export const FistfulPlots = z.object({
  turns: z.array(
    z.object({
      turn: z.int(),
      A: z.object({ colonies: z.int(), production: z.int(), ships: z.int(), shipPoints: z.int() }).nullable(),
      B: z.object({ colonies: z.int(), production: z.int(), ships: z.int(), shipPoints: z.int() }).nullable(),
    }),
  ),
  luck: z.array(LuckView),
})
export type FistfulPlots = z.infer<typeof FistfulPlots>

/** A mail to send. */
export const OutgoingMail = z.object({
  from: SideView.nullable(),
  to: SideView.nullable(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** As a program for mail opens it (message/rfc822). */
  eml: z.string(),
  fileName: z.string(),
})
export type OutgoingMail = z.infer<typeof OutgoingMail>

/** What an invitation proposes, whole, to be read before it is taken. */
export const InvitationView = z.object({
  /** Stands for all of it: taking the mail names it. */
  terms: z.string(),
  name: z.string(),
  mode: z.enum(PLAY_MODES),
  /** Who invites. */
  from: z.string(),
  mySide: SideView,
  areDiceTyped: z.boolean(),
  isFogged: z.boolean(),
  /** Those that are not as usual. */
  settings: z.array(z.object({ title: z.string(), question: z.string(), answer: z.string(), usual: z.string() })),
  map: z.object({
    rows: z.int(),
    columns: z.int(),
    routes: z.int(),
    /** How many stars are rated 1, 2, 3, 4 and 5. */
    ratings: z.array(z.int()),
    /** In words: what choosing first is worth, and the fairest homeworlds. */
    fairness: z.array(z.string()),
  }),
  /** In words: what nothing proves. */
  notes: z.array(z.string()),
  /** In words: where the mail's own words say otherwise. */
  contradictions: z.array(z.string()),
})
export type InvitationView = z.infer<typeof InvitationView>

/** What a pasted mail holds, part by part, and what would come of taking it. */
export const ReadMail = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(['invitation', 'homeworld', 'orders', 'seal', 'reveal', 'report', 'resignation']),
      code: z.string(),
      turn: z.int().nullable(),
      side: SideView.nullable(),
      /** In words: what it is, or what it changes. */
      text: z.string(),
      /** Why it cannot be taken, or null. */
      problem: z.string().nullable(),
    }),
  ),
  /** What is wrong with the mail as a whole: damage, nothing found. */
  problems: z.array(z.string()),
  /** The game that it belongs to, where this campaign has it. */
  gameId: Id.nullable(),
  /** What would begin a game here. */
  invitation: InvitationView.nullable(),
})
export type ReadMail = z.infer<typeof ReadMail>

/** The next die wanted where dice are typed. */
export const DieRequest = z.object({
  /** In words, such as `Cruiser (B) against Dreadnought (A)`. */
  text: z.string(),
  star: Star,
  name: z.string(),
  round: z.int().nullable(),
  sides: z.int(),
  /** What each face does, by face. */
  meaning: z.array(z.string()),
})
export type DieRequest = z.infer<typeof DieRequest>

/** What a check of an archive found. */
export const VerifyView = z.object({
  isSound: z.boolean(),
  turns: z.int(),
  rolls: z.int(),
  /** The first bad step, counted from 1; null where all hold. */
  step: z.int().nullable(),
  turn: z.int().nullable(),
  text: z.string(),
})
export type VerifyView = z.infer<typeof VerifyView>
