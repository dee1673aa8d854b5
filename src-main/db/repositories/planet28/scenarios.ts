import type { Orm } from '#main/db/file/orm.ts'
import { scenario } from '#main/db/schema/schema.ts'
import { prepareNamedRowOperations } from '../prepared-statements.ts'

export type Scenario = typeof scenario.$inferSelect

/** The battles being prepared. */
export const createScenarioRepository = (orm: Orm) => prepareNamedRowOperations(orm, scenario)
