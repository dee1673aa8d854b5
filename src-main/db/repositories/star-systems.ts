import type { Orm } from '../file/orm.ts'
import { starSystem } from '../schema/schema.ts'
import { prepareTable } from './prepared-statements.ts'

/** Systems of stars. A system has the id of its star. */
export const createStarSystemRepository = (orm: Orm) => prepareTable(orm, starSystem)
