import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LinkedFight, LinkedFightTerms } from '#shared/games/fistful/linked-fights.ts'
import { type GameMap, type Orders, type Side, SIDES, type TurnReport } from '#shared/games/fistful/model.ts'
import { TURN_EXCHANGE_MODES, type GamePosition, type Seats } from '#shared/games/fistful/play-modes.ts'
import type { OrderSheetProof } from '#shared/games/fistful/proof.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { cluster } from './cluster.ts'
import {
  createDiceVersionColumn,
  createBooleanColumn,
  createIdColumn,
  createOneOfConstraint,
  createJsonColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from './columns.ts'
import { match } from './matches.ts'

/** A game of A Fistful of Planets. Map and settings are copies from when it began. */
export const fistfulGame = sqliteTable(
  'fistful_game',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    clusterId: text('cluster_id').references(() => cluster.id, { onDelete: 'set null' }),
    mode: text({ enum: TURN_EXCHANGE_MODES }).notNull(),
    /** The same in both players' files; identifies the game of a mail. */
    code: text().notNull(),
    /** The side played in this file in games by mail; null if both sides are here. */
    mySide: text('my_side', { enum: SIDES }),
    seats: createJsonColumn<Seats>('seats'),
    areDiceTyped: createBooleanColumn('are_dice_typed'),
    /**
     * Seed of the dice if no other party contributes to them. Never leaves the main process before the game is over.
     */
    diceSeed: text('dice_seed').notNull(),
    /** The generator that the game began with. */
    diceVersion: createDiceVersionColumn(),
    settings: createJsonColumn<FistfulSettings>('settings'),
    map: createJsonColumn<GameMap>('map'),
    position: createJsonColumn<GamePosition>('position'),
    /** ISO date such as 2026-11-21 by which orders are due, or null. */
    dueOn: text('due_on'),
    isOver: createBooleanColumn('is_over'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('fistful_game_cluster').on(t.clusterId),
    uniqueIndex('fistful_game_code').on(t.code),
    check('fistful_game_named', sql`length(${t.name}) > 0`),
    check('fistful_game_mode', createOneOfConstraint(t.mode)),
    check('fistful_game_side', sql`coalesce(${createOneOfConstraint(t.mySide)}, 1)`),
    check(
      'fistful_game_json',
      sql`json_valid(${t.seats}) AND json_valid(${t.settings}) AND json_valid(${t.map}) AND json_valid(${t.position})`,
    ),
  ],
)

const gameId = () => createParentReferenceColumn('game_id', () => fistfulGame.id)
const side = () => text({ enum: SIDES }).notNull()

/** The keys of a sealed game: each side signs what it sends with its own key (Ed25519, hexadecimal). */
export const fistfulKey = sqliteTable(
  'fistful_key',
  {
    /** Id of the game. */
    id: createIdColumn().references(() => fistfulGame.id, { onDelete: 'cascade' }),
    /** Public key that verifies side A's signatures; null until its first mail arrives. */
    publicA: text('public_a'),
    publicB: text('public_b'),
    /** Secret key of the side played in this file. Never leaves the file. */
    secret: text().notNull(),
  },
  (t) => [
    check(
      'fistful_key_hex',
      sql`length(${t.secret}) = 64 AND coalesce(length(${t.publicA}), 64) = 64 AND coalesce(length(${t.publicB}), 64) = 64`,
    ),
  ],
)

/** One side's order sheet of one turn. */
export const fistfulSheet = sqliteTable(
  'fistful_sheet',
  {
    id: createIdColumn(),
    gameId: gameId(),
    turn: integer().notNull(),
    side: side(),
    orders: createJsonColumn<Orders>('orders'),
    /** Handed in; the sheet is final. */
    isReady: createBooleanColumn('is_ready'),
    /** Nonce of the commitment in sealed games. Leaves the main process only with the reveal. */
    nonce: text(),
    /** The commitment sent or received: hash of orders and nonce. */
    seal: text(),
    /** Whether orders and nonce are known to both sides. */
    isRevealed: createBooleanColumn('is_revealed'),
    /** The side's signed statement about the sheet in sealed games with keys, else null. */
    proof: text({ mode: 'json' }).$type<OrderSheetProof>(),
  },
  (t) => [
    uniqueIndex('fistful_sheet_once').on(t.gameId, t.turn, t.side),
    check('fistful_sheet_turn', sql`${t.turn} >= 1`),
    check('fistful_sheet_side', createOneOfConstraint(t.side)),
    check('fistful_sheet_json', sql`json_valid(${t.orders})`),
  ],
)

/** A resolved turn: its initial state and its results. */
export const fistfulTurn = sqliteTable(
  'fistful_turn',
  {
    id: createIdColumn(),
    gameId: gameId(),
    turn: integer().notNull(),
    before: createJsonColumn<GamePosition>('before'),
    report: createJsonColumn<TurnReport>('report'),
    /** The side that resolved it; null for the referee, the table, or both sides of a sealed game. */
    resolver: text().$type<Side>(),
    resolvedAt: text('resolved_at').notNull(),
  },
  (t) => [
    uniqueIndex('fistful_turn_once').on(t.gameId, t.turn),
    check('fistful_turn_number', sql`${t.turn} >= 1`),
    check('fistful_turn_json', sql`json_valid(${t.before}) AND json_valid(${t.report})`),
  ],
)

/** A fight of a turn that may be played in another game: its match, or the decision to resolve it by the book. */
export const fistfulFight = sqliteTable(
  'fistful_fight',
  {
    id: createIdColumn(),
    gameId: gameId(),
    turn: integer().notNull(),
    /** Index among the fights of the turn, from 0. */
    place: integer().notNull(),
    fight: createJsonColumn<LinkedFight>('fight'),
    /** Agreed terms of the match; null before it exists. */
    terms: text({ mode: 'json' }).$type<LinkedFightTerms>(),
    matchId: text('match_id').references(() => match.id, { onDelete: 'set null' }),
    /** Rolled after all, or resolved by the book. */
    isByBook: createBooleanColumn('is_by_book'),
    /** Dice faces entered before the fight was due. */
    faces: createJsonColumn<number[]>('faces'),
  },
  (t) => [
    index('fistful_fight_game').on(t.gameId, t.turn),
    index('fistful_fight_match').on(t.matchId),
    check('fistful_fight_turn', sql`${t.turn} >= 1`),
    check('fistful_fight_json', sql`json_valid(${t.fight}) AND json_valid(${t.faces})`),
  ],
)

/** One line of a game's archive, chained to the previous line by its hash. */
export const fistfulStep = sqliteTable(
  'fistful_step',
  {
    id: createIdColumn(),
    gameId: gameId(),
    number: integer().notNull(),
    /** Canonical JSON. */
    body: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex('fistful_step_once').on(t.gameId, t.number),
    check('fistful_step_json', sql`json_valid(${t.body})`),
  ],
)

/** A mail that was written or read, verbatim. */
export const fistfulMail = sqliteTable(
  'fistful_mail',
  {
    id: createIdColumn(),
    gameId: gameId(),
    turn: integer().notNull(),
    /** The sender's side; null for the referee. */
    fromSide: text('from_side', { enum: SIDES }),
    /** The recipient's side; null for the referee. */
    toSide: text('to_side', { enum: SIDES }),
    text: text().notNull(),
    at: text().notNull(),
  },
  (t) => [
    index('fistful_mail_game').on(t.gameId, t.turn),
    check(
      'fistful_mail_sides',
      sql`coalesce(${createOneOfConstraint(t.fromSide)}, 1) AND coalesce(${createOneOfConstraint(t.toSide)}, 1)`,
    ),
  ],
)
