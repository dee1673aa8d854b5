import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EMBLEMS } from '#shared/cluster/emblems.ts'
import type { Calendar } from '#shared/kit/calendar.ts'
import { flag, id, checkOneOf, jsonList, name, notes } from './columns.ts'

/** The campaign itself: one row. `diceSeed` never leaves main. */
export const campaign = sqliteTable(
  'campaign',
  {
    id: id(),
    name: name(),
    notes: notes(),
    nextSessionOn: text('next_session_on'),
    nextSessionPlan: text('next_session_plan').notNull().default(''),
    diceSeed: text('dice_seed').notNull(),
    isSample: flag('is_sample'),
    /** The group's own calendar; null as usual. */
    calendar: text({ mode: 'json' }).$type<Calendar>(),
    /** The day it is in the campaign, counted from 1 (calendar.ts). */
    today: integer().notNull().default(1),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    check('campaign_one_row', sql`${t.id} = 'campaign'`),
    check('campaign_named', sql`length(${t.name}) > 0`),
    check('campaign_calendar', sql`json_valid(coalesce(${t.calendar}, '0'))`),
  ],
)

/** A person at the table, who plays warbands, units, factions and sides of games. */
export const player = sqliteTable('player', { id: id(), name: name(), notes: notes() }, (t) => [
  check('player_named', sql`length(${t.name}) > 0`),
])

export const faction = sqliteTable(
  'faction',
  {
    id: id(),
    name: name(),
    notes: notes(),
    /** Who plays it; null for the gamemaster's own. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    /** As #rrggbb; null for the one that its place among the factions gives it. */
    colour: text(),
    /** The shape of its mark; null for the one that its place among the factions gives it. */
    emblem: text({ enum: EMBLEMS }),
  },
  (t) => [index('faction_player').on(t.playerId), check('faction_named', sql`length(${t.name}) > 0`)],
)

/** A game night: when it was, who came, and what came of it. The book's sessions; a session of the program is a connected person. */
export const gameNight = sqliteTable(
  'game_night',
  {
    id: id(),
    name: name(),
    /** A day such as 2026-11-21, or null. */
    heldOn: text('held_on'),
    /** Ids of the players who came. */
    present: jsonList<string>('present'),
    plan: text().notNull().default(''),
    /** Markdown with `[[name]]` links. */
    recap: text().notNull().default(''),
    /** The days that passed in the campaign, or null. */
    fromDay: integer('from_day'),
    toDay: integer('to_day'),
    /** The last change when it was closed; null while it goes on. */
    closedAtChange: integer('closed_at_change'),
  },
  (t) => [
    index('game_night_held').on(t.heldOn),
    check('game_night_named', sql`length(${t.name}) > 0`),
    check('game_night_json', sql`json_valid(${t.present})`),
    check('game_night_days', sql`coalesce(${t.fromDay} <= ${t.toDay}, 1)`),
  ],
)

/** A picture, made small before it is stored: `id` is the hash of its bytes, so rows never change and are not in the change log. */
export const image = sqliteTable(
  'image',
  {
    id: id(),
    type: text({ enum: ['image/webp', 'image/jpeg', 'image/png'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Base64. */
    data: text().notNull(),
  },
  (t) => [
    check('image_type', checkOneOf(t.type)),
    check('image_size', sql`${t.width} BETWEEN 1 AND 4096 AND ${t.height} BETWEEN 1 AND 4096`),
  ],
)
