import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ArmyMachine, ArmyUnit } from '#shared/games/planetary-sand/armies.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import type { Air, Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import type { ToyFigure, ToyKit, ToyMachine } from '#shared/games/planetary-sand/toys.ts'
import { faction, player } from './campaign.ts'
import {
  createIdColumn,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
} from './columns.ts'

/** The figures, vehicles and kit that a group owns. */
export const toyBox = sqliteTable(
  'toy_box',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    figures: createJsonListColumn<ToyFigure>('figures'),
    machines: createJsonListColumn<ToyMachine>('machines'),
    kit: createJsonColumn<ToyKit>('kit'),
    /** Names of its models, one per line, for the search index. */
    roster: text().notNull().default(''),
  },
  (t) => [
    check('toy_box_named', sql`length(${t.name}) > 0`),
    check('toy_box_json', sql`json_valid(${t.figures}) AND json_valid(${t.machines}) AND json_valid(${t.kit})`),
  ],
)

/** Figures and vehicles picked from a toy box. */
export const army = sqliteTable(
  'army',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    /** The player who controls it, or null for the gamemaster. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    toyBoxId: text('toy_box_id').references(() => toyBox.id, { onDelete: 'set null' }),
    gravity: text().$type<Gravity>().notNull(),
    air: text().$type<Air>().notNull(),
    units: createJsonListColumn<ArmyUnit>('units'),
    machines: createJsonListColumn<ArmyMachine>('machines'),
    helmets: integer().notNull().default(0),
    /** Names of its units and vehicles, one per line, for the search index. */
    roster: text().notNull().default(''),
  },
  (t) => [
    index('army_faction').on(t.factionId),
    index('army_player').on(t.playerId),
    index('army_toy_box').on(t.toyBoxId),
    check('army_named', sql`length(${t.name}) > 0`),
    check('army_json', sql`json_valid(${t.units}) AND json_valid(${t.machines})`),
  ],
)

/** A battlefield in plan view. */
export const battlefield = sqliteTable(
  'battlefield',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    plan: createJsonColumn<BattlefieldPlan>('plan'),
    /** Names of its buildings and rooms, one per line, for the search index. */
    roster: text().notNull().default(''),
  },
  (t) => [
    check('battlefield_named', sql`length(${t.name}) > 0`),
    check('battlefield_json', sql`json_valid(${t.plan})`),
  ],
)
