import type { Orm } from '../open-campaign.ts'
import { rulesEdition } from '../schema.ts'
import { prepareFind } from './prepared.ts'

/** A row of the rules_edition table: whole rules, named by their content. */
export type RulesEditionRow = typeof rulesEdition.$inferSelect

/** The rules that forces were built by. */
export function createRulesEditionRepository(orm: Orm) {
  return {
    find: prepareFind(orm, rulesEdition),
    /** The same rules are stored once. */
    keep: (row: RulesEditionRow): void => void orm.insert(rulesEdition).values(row).onConflictDoNothing().run(),
  }
}
