import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EMBLEM_SHAPES } from '#shared/cluster/emblems.ts'
import type { Calendar } from '#shared/kit/calendar.ts'
import {
  createBooleanColumn,
  createIdColumn,
  createOneOfConstraint,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
} from './columns.ts'

/** The campaign: a single row. `diceSeed` never leaves the main process. */
export const campaign = sqliteTable(
  'campaign',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    nextSessionOn: text('next_session_on'),
    nextSessionPlan: text('next_session_plan').notNull().default(''),
    diceSeed: text('dice_seed').notNull(),
    isSample: createBooleanColumn('is_sample'),
    /** A custom calendar, or null for the default. */
    calendar: text({ mode: 'json' }).$type<Calendar>(),
    /** The current campaign day, counted from 1 (calendar.ts). */
    today: integer().notNull().default(1),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    check('campaign_one_row', sql`${t.id} = 'campaign'`),
    check('campaign_named', sql`length(${t.name}) > 0`),
    check('campaign_calendar', sql`json_valid(coalesce(${t.calendar}, '0'))`),
  ],
)

/** A person at the table. Plays warbands, units, factions and sides of games. */
export const player = sqliteTable(
  'player',
  { id: createIdColumn(), name: createNameColumn(), notes: createNotesColumn() },
  (t) => [check('player_named', sql`length(${t.name}) > 0`)],
)

export const faction = sqliteTable(
  'faction',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    /** The player who controls it, or null for the gamemaster. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    /** As #rrggbb; null for the default by its position among the factions. */
    colour: text(),
    /** Shape of its emblem; null for the default by its position among the factions. */
    emblem: text({ enum: EMBLEM_SHAPES }),
  },
  (t) => [index('faction_player').on(t.playerId), check('faction_named', sql`length(${t.name}) > 0`)],
)

/**
 * A game night: its date, who came and what happened. The book calls it a session, which in this program is a
 * connected user.
 */
export const gameNight = sqliteTable(
  'game_night',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    /** ISO date such as 2026-11-21, or null. */
    heldOn: text('held_on'),
    /** Ids of the players who were present. */
    present: createJsonListColumn<string>('present'),
    plan: text().notNull().default(''),
    /** Markdown with `[[name]]` links. */
    recap: text().notNull().default(''),
    /** First of the campaign days that passed, or null. */
    fromDay: integer('from_day'),
    toDay: integer('to_day'),
    /** The newest change when it was closed; null while it is open. */
    closedAtChange: integer('closed_at_change'),
  },
  (t) => [
    index('game_night_held').on(t.heldOn),
    check('game_night_named', sql`length(${t.name}) > 0`),
    check('game_night_json', sql`json_valid(${t.present})`),
    check('game_night_days', sql`coalesce(${t.fromDay} <= ${t.toDay}, 1)`),
  ],
)

/**
 * A picture, scaled down before it is stored. `id` is the hash of its bytes, so rows are immutable and not in the
 * change log.
 */
export const image = sqliteTable(
  'image',
  {
    id: createIdColumn(),
    type: text({ enum: ['image/webp', 'image/jpeg', 'image/png'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Base64. */
    data: text().notNull(),
  },
  (t) => [
    check('image_type', createOneOfConstraint(t.type)),
    check('image_size', sql`${t.width} BETWEEN 1 AND 4096 AND ${t.height} BETWEEN 1 AND 4096`),
  ],
)
