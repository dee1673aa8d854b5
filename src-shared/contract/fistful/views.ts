import * as z from 'zod'
import { LinkedFightTerms } from '#shared/games/fistful/linked-fights.ts'
import { REJECTION_REASONS, SIDES } from '#shared/games/fistful/model.ts'
import { OrdersSchema, ShipsSchema } from '#shared/games/fistful/orders-schema.ts'
import { TURN_EXCHANGE_MODES } from '#shared/games/fistful/play-modes.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { IsoDate, Id, Name, Version } from '../base.ts'
import { Board } from '../cluster-fields.ts'

export const SideInput = z.enum(SIDES)
const Star = z.string().max(6)
const Letter = z.string().max(2)

/** Controller of a side. */
export const SeatInput = z.object({
  name: Name,
  email: z.union([z.literal(''), z.email({ message: 'This is not an e-mail address.' }).max(200)]),
  playerId: Id.nullable(),
  factionId: Id.nullable(),
  temper: z.enum(BOT_STYLE_NAMES).nullable(),
})
export type SeatInput = z.infer<typeof SeatInput>

/** Answers to settings, by id; missing ones have their default. Validated against the table of settings. */
export const SettingsInput = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))

const GameResultView = z.object({
  winner: SideInput.nullable(),
  why: z.enum(['homeworld', 'both-homeworlds', 'resigned', 'turn-limit', 'forfeit']),
  /** Human-readable description. */
  text: z.string(),
})

/** A game in a list. */
export const FistfulListItem = z.object({
  id: Id,
  name: z.string(),
  mode: z.enum(TURN_EXCHANGE_MODES),
  turn: z.int(),
  seats: z.object({ A: z.string(), B: z.string() }),
  mySide: SideInput.nullable(),
  /** Human-readable description of what the game waits for. */
  waitsFor: z.string(),
  dueOn: IsoDate.nullable(),
  result: GameResultView.nullable(),
  version: Version,
})
export type FistfulListItem = z.infer<typeof FistfulListItem>

/** A game without its position. */
export const FistfulGameHeader = z.object({
  id: Id,
  name: z.string(),
  /** For the gamemaster only. */
  notes: z.string(),
  mode: z.enum(TURN_EXCHANGE_MODES),
  code: z.string(),
  cluster: z.object({ id: Id, name: z.string() }).nullable(),
  mySide: SideInput.nullable(),
  seats: z.object({ A: SeatInput, B: SeatInput }),
  areDiceTyped: z.boolean(),
  settings: SettingsInput,
  /** Cost and range of each kind of ship with these settings (FIST-PROD-3, FIST-MOVE-1). */
  ships: z.array(z.object({ kind: z.enum(SHIP_KINDS), cost: z.int(), range: z.int() })),
  /** Maximum distance between a colony and the destination of a fleet, in hexes (FIST-MOVE-3). */
  supplyHexes: z.int(),
  /** In sealed games: prefixes of the public keys that verify each side’s signatures; null until known. */
  keys: z.object({ A: z.string().nullable(), B: z.string().nullable() }).nullable(),
  dueOn: IsoDate.nullable(),
  turn: z.int(),
  result: GameResultView.nullable(),
  version: Version,
})
export type FistfulGameHeader = z.infer<typeof FistfulGameHeader>

/** The map of the game. */
export const FistfulMapView = z.object({
  board: Board,
  stars: z.array(z.object({ star: Star, name: z.string(), rating: z.int() })),
  /** Routes for transports, drawn or derived depending on the settings. */
  routes: z.array(z.tuple([Star, Star])),
})
export type FistfulMapView = z.infer<typeof FistfulMapView>

/** A colony as known to a viewer. In fog the enemy's size and works are null unless they were seen. */
export const ColonyView = z.object({
  star: Star,
  owner: SideInput,
  size: z.int().nullable(),
  isFortified: z.boolean().nullable(),
  /** The turn of the first payment for a fort; visible to the owner only. */
  fortProgress: z.int().nullable(),
  isBesieged: z.boolean().nullable(),
  isHomeworld: z.boolean(),
  /** The turn whose report last showed it, unless that is now. */
  seenOn: z.int().nullable(),
})
export type ColonyView = z.infer<typeof ColonyView>

/** A fleet as known to a viewer. In fog an enemy's letter and ships are null. */
export const FistfulFleetView = z.object({
  owner: SideInput,
  id: Letter.nullable(),
  at: Star,
  ships: ShipsSchema.nullable(),
  /** Hexes per turn; null if its ships are unknown. */
  range: z.int().nullable(),
})
export type FistfulFleetView = z.infer<typeof FistfulFleetView>

/** Position between two turns. */
export const PositionView = z.object({
  turn: z.int(),
  homeworlds: z.object({ A: Star.nullable(), B: Star.nullable() }),
  colonies: z.array(ColonyView),
  fleets: z.array(FistfulFleetView),
})
export type PositionView = z.infer<typeof PositionView>

/** Manual corrections before a turn, as text. In fog a side only learns that there were some. */
export const CorrectionView = z.object({ note: z.string().nullable(), lines: z.array(z.string()) })
export type CorrectionView = z.infer<typeof CorrectionView>

/** An order that cannot be carried out, with the nearest legal one. */
export const RejectedOrderView = z.object({
  side: SideInput,
  part: z.enum(['land', 'reorg', 'build', 'order']),
  about: z.string(),
  /** Line of the order sheet (FIST-REP-1). */
  line: z.string(),
  reason: z.enum(REJECTION_REASONS),
  /** Human-readable reason and remedy. */
  text: z.string(),
  /** The nearest legal line. */
  nearest: z.string().nullable(),
})
export type RejectedOrderView = z.infer<typeof RejectedOrderView>

/** Production of one of the viewer's stars this turn, according to the current sheet. */
export const ProductionView = z.object({
  star: Star,
  name: z.string(),
  size: z.int(),
  rating: z.int(),
  points: z.int(),
  spent: z.int(),
  /** Possible additions to the orders, with their cost. */
  offers: z.array(
    z.object({ kind: z.enum([...SHIP_KINDS, 'grow', 'fortify']), cost: z.int(), whyNot: z.string().nullable() }),
  ),
})
export type ProductionView = z.infer<typeof ProductionView>

const Target = z.object({ star: Star, name: z.string(), hexes: z.int() })

/** Legal orders of one of the viewer's fleets, after landing, reorganization and production by the sheet. */
export const FleetChoices = z.object({
  fleet: Letter,
  at: Star,
  ships: ShipsSchema,
  range: z.int(),
  canLand: z.boolean(),
  /** Sorted by distance. */
  moves: z.array(Target),
  refuges: z.array(Target),
  recon: z.array(Target),
  /** Number of stars that its scouts can look at. */
  reconTargets: z.int(),
})
export type FleetChoices = z.infer<typeof FleetChoices>

/** A side's sheet and what it would do. */
export const OrderSheetView = z.object({
  side: SideInput,
  orders: OrdersSchema,
  /** The orders as lines of an order sheet (FIST-REP-1). */
  text: z.string(),
  isReady: z.boolean(),
  /** Whether the orders are final, because they are sealed or revealed. */
  isBound: z.boolean(),
  rejected: z.array(RejectedOrderView),
  works: z.array(ProductionView),
  fleets: z.array(FleetChoices),
  freeLetters: z.array(Letter),
  /** Orders that were probably forgotten: unused points, fleets without an order. */
  missing: z.array(z.object({ about: z.string(), text: z.string() })),
})
export type OrderSheetView = z.infer<typeof OrderSheetView>

/** The next step of the game, and the side that has to take it. */
export const NextGameStep = z.object({
  do: z.enum(['choose-homeworld', 'write-orders', 'hand-in', 'send-mail', 'paste-mail', 'fight', 'resolve', 'nothing']),
  side: SideInput.nullable(),
  text: z.string(),
})
export type NextGameStep = z.infer<typeof NextGameStep>

/** A fight of the current turn that may be played as a match. */
const FightView = z.object({
  /** Index within the turn. */
  place: z.int(),
  what: z.enum(['clash', 'capture']),
  star: Star,
  name: z.string(),
  matchId: Id.nullable(),
  isDecided: z.boolean(),
  isByBook: z.boolean(),
  /** Proposed or agreed terms. */
  terms: LinkedFightTerms,
  /** The attacker and the defender. */
  sides: z.tuple([z.string(), z.string()]),
  /** Human-readable state or result. */
  text: z.string(),
})
export type FightView = z.infer<typeof FightView>

/** The order desk from the perspective of a side or of the referee (the gamemaster). */
export const OrderDeskView = z.object({
  head: FistfulGameHeader,
  viewer: SideInput.nullable(),
  next: z.array(NextGameStep),
  map: FistfulMapView,
  /** Stars that a side may choose as its homeworld; empty once both are chosen. */
  homeworldStars: z.object({ A: z.array(Star), B: z.array(Star) }),
  /** Human-readable disadvantages of a homeworld, by star. */
  homeworldWarnings: z.record(Star, z.string()),
  position: PositionView,
  /** Sheet of the viewer's side; of both for the referee. Empty before the homeworlds are chosen and after the end. */
  sheets: z.array(OrderSheetView),
  /** Fights that the current turn waits for or waited for. */
  fights: z.array(FightView),
  /** Corrections of the current turn. */
  corrections: z.array(CorrectionView),
  /** Number of turns in the archive. */
  turns: z.int(),
})
export type OrderDeskView = z.infer<typeof OrderDeskView>
