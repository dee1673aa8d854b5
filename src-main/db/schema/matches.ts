import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MatchSummary } from '#shared/match/protocol.ts'
import { faction, gameNight, player } from './campaign.ts'
import { star } from './cluster.ts'
import {
  createDiceVersionColumn,
  createBooleanColumn,
  createIdColumn,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from './columns.ts'
import { battle } from './planet28/battles.ts'
import { warband } from './planet28/forces.ts'

/** A match of a game. It keeps its own initial state, so that later rules and tables do not affect a running match. */
export const match = sqliteTable(
  'match',
  {
    id: createIdColumn(),
    /** Id shared by every file and copy of it; null if it began here, where its own id is enough. */
    origin: text(),
    /** The rules that are played, as the id of a game module such as `planet28`. */
    game: text().notNull(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    /** Version of the state format. */
    format: integer().notNull(),
    options: createJsonColumn<unknown>('options'),
    /** The dice generator that the match began with. */
    diceVersion: createDiceVersionColumn(),
    /** Dice faces consumed by the setup. */
    faces: createJsonListColumn<number>('faces'),
    /** State before the first entry. */
    start: createJsonColumn<unknown>('start'),
    starId: text('star_id').references(() => star.id, { onDelete: 'set null' }),
    nightId: text('night_id').references(() => gameNight.id, { onDelete: 'set null' }),
    battleId: text('battle_id').references(() => battle.id, { onDelete: 'set null' }),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('match_star').on(t.starId),
    index('match_night').on(t.nightId),
    index('match_battle').on(t.battleId),
    check('match_named', sql`length(${t.name}) > 0`),
    check('match_format', sql`${t.format} >= 1`),
    check('match_json', sql`json_valid(${t.options}) AND json_valid(${t.faces}) AND json_valid(${t.start})`),
  ],
)

const matchId = () => createParentReferenceColumn('match_id', () => match.id)

/** A seat of a match: the player and what they play. Its id combines match and seat. */
export const matchSeat = sqliteTable(
  'match_seat',
  {
    id: createIdColumn(),
    matchId: matchId(),
    seat: text().notNull(),
    /** Position in the order of play. */
    place: integer().notNull(),
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    warbandId: text('warband_id').references(() => warband.id, { onDelete: 'set null' }),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('match_seat_match').on(t.matchId),
    index('match_seat_player').on(t.playerId),
    index('match_seat_warband').on(t.warbandId),
    index('match_seat_faction').on(t.factionId),
    check('match_seat_place', sql`${t.id} = ${t.matchId} || '/' || ${t.seat}`),
  ],
)

/**
 * One command of a match with its dice and results. Its id combines match and number, and each entry requires the
 * previous one, so undo removes entries from the end only, and a redone entry is the same row.
 */
export const matchEntry = sqliteTable(
  'match_entry',
  {
    id: createIdColumn(),
    matchId: matchId(),
    n: integer().notNull(),
    previousId: text('previous_id').references((): AnySQLiteColumn => matchEntry.id),
    /** The change that added it, which undo takes back. */
    changeId: integer('change_id').notNull(),
    actor: text().notNull(),
    at: text().notNull(),
    command: createJsonColumn<unknown>('command'),
    faces: createJsonListColumn<number>('faces'),
    /** How many of the faces were rolled at the table. */
    typed: integer().notNull().default(0),
    events: createJsonListColumn<unknown>('events'),
    /** Whether it ends the match. */
    isLast: createBooleanColumn('is_last'),
    /** Summary of the match after this entry, for lists. Null if a later entry of the same change has it, and in older files. */
    summary: text('summary', { mode: 'json' }).$type<MatchSummary>(),
  },
  (t) => [
    index('match_entry_match').on(t.matchId, t.n),
    index('match_entry_previous').on(t.previousId),
    check('match_entry_place', sql`${t.n} >= 1 AND ${t.id} = ${t.matchId} || '/' || ${t.n}`),
    check(
      'match_entry_chain',
      sql`CASE ${t.n} WHEN 1 THEN ${t.previousId} IS NULL ELSE ${t.previousId} IS ${t.matchId} || '/' || (${t.n} - 1) END`,
    ),
    check('match_entry_json', sql`json_valid(${t.command}) AND json_valid(${t.faces}) AND json_valid(${t.events})`),
  ],
)

/**
 * Record that the results of a match were applied. Its id is common to the match and all its copies, so it exists
 * once; it remains when the match is deleted.
 */
export const matchResult = sqliteTable('match_result', {
  id: createIdColumn(),
  /** Name of the match at that time. */
  name: createNameColumn(),
})

/**
 * State after an entry, so that opening a match replays nothing. Derived from the log and not in the change log.
 * `version` is the change that wrote the entry; the snapshot is invalid if another change has since rewritten it.
 */
export const matchSnapshot = sqliteTable(
  'match_snapshot',
  {
    id: createIdColumn().references(() => match.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    version: integer().notNull(),
    format: integer().notNull(),
    state: createJsonColumn<unknown>('state'),
    /** Checksum over the state and its position; null for snapshots written before checksums existed. */
    sum: integer(),
  },
  (t) => [check('match_snapshot_json', sql`json_valid(${t.state})`)],
)
