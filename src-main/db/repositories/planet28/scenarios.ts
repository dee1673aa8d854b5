import type { Orm } from '#main/db/orm.ts'
import { scenario } from '#main/db/schema.ts'
import { prepareAdd, prepareFind, prepareList, prepareRemove, prepareUpdate } from '../prepared.ts'

/** A row of the scenario table. */
export type Scenario = typeof scenario.$inferSelect

/** The battles being prepared. */
export function createScenarioRepository(orm: Orm) {
  const all = prepareList(orm, scenario)
  return {
    list: (): Scenario[] => all(),
    find: prepareFind(orm, scenario),
    add: prepareAdd(orm, scenario),
    update: prepareUpdate(orm, scenario),
    remove: prepareRemove(orm, scenario),
  }
}
