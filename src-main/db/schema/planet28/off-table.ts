import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DEEDS, type OrderResult, type PlaceService, type Want } from '#shared/games/planet28/off-table-model.ts'
import { gameNight } from '../campaign.ts'
import { star } from '../cluster.ts'
import { flag, id, checkOneOf, json, jsonList, name, notes, parentReference } from '../columns.ts'
import { journalEntry } from '../journal.ts'
import { battle } from './battles.ts'
import { scenario, warband } from './forces.ts'

/** An off-table game between battles (P28-OFF-1): a board of places and days. */
export const offTableGame = sqliteTable(
  'off_table_game',
  {
    id: id(),
    name: name(),
    /** What the players are told; `notes` are the gamemaster's. */
    scene: text().notNull().default(''),
    notes: notes(),
    nightId: text('night_id').references(() => gameNight.id, { onDelete: 'set null' }),
    /** The battle that it follows, and the one that it leads to. */
    afterBattleId: text('after_battle_id').references(() => battle.id, { onDelete: 'set null' }),
    scenarioId: text('scenario_id').references(() => scenario.id, { onDelete: 'set null' }),
    /** The campaign's day that it begins on, the one that it is now, and how many days are planned. */
    fromDay: integer('from_day').notNull(),
    day: integer().notNull(),
    days: integer().notNull(),
    isOver: flag('is_over'),
    /** Journal entries that its days wrote. */
    entryIds: jsonList<string>('entry_ids'),
  },
  (t) => [
    index('off_table_night').on(t.nightId),
    index('off_table_battle').on(t.afterBattleId),
    index('off_table_scenario').on(t.scenarioId),
    check('off_table_named', sql`length(${t.name}) > 0`),
    check('off_table_days', sql`${t.day} >= ${t.fromDay} AND ${t.days} BETWEEN 1 AND 999`),
    check('off_table_entries', sql`json_valid(${t.entryIds})`),
  ],
)

const gameId = () => parentReference('game_id', () => offTableGame.id)

const warbandId = () => parentReference('warband_id', () => warband.id)

/** A place of the board: a star of the cluster, a page of the journal, or invented for the day. */
export const offTablePlace = sqliteTable(
  'off_table_place',
  {
    id: id(),
    gameId: gameId(),
    name: name(),
    starId: text('star_id').references(() => star.id, { onDelete: 'set null' }),
    entryId: text('entry_id').references(() => journalEntry.id, { onDelete: 'set null' }),
    publicNotes: text('public_notes').notNull().default(''),
    notes: notes(),
    services: jsonList<PlaceService>('services'),
    isHidden: flag('is_hidden'),
  },
  (t) => [
    index('off_table_place_game').on(t.gameId),
    index('off_table_place_star').on(t.starId),
    index('off_table_place_entry').on(t.entryId),
    check('off_table_place_named', sql`length(${t.name}) > 0`),
    check('off_table_place_json', sql`json_valid(${t.services})`),
  ],
)

/** People of a warband who spend the days together, and where they are. */
export const offTableGroup = sqliteTable(
  'off_table_group',
  {
    id: id(),
    gameId: gameId(),
    warbandId: warbandId(),
    name: name(),
    unitIds: jsonList<string>('unit_ids'),
    placeId: text('place_id').references(() => offTablePlace.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('off_table_group_game').on(t.gameId),
    index('off_table_group_warband').on(t.warbandId),
    index('off_table_group_place').on(t.placeId),
    check('off_table_group_named', sql`length(${t.name}) > 0`),
    check('off_table_group_json', sql`json_valid(${t.unitIds})`),
  ],
)

/** What a group does on a day, and where: private until the day is resolved. It outlives the group that did it. */
export const offTableOrder = sqliteTable(
  'off_table_order',
  {
    id: id(),
    gameId: gameId(),
    day: integer().notNull(),
    warbandId: warbandId(),
    groupId: text('group_id').references(() => offTableGroup.id, { onDelete: 'set null' }),
    /** The group's name and people on that day. */
    groupName: text('group_name').notNull(),
    unitIds: jsonList<string>('unit_ids'),
    placeId: parentReference('place_id', () => offTablePlace.id),
    deed: text({ enum: DEEDS }).notNull(),
    /** The service asked for, and what of it. */
    serviceId: text('service_id'),
    wants: jsonList<Want>('wants'),
    /** In the player's own words. */
    text: text().notNull().default(''),
    /** Null until the day is resolved. */
    result: text({ mode: 'json' }).$type<OrderResult>(),
  },
  (t) => [
    index('off_table_order_day').on(t.gameId, t.day),
    index('off_table_order_warband').on(t.warbandId),
    index('off_table_order_group').on(t.groupId),
    index('off_table_order_place').on(t.placeId),
    check('off_table_order_deed', checkOneOf(t.deed)),
    check(
      'off_table_order_json',
      sql`json_valid(${t.unitIds}) AND json_valid(${t.wants}) AND json_valid(coalesce(${t.result}, '0'))`,
    ),
  ],
)

/** Groups of several warbands in one place on one day, and what came of it. */
export const offTableEncounter = sqliteTable(
  'off_table_encounter',
  {
    id: id(),
    gameId: gameId(),
    day: integer().notNull(),
    placeId: parentReference('place_id', () => offTablePlace.id),
    warbandIds: json<readonly string[]>('warband_ids'),
    outcome: text().notNull().default(''),
  },
  (t) => [
    index('off_table_encounter_day').on(t.gameId, t.day),
    index('off_table_encounter_place').on(t.placeId),
    check('off_table_encounter_json', sql`json_valid(${t.warbandIds})`),
  ],
)
