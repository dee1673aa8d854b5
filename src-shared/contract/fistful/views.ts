import * as z from 'zod'
import { FightTerms } from '#shared/games/fistful/fights.ts'
import { REJECTION_REASONS, SIDES } from '#shared/games/fistful/model.ts'
import { OrdersInput, ShipsInput } from '#shared/games/fistful/orders-schema.ts'
import { PLAY_MODES } from '#shared/games/fistful/play-modes.ts'
import { BOT_STYLE_NAMES } from '#shared/games/fistful/tables/bot-styles.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { Day, Id, Name, Version } from '../base.ts'
import { Board } from '../cluster-fields.ts'

export const SideView = z.enum(SIDES)
const Star = z.string().max(6)
const Letter = z.string().max(2)

/** Who plays a side. */
export const SeatInput = z.object({
  name: Name,
  email: z.union([z.literal(''), z.email({ message: 'This is not an e-mail address.' }).max(200)]),
  playerId: Id.nullable(),
  factionId: Id.nullable(),
  temper: z.enum(BOT_STYLE_NAMES).nullable(),
})
export type SeatInput = z.infer<typeof SeatInput>

/** Answers to settings by their ids; what is missing stands at its default. Checked against the table of settings. */
export const SettingsInput = z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))

const GameResultView = z.object({
  winner: SideView.nullable(),
  why: z.enum(['homeworld', 'both-homeworlds', 'resigned', 'turn-limit', 'forfeit']),
  /** In words. */
  text: z.string(),
})

/** A game in a list. */
export const FistfulLine = z.object({
  id: Id,
  name: z.string(),
  mode: z.enum(PLAY_MODES),
  turn: z.int(),
  seats: z.object({ A: z.string(), B: z.string() }),
  mySide: SideView.nullable(),
  /** What it waits for, in words. */
  waitsFor: z.string(),
  dueOn: Day.nullable(),
  result: GameResultView.nullable(),
  version: Version,
})
export type FistfulLine = z.infer<typeof FistfulLine>

/** The game itself, without its position. */
export const FistfulHead = z.object({
  id: Id,
  name: z.string(),
  /** The gamemaster's. */
  notes: z.string(),
  mode: z.enum(PLAY_MODES),
  code: z.string(),
  cluster: z.object({ id: Id, name: z.string() }).nullable(),
  mySide: SideView.nullable(),
  seats: z.object({ A: SeatInput, B: SeatInput }),
  areDiceTyped: z.boolean(),
  settings: SettingsInput,
  /** What each kind costs and how far it goes by these settings (FIST-PROD-3, FIST-MOVE-1). */
  ships: z.array(z.object({ kind: z.enum(SHIP_KINDS), cost: z.int(), range: z.int() })),
  /** How near a colony must be to where fleets go (FIST-MOVE-3). */
  supplyHexes: z.int(),
  /** In sealed games: the beginnings of the keys by which each side’s signatures are checked; null until they are known. */
  keys: z.object({ A: z.string().nullable(), B: z.string().nullable() }).nullable(),
  dueOn: Day.nullable(),
  turn: z.int(),
  result: GameResultView.nullable(),
  version: Version,
})
export type FistfulHead = z.infer<typeof FistfulHead>

/** The map that the game is played on. */
export const FistfulMapView = z.object({
  board: Board,
  stars: z.array(z.object({ star: Star, name: z.string(), rating: z.int() })),
  /** Lines that transports may follow, drawn or derived by the settings. */
  routes: z.array(z.tuple([Star, Star])),
})
export type FistfulMapView = z.infer<typeof FistfulMapView>

/** A colony as a viewer knows it: in fog the enemy's size and works are null unless they were seen. */
export const ColonyView = z.object({
  star: Star,
  owner: SideView,
  size: z.int().nullable(),
  isFortified: z.boolean().nullable(),
  /** The turn of the first payment for a fort; the owner's alone. */
  fortProgress: z.int().nullable(),
  isBesieged: z.boolean().nullable(),
  isHomeworld: z.boolean(),
  /** The turn in whose report it was last seen, where that is not now. */
  seenOn: z.int().nullable(),
})
export type ColonyView = z.infer<typeof ColonyView>

/** A fleet as a viewer knows it: in fog an enemy's letter and ships are null. */
export const FistfulFleetView = z.object({
  owner: SideView,
  id: Letter.nullable(),
  at: Star,
  ships: ShipsInput.nullable(),
  /** Hexes that it goes in a turn; null where its ships are not known. */
  range: z.int().nullable(),
})
export type FistfulFleetView = z.infer<typeof FistfulFleetView>

/** Who stands where between two turns. */
export const PositionView = z.object({
  turn: z.int(),
  homeworlds: z.object({ A: Star.nullable(), B: Star.nullable() }),
  colonies: z.array(ColonyView),
  fleets: z.array(FistfulFleetView),
})
export type PositionView = z.infer<typeof PositionView>

/** What was set right by hand before a turn, in words; in fog a side learns only that something was. */
export const CorrectionView = z.object({ note: z.string().nullable(), lines: z.array(z.string()) })
export type CorrectionView = z.infer<typeof CorrectionView>

/** An order that is not carried out as it stands, and what would be. */
export const RejectedView = z.object({
  side: SideView,
  part: z.enum(['land', 'reorg', 'build', 'order']),
  about: z.string(),
  /** As it stands on the order sheet (FIST-REP-1). */
  line: z.string(),
  reason: z.enum(REJECTION_REASONS),
  /** In words: what is wrong and what to do. */
  text: z.string(),
  /** The legal line that comes nearest. */
  nearest: z.string().nullable(),
})
export type RejectedView = z.infer<typeof RejectedView>

/** What one star of one's own makes this turn by the sheet as it stands. */
export const WorksView = z.object({
  star: Star,
  name: z.string(),
  size: z.int(),
  rating: z.int(),
  points: z.int(),
  spent: z.int(),
  /** What could still be added to what is ordered, and what it costs. */
  offers: z.array(
    z.object({ kind: z.enum([...SHIP_KINDS, 'grow', 'fortify']), cost: z.int(), whyNot: z.string().nullable() }),
  ),
})
export type WorksView = z.infer<typeof WorksView>

const Target = z.object({ star: Star, name: z.string(), hexes: z.int() })

/** What one fleet of one's own may be ordered to do, after landing, reorganization and production by the sheet. */
export const FleetChoices = z.object({
  fleet: Letter,
  at: Star,
  ships: ShipsInput,
  range: z.int(),
  canLand: z.boolean(),
  /** In the order of their distance. */
  moves: z.array(Target),
  refuges: z.array(Target),
  recon: z.array(Target),
  /** How many stars its scouts can look at. */
  reconTargets: z.int(),
})
export type FleetChoices = z.infer<typeof FleetChoices>

/** One side's sheet as it would be carried out. */
export const SheetView = z.object({
  side: SideView,
  orders: OrdersInput,
  /** The orders as the lines of an order sheet (FIST-REP-1). */
  text: z.string(),
  isReady: z.boolean(),
  /** Sealed or revealed orders are bound: they cannot be taken back. */
  isBound: z.boolean(),
  rejected: z.array(RejectedView),
  works: z.array(WorksView),
  fleets: z.array(FleetChoices),
  freeLetters: z.array(Letter),
  /** What an attentive player would still order: idle points, fleets without an order. */
  missing: z.array(z.object({ about: z.string(), text: z.string() })),
})
export type SheetView = z.infer<typeof SheetView>

/** What the game wants next, and of whom. */
export const NextStep = z.object({
  do: z.enum(['choose-homeworld', 'write-orders', 'hand-in', 'send-mail', 'paste-mail', 'fight', 'resolve', 'nothing']),
  side: SideView.nullable(),
  text: z.string(),
})
export type NextStep = z.infer<typeof NextStep>

/** A fight of the turn in hand that may be fought elsewhere. */
const FightView = z.object({
  /** Names it within the turn. */
  place: z.int(),
  what: z.enum(['clash', 'capture']),
  star: Star,
  name: z.string(),
  matchId: Id.nullable(),
  isDecided: z.boolean(),
  isByBook: z.boolean(),
  /** As proposed, or as agreed on. */
  terms: FightTerms,
  /** Who attacks, and the other side. */
  sides: z.tuple([z.string(), z.string()]),
  /** In words: what it waits for, or what it came to. */
  text: z.string(),
})
export type FightView = z.infer<typeof FightView>

/** The order desk, as one side or as the referee (the gamemaster) sees it. */
export const DeskView = z.object({
  head: FistfulHead,
  viewer: SideView.nullable(),
  next: z.array(NextStep),
  map: FistfulMapView,
  /** Stars that a side may choose as its homeworld now; empty once both are chosen. */
  homeworldStars: z.object({ A: z.array(Star), B: z.array(Star) }),
  /** What makes one of these a poor homeworld, in words, by star. */
  homeworldWarnings: z.record(Star, z.string()),
  position: PositionView,
  /** Of the viewer's side; of both for the referee. Empty before the homeworlds are chosen and after the end. */
  sheets: z.array(SheetView),
  /** What the turn in hand waits for, or waited for. */
  fights: z.array(FightView),
  /** Of the turn in hand. */
  corrections: z.array(CorrectionView),
  /** Turns that the archive holds. */
  turns: z.int(),
})
export type DeskView = z.infer<typeof DeskView>
