import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, name, notes } from './columns.ts'

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
    isSample: integer('is_sample', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
  },
  (t) => [check('campaign_one_row', sql`${t.id} = 'campaign'`), check('campaign_named', sql`length(${t.name}) > 0`)],
)

export const faction = sqliteTable('faction', { id: id(), name: name(), notes: notes() }, (t) => [
  check('faction_named', sql`length(${t.name}) > 0`),
])

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
    check('image_type', sql`${t.type} IN ('image/webp', 'image/jpeg', 'image/png')`),
    check('image_size', sql`${t.width} BETWEEN 1 AND 4096 AND ${t.height} BETWEEN 1 AND 4096`),
  ],
)
