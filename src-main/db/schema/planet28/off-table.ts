import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  DEEDS,
  type DayOrderResult,
  type PlaceService,
  type OffTableRequest,
} from '#shared/games/planet28/off-table-model.ts'
import { gameNight } from '../campaign.ts'
import { star } from '../cluster.ts'
import {
  createBooleanColumn,
  createIdColumn,
  createOneOfConstraint,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from '../columns.ts'
import { journalEntry } from '../journal.ts'
import { battle } from './battles.ts'
import { scenario, warband } from './forces.ts'

/** An off-table game between battles (P28-OFF-1): a board of places, played over days. */
export const offTableGame = sqliteTable(
  'off_table_game',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    /** Description for the players; `notes` are for the gamemaster only. */
    scene: text().notNull().default(''),
    notes: createNotesColumn(),
    nightId: text('night_id').references(() => gameNight.id, { onDelete: 'set null' }),
    /** The battle before it. `scenarioId` is the battle it leads to. */
    afterBattleId: text('after_battle_id').references(() => battle.id, { onDelete: 'set null' }),
    scenarioId: text('scenario_id').references(() => scenario.id, { onDelete: 'set null' }),
    /** Its first campaign day. `day` is the current one, `days` the number of days planned. */
    fromDay: integer('from_day').notNull(),
    day: integer().notNull(),
    days: integer().notNull(),
    isOver: createBooleanColumn('is_over'),
    /** Ids of the journal entries written by its days. */
    entryIds: createJsonListColumn<string>('entry_ids'),
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

const gameId = () => createParentReferenceColumn('game_id', () => offTableGame.id)

const warbandId = () => createParentReferenceColumn('warband_id', () => warband.id)

/** A place of the board: a star of the cluster, a journal page, or an invented place. */
export const offTablePlace = sqliteTable(
  'off_table_place',
  {
    id: createIdColumn(),
    gameId: gameId(),
    name: createNameColumn(),
    starId: text('star_id').references(() => star.id, { onDelete: 'set null' }),
    entryId: text('entry_id').references(() => journalEntry.id, { onDelete: 'set null' }),
    publicNotes: text('public_notes').notNull().default(''),
    notes: createNotesColumn(),
    services: createJsonListColumn<PlaceService>('services'),
    isHidden: createBooleanColumn('is_hidden'),
  },
  (t) => [
    index('off_table_place_game').on(t.gameId),
    index('off_table_place_star').on(t.starId),
    index('off_table_place_entry').on(t.entryId),
    check('off_table_place_named', sql`length(${t.name}) > 0`),
    check('off_table_place_json', sql`json_valid(${t.services})`),
  ],
)

/** Members of a warband who spend the days together, and their place. */
export const offTableGroup = sqliteTable(
  'off_table_group',
  {
    id: createIdColumn(),
    gameId: gameId(),
    warbandId: warbandId(),
    name: createNameColumn(),
    unitIds: createJsonListColumn<string>('unit_ids'),
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

/** What a group does on a day, and where. Private until the day is resolved. Outlives the group. */
export const offTableOrder = sqliteTable(
  'off_table_order',
  {
    id: createIdColumn(),
    gameId: gameId(),
    day: integer().notNull(),
    warbandId: warbandId(),
    groupId: text('group_id').references(() => offTableGroup.id, { onDelete: 'set null' }),
    /** The group's name on that day, followed by its members. */
    groupName: text('group_name').notNull(),
    unitIds: createJsonListColumn<string>('unit_ids'),
    placeId: createParentReferenceColumn('place_id', () => offTablePlace.id),
    deed: text({ enum: DEEDS }).notNull(),
    /** The requested service. `wants` lists what of it. */
    serviceId: text('service_id'),
    wants: createJsonListColumn<OffTableRequest>('wants'),
    /** Free text by the player. */
    text: text().notNull().default(''),
    /** Null until the day is resolved. */
    result: text({ mode: 'json' }).$type<DayOrderResult>(),
  },
  (t) => [
    index('off_table_order_day').on(t.gameId, t.day),
    index('off_table_order_warband').on(t.warbandId),
    index('off_table_order_group').on(t.groupId),
    index('off_table_order_place').on(t.placeId),
    check('off_table_order_deed', createOneOfConstraint(t.deed)),
    check(
      'off_table_order_json',
      sql`json_valid(${t.unitIds}) AND json_valid(${t.wants}) AND json_valid(coalesce(${t.result}, '0'))`,
    ),
  ],
)

/** An encounter of groups of several warbands in one place on one day, and its outcome. */
export const offTableEncounter = sqliteTable(
  'off_table_encounter',
  {
    id: createIdColumn(),
    gameId: gameId(),
    day: integer().notNull(),
    placeId: createParentReferenceColumn('place_id', () => offTablePlace.id),
    warbandIds: createJsonColumn<readonly string[]>('warband_ids'),
    outcome: text().notNull().default(''),
  },
  (t) => [
    index('off_table_encounter_day').on(t.gameId, t.day),
    index('off_table_encounter_place').on(t.placeId),
    check('off_table_encounter_json', sql`json_valid(${t.warbandIds})`),
  ],
)
