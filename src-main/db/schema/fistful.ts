import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Fight, FightTerms } from '#shared/games/fistful/fights.ts'
import { type GameMap, type Orders, type Side, SIDES, type TurnReport } from '#shared/games/fistful/model.ts'
import { PLAY_MODES, type Position, type Seats } from '#shared/games/fistful/play-modes.ts'
import type { SheetProof } from '#shared/games/fistful/proof.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { cluster } from './cluster.ts'
import { diceVersion, flag, id, checkOneOf, json, name, notes, parentReference } from './columns.ts'
import { match } from './matches.ts'

/** A game of A Fistful of Planets. The map and the settings are those that it began with. */
export const fistfulGame = sqliteTable(
  'fistful_game',
  {
    id: id(),
    name: name(),
    notes: notes(),
    clusterId: text('cluster_id').references(() => cluster.id, { onDelete: 'set null' }),
    mode: text({ enum: PLAY_MODES }).notNull(),
    /** The same in both players' files: mails are told apart by it. */
    code: text().notNull(),
    /** The side that this file plays in games by mail; null where both sides are here. */
    mySide: text('my_side', { enum: SIDES }),
    seats: json<Seats>('seats'),
    areDiceTyped: flag('are_dice_typed'),
    /** What dice are thrown by where nobody else has a share in them. It never leaves main before the game is over. */
    diceSeed: text('dice_seed').notNull(),
    /** Which generator rolls them: the one that the game began with. */
    diceVersion: diceVersion(),
    settings: json<Settings>('settings'),
    map: json<GameMap>('map'),
    position: json<Position>('position'),
    /** A day such as 2026-11-21 by which orders are due, or null. */
    dueOn: text('due_on'),
    isOver: flag('is_over'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('fistful_game_cluster').on(t.clusterId),
    uniqueIndex('fistful_game_code').on(t.code),
    check('fistful_game_named', sql`length(${t.name}) > 0`),
    check('fistful_game_mode', checkOneOf(t.mode)),
    check('fistful_game_side', sql`coalesce(${checkOneOf(t.mySide)}, 1)`),
    check(
      'fistful_game_json',
      sql`json_valid(${t.seats}) AND json_valid(${t.settings}) AND json_valid(${t.map}) AND json_valid(${t.position})`,
    ),
  ],
)

const gameId = () => parentReference('game_id', () => fistfulGame.id)
const side = () => text({ enum: SIDES }).notNull()

/** The keys of a sealed game: each side signs with its own what it sends (Ed25519, hexadecimal). */
export const fistfulKey = sqliteTable(
  'fistful_key',
  {
    /** The game's. */
    id: id().references(() => fistfulGame.id, { onDelete: 'cascade' }),
    /** By which each side's signatures are checked; null until its first mail is here. */
    publicA: text('public_a'),
    publicB: text('public_b'),
    /** The key of the side that is played in this file. It never leaves the file. */
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
    id: id(),
    gameId: gameId(),
    turn: integer().notNull(),
    side: side(),
    orders: json<Orders>('orders'),
    /** Handed in: nothing in it changes any more. */
    isReady: flag('is_ready'),
    /** The secret word that seals it, in sealed games; it leaves main with the reveal alone. */
    nonce: text(),
    /** What the orders and the word hash to: the commitment sent or received. */
    seal: text(),
    /** Whether orders and word are known to both sides. */
    isRevealed: flag('is_revealed'),
    /** What the side signed of it, in sealed games with keys; else null. */
    proof: text({ mode: 'json' }).$type<SheetProof>(),
  },
  (t) => [
    uniqueIndex('fistful_sheet_once').on(t.gameId, t.turn, t.side),
    check('fistful_sheet_turn', sql`${t.turn} >= 1`),
    check('fistful_sheet_side', checkOneOf(t.side)),
    check('fistful_sheet_json', sql`json_valid(${t.orders})`),
  ],
)

/** A turn that was resolved: what it began with, and what came of it. */
export const fistfulTurn = sqliteTable(
  'fistful_turn',
  {
    id: id(),
    gameId: gameId(),
    turn: integer().notNull(),
    before: json<Position>('before'),
    report: json<TurnReport>('report'),
    /** Who resolved it; null is the referee, the table, or both sides of a sealed game. */
    resolver: text().$type<Side>(),
    resolvedAt: text('resolved_at').notNull(),
  },
  (t) => [
    uniqueIndex('fistful_turn_once').on(t.gameId, t.turn),
    check('fistful_turn_number', sql`${t.turn} >= 1`),
    check('fistful_turn_json', sql`json_valid(${t.before}) AND json_valid(${t.report})`),
  ],
)

/** A fight of a turn that may be fought elsewhere: the match in which it is, or that the book decides. */
export const fistfulFight = sqliteTable(
  'fistful_fight',
  {
    id: id(),
    gameId: gameId(),
    turn: integer().notNull(),
    /** Its place among the fights of the turn, from 0. */
    place: integer().notNull(),
    fight: json<Fight>('fight'),
    /** What was agreed for the match; null before there is one. */
    terms: text({ mode: 'json' }).$type<FightTerms>(),
    matchId: text('match_id').references(() => match.id, { onDelete: 'set null' }),
    /** It is rolled after all, or taken by the book. */
    isByBook: flag('is_by_book'),
    /** The faces that were typed before it was due. */
    faces: json<number[]>('faces'),
  },
  (t) => [
    index('fistful_fight_game').on(t.gameId, t.turn),
    index('fistful_fight_match').on(t.matchId),
    check('fistful_fight_turn', sql`${t.turn} >= 1`),
    check('fistful_fight_json', sql`json_valid(${t.fight}) AND json_valid(${t.faces})`),
  ],
)

/** One line of a game's archive, bound to the line before by its hash. */
export const fistfulStep = sqliteTable(
  'fistful_step',
  {
    id: id(),
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

/** A mail that was written or read, as it was. */
export const fistfulMail = sqliteTable(
  'fistful_mail',
  {
    id: id(),
    gameId: gameId(),
    turn: integer().notNull(),
    /** The side that wrote it; null is the referee. */
    fromSide: text('from_side', { enum: SIDES }),
    /** The side that it is for; null is the referee. */
    toSide: text('to_side', { enum: SIDES }),
    text: text().notNull(),
    at: text().notNull(),
  },
  (t) => [
    index('fistful_mail_game').on(t.gameId, t.turn),
    check('fistful_mail_sides', sql`coalesce(${checkOneOf(t.fromSide)}, 1) AND coalesce(${checkOneOf(t.toSide)}, 1)`),
  ],
)
