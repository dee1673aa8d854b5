import type { Orm } from '../file/orm.ts'
import { faction } from '../schema/schema.ts'
import { prepareNamedRowOperations } from './prepared-statements.ts'

export type Faction = typeof faction.$inferSelect

/** The columns of a faction that editing writes. */
export type EditableFactionRow = Omit<Faction, (typeof LEFT_ALONE)[number]>

/** Columns that editing does not change. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Faction)[]

export const createFactionRepository = (orm: Orm) => prepareNamedRowOperations(orm, faction, LEFT_ALONE)
