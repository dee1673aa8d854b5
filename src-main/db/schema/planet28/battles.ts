import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AftermathChoices, AftermathReport } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import { LEDGER_ACCOUNT_KINDS, type AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import { gameNight } from '../campaign.ts'
import { star } from '../cluster.ts'
import {
  createIdColumn,
  createOneOfConstraint,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
} from '../columns.ts'
import { character, scenario, squad, vehicle } from './forces.ts'

export const BATTLE_STATES = ['recorded', 'settled'] as const

/** Choices of an aftermath and, once settled, what it wrote and what each warband cost at the battle. */
export type StoredAftermathChoices = AftermathChoices & {
  readonly settled?: AftermathReport
  readonly worth?: Readonly<Record<string, number>>
}

/** A battle of the campaign and its aftermath (pp. 53-59). `choices` are kept during settlement and afterwards. */
export const battle = sqliteTable(
  'battle',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    scenarioId: text('scenario_id').references(() => scenario.id, { onDelete: 'set null' }),
    nightId: text('night_id').references(() => gameNight.id, { onDelete: 'set null' }),
    starId: text('star_id').references(() => star.id, { onDelete: 'set null' }),
    /** Campaign day (calendar.ts), or null. */
    day: integer(),
    record: createJsonColumn<BattleRecord>('record'),
    choices: createJsonColumn<StoredAftermathChoices>('choices'),
    state: text({ enum: BATTLE_STATES }).notNull().default('recorded'),
    /** The change that settled it. Undoing that change reopens the aftermath. */
    settledBy: integer('settled_by'),
    recordedAt: text('recorded_at').notNull(),
    notes: createNotesColumn(),
  },
  (t) => [
    index('battle_scenario').on(t.scenarioId),
    index('battle_night').on(t.nightId),
    index('battle_star').on(t.starId),
    check('battle_named', sql`length(${t.name}) > 0`),
    check('battle_state', createOneOfConstraint(t.state)),
    check('battle_json', sql`json_valid(${t.record}) AND json_valid(${t.choices})`),
  ],
)

/**
 * A ledger line. A balance is the sum of an account's lines and is never stored. Lines outlive the unit they refer to.
 */
export const ledgerEntry = sqliteTable(
  'ledger_entry',
  {
    id: createIdColumn(),
    accountKind: text('account_kind', { enum: LEDGER_ACCOUNT_KINDS }).notNull(),
    accountId: text('account_id').notNull(),
    /** Name of the account at that time. */
    accountName: text('account_name').notNull(),
    currency: text({ enum: ['points', 'credits'] }).notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    rule: text().notNull().default(''),
    parts: createJsonListColumn<AmountPart>('parts'),
    battleId: text('battle_id').references(() => battle.id, { onDelete: 'restrict' }),
    day: integer(),
    at: text().notNull(),
  },
  (t) => [
    index('ledger_account').on(t.accountKind, t.accountId, t.currency, t.amount),
    index('ledger_battle').on(t.battleId),
    check('ledger_account_kind', createOneOfConstraint(t.accountKind)),
    check('ledger_currency', createOneOfConstraint(t.currency)),
    check('ledger_reason', sql`length(${t.reason}) > 0`),
    check('ledger_json', sql`json_valid(${t.parts})`),
  ],
)

/**
 * A lasting effect on a unit: an injury, damage, scars (P28-INJ, P28-VDT, P28-SQ-13). Belongs to one character, squad
 * or vehicle and is deleted with it.
 */
export const unitCondition = sqliteTable(
  'unit_condition',
  {
    id: createIdColumn(),
    characterId: text('character_id').references(() => character.id, { onDelete: 'cascade' }),
    squadId: text('squad_id').references(() => squad.id, { onDelete: 'cascade' }),
    vehicleId: text('vehicle_id').references(() => vehicle.id, { onDelete: 'cascade' }),
    condition: text().$type<Condition['condition']>().notNull(),
    agilityLost: integer('agility_lost').notNull().default(0),
    hitPointsLost: integer('hit_points_lost').notNull().default(0),
    gamesLeft: integer('games_left'),
    gamesPlayed: integer('games_played').notNull().default(0),
    lostCells: createJsonListColumn<Condition['lostCells'][number]>('lost_cells'),
    damaged: createJsonListColumn<Condition['damaged'][number]>('damaged'),
    battleId: text('battle_id').references(() => battle.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('condition_character').on(t.characterId),
    index('condition_squad').on(t.squadId),
    index('condition_vehicle').on(t.vehicleId),
    index('condition_battle').on(t.battleId),
    check(
      'condition_of_one',
      sql`(${t.characterId} IS NOT NULL) + (${t.squadId} IS NOT NULL) + (${t.vehicleId} IS NOT NULL) = 1`,
    ),
    check(
      'condition_counts',
      sql`min(${t.agilityLost}, ${t.hitPointsLost}, ${t.gamesPlayed}) >= 0 AND coalesce(${t.gamesLeft} >= 0, 1)`,
    ),
    check('condition_json', sql`json_valid(${t.lostCells}) AND json_valid(${t.damaged})`),
  ],
)
