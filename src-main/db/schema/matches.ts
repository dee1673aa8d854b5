import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { faction, gameNight, player } from './campaign.ts'
import { star } from './cluster.ts'
import { diceVersion, flag, id, json, jsonList, name, notes, parentReference } from './columns.ts'
import { battle } from './planet28/battles.ts'
import { warband } from './planet28/forces.ts'

/** A match of a game. It keeps its own beginning, so that later rules and tables change no running match. */
export const match = sqliteTable(
  'match',
  {
    id: id(),
    /** What names it in every file and every copy; null where it began here and nothing but its id names it. */
    origin: text(),
    /** The id of the game that it is a match of. */
    game: text().notNull(),
    name: name(),
    notes: notes(),
    /** The number of the shape of its states. */
    format: integer().notNull(),
    options: json<unknown>('options'),
    /** Which generator rolls its dice: the one that it began with. */
    diceVersion: diceVersion(),
    /** The dice of its setting up. */
    faces: jsonList<number>('faces'),
    /** The state before the first entry. */
    start: json<unknown>('start'),
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

const matchId = () => parentReference('match_id', () => match.id)

/** Who sits on a seat of a match, and for what. Its id is the match and the seat. */
export const matchSeat = sqliteTable(
  'match_seat',
  {
    id: id(),
    matchId: matchId(),
    seat: text().notNull(),
    /** Which one it is in the order of play. */
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
 * One command of a match with its dice and what came of it. Its id is the match and its number, and each one needs the one
 * before: so undo takes them back from the end only, and what is done again is the same row.
 */
export const matchEntry = sqliteTable(
  'match_entry',
  {
    id: id(),
    matchId: matchId(),
    n: integer().notNull(),
    previousId: text('previous_id').references((): AnySQLiteColumn => matchEntry.id),
    /** The change that gave it: the one that undo takes back. */
    changeId: integer('change_id').notNull(),
    actor: text().notNull(),
    at: text().notNull(),
    command: json<unknown>('command'),
    faces: jsonList<number>('faces'),
    /** How many of the faces were thrown at the table. */
    typed: integer().notNull().default(0),
    events: jsonList<unknown>('events'),
    /** Whether the match is over with it. */
    isLast: flag('is_last'),
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

/** That the results of a match were applied. Its id is what names the match and every copy of it, so it is there once; it stays when the match goes. */
export const matchResult = sqliteTable('match_result', {
  id: id(),
  /** What it was called. */
  name: name(),
})

/** The state after an entry, so that opening a match replays nothing. It follows from the log and is not in the change log: `version` is the change that wrote the entry, and where another one did since, it does not count. */
export const matchSnapshot = sqliteTable(
  'match_snapshot',
  {
    id: id().references(() => match.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    version: integer().notNull(),
    format: integer().notNull(),
    state: json<unknown>('state'),
    /** Over the state and what it is the state of; a snapshot of the time before there were sums has none. */
    sum: integer(),
  },
  (t) => [check('match_snapshot_json', sql`json_valid(${t.state})`)],
)
