import { sql } from 'drizzle-orm'
import { check, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type {
  Allowance,
  BodyProfile,
  CharacterProfile,
  Loadout,
  ScenarioSide,
  VehicleProfile,
  WarbandPlan,
} from '#shared/games/planet28/model.ts'
import { faction, image, player } from '../campaign.ts'
import { flag, id, json, jsonList, name, notes, parentReference } from '../columns.ts'
import { rulesEdition } from './rules.ts'

/** What every unit of a force has besides its profile. */
const unit = () => ({
  background: text().notNull().default(''),
  portraitId: text('portrait_id').references(() => image.id),
  /** Problems that the group lets pass. */
  allowed: jsonList<Allowance>('allowed'),
  isArchived: flag('is_archived'),
  /** Died or was scrapped in a battle (P28-INJ-8, P28-VDT-6): it stays in the archive. */
  isLost: flag('is_lost'),
  /** Hit-points bought between battles in steps of 5 (P28-CAMP-4); 0 for vehicles. */
  hitPointsGrown: integer('hit_points_grown').notNull().default(0),
  /** Points that it cost when it went into its first battle of the campaign, before it grew (P28-VDT-6); null before, 0 where nobody kept it. */
  startingCost: integer('starting_cost'),
  /** Who plays it; null for whoever plays its warband. */
  playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
})

export const PLAYS = ['opposed', 'solo', 'co-op'] as const
export const WARBAND_STATES = ['active', 'template', 'archived'] as const

export const warband = sqliteTable(
  'warband',
  {
    id: id(),
    name: name(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    notes: notes(),
    pointLimit: integer('point_limit').notNull().default(500),
    play: text({ enum: PLAYS }).notNull().default('opposed'),
    /** The id of a character of its own; one that has gone is none. */
    leaderId: text('leader_id'),
    stash: jsonList<WarbandPlan['stash'][number]>('stash'),
    background: text().notNull().default(''),
    portraitId: text('portrait_id').references(() => image.id),
    allowed: jsonList<Allowance>('allowed'),
    state: text({ enum: WARBAND_STATES }).notNull().default('active'),
    /** The rules it was built by; null follows the rules as they stand. */
    editionId: text('edition_id').references(() => rulesEdition.id),
    /** Who plays it; null for the gamemaster's own. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    /** It has fought a battle of the campaign, so that the limit of its creation binds it no more. */
    hasFought: flag('has_fought'),
    /** Replacements of the dead that need not pay the 10 points (P28-CAMP-5). */
    waivers: integer().notNull().default(0),
    /** Points of scrapped vehicles that go towards a new one (P28-VDT-6). */
    vehiclePoints: integer('vehicle_points').notNull().default(0),
  },
  (t) => [
    index('warband_faction').on(t.factionId),
    index('warband_player').on(t.playerId),
    check('warband_named', sql`length(${t.name}) > 0`),
  ],
)

const skill = (column: string) => integer(column).notNull()

/** What a character and the members of a squad are made of (P28-BUILD-2). */
const body = () => ({
  skillA: skill('skill_a'),
  skillF: skill('skill_f'),
  skillS: skill('skill_s'),
  skillAW: skill('skill_aw'),
  skillP: skill('skill_p'),
  hitPoints: integer('hit_points').notNull(),
  traits: json<BodyProfile['traits']>('traits'),
  abilities: json<BodyProfile['abilities']>('abilities'),
})

/** A body's numbers in their bounds. */
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

/** A Planet 28 character as built (P28-BUILD-2); what it costs is worked out, never stored. */
export const character = sqliteTable(
  'character',
  {
    id: id(),
    warbandId: parentReference('warband_id', () => warband.id),
    name: name(),
    ...body(),
    equipment: json<CharacterProfile['equipment']>('equipment'),
    notes: notes(),
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

/** A Planet 28 squad as built: one profile, and what its members carry (P28-SQ-1). */
export const squad = sqliteTable(
  'squad',
  {
    id: id(),
    warbandId: parentReference('warband_id', () => warband.id),
    name: name(),
    ...body(),
    loadouts: json<readonly Loadout[]>('loadouts'),
    notes: notes(),
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
    id: id(),
    warbandId: parentReference('warband_id', () => warband.id),
    name: name(),
    type: text().notNull(),
    skillA: skill('skill_a'),
    skillS: skill('skill_s'),
    sections: json<VehicleProfile['sections']>('sections'),
    traits: json<VehicleProfile['traits']>('traits'),
    abilities: json<VehicleProfile['abilities']>('abilities'),
    weapons: json<VehicleProfile['weapons']>('weapons'),
    notes: notes(),
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

/** A battle being prepared (pp. 25-27): what is at stake, who deploys where, how long it may last, how the table stands. */
export const scenario = sqliteTable(
  'scenario',
  {
    id: id(),
    name: name(),
    /** The printed prompt it grew from, or null. */
    promptId: text('prompt_id'),
    story: text().notNull().default(''),
    goal: text().notNull().default(''),
    tablePlan: text('table_plan').notNull().default(''),
    /** Turns, or null before they are rolled (P28-TURN-9). */
    turns: integer(),
    sides: jsonList<ScenarioSide>('sides'),
    /** Dice drawn so far, so that no roll is drawn twice. */
    rolls: integer().notNull().default(0),
    notes: notes(),
  },
  (t) => [
    check('scenario_named', sql`length(${t.name}) > 0`),
    check('scenario_turns', sql`${t.turns} IS NULL OR ${t.turns} BETWEEN 1 AND 99`),
    check('scenario_json', sql`json_valid(${t.sides})`),
  ],
)

/** What a sheet showed when it was last printed: `id` is the unit's. */
export const printed = sqliteTable('printed', {
  id: id(),
  /** Hash of everything on the sheet. */
  content: text().notNull(),
  at: text().notNull(),
})
