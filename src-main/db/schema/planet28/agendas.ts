import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HiddenAgendaId } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { createBooleanColumn, createIdColumn, createOneOfConstraint, createParentReferenceColumn } from '../columns.ts'
import { character } from './forces.ts'

export const AGENDA_STATES = ['held', 'done', 'dropped'] as const

/** A hidden agenda held by a character (P28-AGENDA-1). `agenda` is its owner's secret. */
export const agenda = sqliteTable(
  'agenda',
  {
    id: createIdColumn(),
    characterId: createParentReferenceColumn('character_id', () => character.id),
    agenda: text().$type<HiddenAgendaId>().notNull(),
    face: integer().notNull(),
    rolled: text({ enum: ['seeded', 'typed'] }).notNull(),
    failedGames: integer('failed_games').notNull().default(0),
    dealtAt: text('dealt_at').notNull(),
    /** Completed and dropped agendas are kept for the gamemaster's audit. */
    state: text({ enum: AGENDA_STATES }).notNull().default('held'),
    /** The enemy or table edge that its owner named in secret. */
    target: text().notNull().default(''),
    /** The owner's secret notes during a battle. */
    progress: text().notNull().default(''),
    isRevealed: createBooleanColumn('is_revealed'),
    /** Its points count towards the players' shared total in co-op play (P28-AGENDA-3). */
    isShared: createBooleanColumn('is_shared'),
    /** Points it scored, or null while it is held. */
    paid: integer(),
    endedAt: text('ended_at'),
  },
  (t) => [
    uniqueIndex('agenda_held')
      .on(t.characterId)
      .where(sql`${t.state} = 'held'`),
    index('agenda_character').on(t.characterId),
    check('agenda_state', createOneOfConstraint(t.state)),
    check('agenda_face', sql`${t.face} BETWEEN 1 AND 6`),
    check('agenda_rolled', createOneOfConstraint(t.rolled)),
    check('agenda_failed_games', sql`${t.failedGames} >= 0`),
  ],
)
