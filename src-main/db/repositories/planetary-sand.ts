import type { Orm } from '../file/orm.ts'
import { army, battlefield, toyBox } from '../schema/schema.ts'
import { prepareNamedTable } from './prepared-statements.ts'

export type ToyBoxRow = typeof toyBox.$inferSelect
export type ArmyRow = typeof army.$inferSelect
export type BattlefieldRow = typeof battlefield.$inferSelect

/** Columns that editing does not change. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof ArmyRow)[]

export const createToyBoxRepository = (orm: Orm) => prepareNamedTable(orm, toyBox)

export const createArmyRepository = (orm: Orm) => prepareNamedTable(orm, army, LEFT_ALONE)

export const createBattlefieldRepository = (orm: Orm) => prepareNamedTable(orm, battlefield)
