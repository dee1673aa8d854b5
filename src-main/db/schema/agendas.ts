import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HiddenAgendaId } from '../../../src-shared/games/planet28/tables/hidden-agendas.ts'
import { id } from './columns.ts'
import { character } from './forces.ts'

/** A hidden agenda in a character's hand (P28-AGENDA-1): `agenda` is its owner's secret. */
export const agenda = sqliteTable(
  'agenda',
  {
    id: id(),
    characterId: text('character_id')
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    agenda: text().$type<HiddenAgendaId>().notNull(),
    face: integer().notNull(),
    rolled: text({ enum: ['seeded', 'typed'] }).notNull(),
    failedGames: integer('failed_games').notNull().default(0),
    dealtAt: text('dealt_at').notNull(),
  },
  (t) => [
    uniqueIndex('agenda_character').on(t.characterId),
    check('agenda_face', sql`${t.face} BETWEEN 1 AND 6`),
    check('agenda_rolled', sql`${t.rolled} IN ('seeded', 'typed')`),
    check('agenda_failed_games', sql`${t.failedGames} >= 0`),
  ],
)
