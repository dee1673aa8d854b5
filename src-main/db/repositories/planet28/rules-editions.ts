import type { Orm } from '#main/db/file/orm.ts'
import { rulesAtLastUse, rulesEdition } from '#main/db/schema/schema.ts'
import { prepareFindById, prepareUpsert } from '../prepared-statements.ts'

/** A row of the rules_edition table: a complete set of rules, named by its content. */
export type RulesEditionRow = typeof rulesEdition.$inferSelect

/** Stored form of a complete set of rules. */
type StoredRules = Pick<RulesEditionRow, 'id' | 'settings' | 'tables'>

/** The id of the one row of the last_rules table. */
const LAST = 'last'

/** The rules editions that forces were built with, and the rules last in force. */
export function createRulesEditionRepository(orm: Orm) {
  const last = prepareFindById(orm, rulesAtLastUse)
  const putLast = prepareUpsert(orm, rulesAtLastUse)
  return {
    find: prepareFindById(orm, rulesEdition),
    /** Stores an edition once; a duplicate is ignored. */
    keep: (row: RulesEditionRow): void => void orm.insert(rulesEdition).values(row).onConflictDoNothing().run(),
    /** The rules in force when the campaign was last used; null before its first use. */
    findLast(): StoredRules | null {
      const row = last(LAST)
      return row && { id: row.editionId, settings: row.settings, tables: row.tables }
    },
    putLast: ({ id, settings, tables }: StoredRules): void => putLast({ id: LAST, editionId: id, settings, tables }),
  }
}
