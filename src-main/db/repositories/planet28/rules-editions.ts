import type { Orm } from '#main/db/orm.ts'
import { lastRules, rulesEdition } from '#main/db/schema.ts'
import { prepareFind, prepareUpsert } from '../prepared-statements.ts'

/** A row of the rules_edition table: whole rules, named by their content. */
export type RulesEditionRow = typeof rulesEdition.$inferSelect

/** Whole rules as they are stored. */
type StoredRules = Pick<RulesEditionRow, 'id' | 'settings' | 'tables'>

/** The id of the one row of the last_rules table. */
const LAST = 'last'

/** The rules that forces were built by, and those that were in force last. */
export function createRulesEditionRepository(orm: Orm) {
  const last = prepareFind(orm, lastRules)
  const putLast = prepareUpsert(orm, lastRules)
  return {
    find: prepareFind(orm, rulesEdition),
    /** The same rules are stored once. */
    keep: (row: RulesEditionRow): void => void orm.insert(rulesEdition).values(row).onConflictDoNothing().run(),
    /** The rules that were in force when the campaign was last used; null before its first use. */
    findLast(): StoredRules | null {
      const row = last(LAST)
      return row && { id: row.editionId, settings: row.settings, tables: row.tables }
    },
    putLast: ({ id, settings, tables }: StoredRules): void => putLast({ id: LAST, editionId: id, settings, tables }),
  }
}
