import { sql } from 'drizzle-orm'
import { check, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type {
  AcceptedProblem,
  UnequippedProfile,
  CharacterProfile,
  Loadout,
  ScenarioSide,
  VehicleProfile,
  WarbandPlan,
} from '#shared/games/planet28/model.ts'
import { faction, image, player } from '../campaign.ts'
import {
  createBooleanColumn,
  createIdColumn,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
  createParentReferenceColumn,
} from '../columns.ts'
import { rulesEdition } from './rules.ts'

/** Columns of every unit besides its profile. */
const unit = () => ({
  background: text().notNull().default(''),
  portraitId: text('portrait_id').references(() => image.id),
  /** Rule violations that the group allows. */
  allowed: createJsonListColumn<AcceptedProblem>('allowed'),
  isArchived: createBooleanColumn('is_archived'),
  /** Died or was scrapped in a battle (P28-INJ-8, P28-VDT-6). It remains in the archive. */
  isLost: createBooleanColumn('is_lost'),
  /** Hit points bought between battles in steps of 5 (P28-CAMP-4); 0 for vehicles. */
  hitPointsGrown: integer('hit_points_grown').notNull().default(0),
  /**
   * Cost in points when it entered its first battle of the campaign, before it grew (P28-VDT-6); null before that, 0
   * if it was not recorded.
   */
  startingCost: integer('starting_cost'),
  /** The player who controls it; null for the player of its warband. */
  playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
})

export const PLAY_MODES = ['opposed', 'solo', 'co-op'] as const
export const WARBAND_STATES = ['active', 'template', 'archived'] as const

export const warband = sqliteTable(
  'warband',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    notes: createNotesColumn(),
    pointLimit: integer('point_limit').notNull().default(500),
    play: text({ enum: PLAY_MODES }).notNull().default('opposed'),
    /** Id of one of its characters. Ignored if that character is lost. */
    leaderId: text('leader_id'),
    stash: createJsonListColumn<WarbandPlan['stash'][number]>('stash'),
    background: text().notNull().default(''),
    portraitId: text('portrait_id').references(() => image.id),
    allowed: createJsonListColumn<AcceptedProblem>('allowed'),
    state: text({ enum: WARBAND_STATES }).notNull().default('active'),
    /** The rules edition it was built with; null for the current rules. */
    editionId: text('edition_id').references(() => rulesEdition.id),
    /** The player who controls it, or null for the gamemaster. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    /** Has fought a battle of the campaign, so the creation limit no longer applies. */
    hasFought: createBooleanColumn('has_fought'),
    /** Number of replacements for the dead that are exempt from the cost of 10 points (P28-CAMP-5). */
    waivers: integer().notNull().default(0),
    /** Points of scrapped vehicles that count towards a new one (P28-VDT-6). */
    vehiclePoints: integer('vehicle_points').notNull().default(0),
  },
  (t) => [
    index('warband_faction').on(t.factionId),
    index('warband_player').on(t.playerId),
    check('warband_named', sql`length(${t.name}) > 0`),
  ],
)

const skill = (column: string) => integer(column).notNull()

/** Columns of characters and of squad members (P28-BUILD-2). */
const body = () => ({
  skillA: skill('skill_a'),
  skillF: skill('skill_f'),
  skillS: skill('skill_s'),
  skillAW: skill('skill_aw'),
  skillP: skill('skill_p'),
  hitPoints: integer('hit_points').notNull(),
  traits: createJsonColumn<UnequippedProfile['traits']>('traits'),
  abilities: createJsonColumn<UnequippedProfile['abilities']>('abilities'),
})

/** CHECK constraints on those columns. */
const bodyChecks = (
  table: string,
  t: Record<'skillA' | 'skillF' | 'skillS' | 'skillAW' | 'skillP' | 'hitPoints', SQLiteColumn>,
) => [
  check(
    `${table}_skills`,
    sql`min(${t.skillA}, ${t.skillF}, ${t.skillS}, ${t.skillAW}, ${t.skillP}) >= 1
          AND max(${t.skillA}, ${t.skillF}, ${t.skillS}, ${t.skillAW}, ${t.skillP}) <= 10`,
  ),
  check(`${table}_hit_points`, sql`${t.hitPoints} >= 1`),
]

/** A Planet 28 character as built (P28-BUILD-2). Its cost is computed, never stored. */
export const character = sqliteTable(
  'character',
  {
    id: createIdColumn(),
    warbandId: createParentReferenceColumn('warband_id', () => warband.id),
    name: createNameColumn(),
    ...body(),
    equipment: createJsonColumn<CharacterProfile['equipment']>('equipment'),
    notes: createNotesColumn(),
    ...unit(),
  },
  (t) => [
    index('character_warband').on(t.warbandId),
    index('character_player').on(t.playerId),
    check('character_named', sql`length(${t.name}) > 0`),
    ...bodyChecks('character', t),
    check('character_json', sql`json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.equipment})`),
  ],
)

/** A Planet 28 squad as built: one profile, and the gear of its members (P28-SQ-1). */
export const squad = sqliteTable(
  'squad',
  {
    id: createIdColumn(),
    warbandId: createParentReferenceColumn('warband_id', () => warband.id),
    name: createNameColumn(),
    ...body(),
    loadouts: createJsonColumn<readonly Loadout[]>('loadouts'),
    notes: createNotesColumn(),
    ...unit(),
  },
  (t) => [
    index('squad_warband').on(t.warbandId),
    index('squad_player').on(t.playerId),
    check('squad_named', sql`length(${t.name}) > 0`),
    ...bodyChecks('squad', t),
    check('squad_json', sql`json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.loadouts})`),
  ],
)

/** A Planet 28 vehicle as built: `sections` are cells of the building grid (P28-GRID-1). */
export const vehicle = sqliteTable(
  'vehicle',
  {
    id: createIdColumn(),
    warbandId: createParentReferenceColumn('warband_id', () => warband.id),
    name: createNameColumn(),
    type: text().notNull(),
    skillA: skill('skill_a'),
    skillS: skill('skill_s'),
    sections: createJsonColumn<VehicleProfile['sections']>('sections'),
    traits: createJsonColumn<VehicleProfile['traits']>('traits'),
    abilities: createJsonColumn<VehicleProfile['abilities']>('abilities'),
    weapons: createJsonColumn<VehicleProfile['weapons']>('weapons'),
    notes: createNotesColumn(),
    ...unit(),
  },
  (t) => [
    index('vehicle_warband').on(t.warbandId),
    index('vehicle_player').on(t.playerId),
    check('vehicle_named', sql`length(${t.name}) > 0`),
    check('vehicle_skills', sql`min(${t.skillA}, ${t.skillS}) >= 1 AND max(${t.skillA}, ${t.skillS}) <= 10`),
    check(
      'vehicle_json',
      sql`json_valid(${t.sections}) AND json_valid(${t.traits}) AND json_valid(${t.abilities}) AND json_valid(${t.weapons})`,
    ),
  ],
)

/** A battle in preparation (pp. 25-27): stakes, deployment, turn limit and table. */
export const scenario = sqliteTable(
  'scenario',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    /** The printed prompt it is based on, or null. */
    promptId: text('prompt_id'),
    story: text().notNull().default(''),
    goal: text().notNull().default(''),
    tablePlan: text('table_plan').notNull().default(''),
    /** Turn limit, or null before it is rolled (P28-TURN-9). */
    turns: integer(),
    sides: createJsonListColumn<ScenarioSide>('sides'),
    /** Number of dice drawn so far, so that no roll repeats. */
    rolls: integer().notNull().default(0),
    notes: createNotesColumn(),
  },
  (t) => [
    check('scenario_named', sql`length(${t.name}) > 0`),
    check('scenario_turns', sql`${t.turns} IS NULL OR ${t.turns} BETWEEN 1 AND 99`),
    check('scenario_json', sql`json_valid(${t.sides})`),
  ],
)

/** The sheet of a unit as last printed. `id` is the unit's. */
export const printed = sqliteTable('printed', {
  id: createIdColumn(),
  /** Hash of the sheet's content. */
  content: text().notNull(),
  at: text().notNull(),
})
