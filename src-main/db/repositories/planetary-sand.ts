import type { Orm } from '../file/orm.ts'
import { army, battlefield, toyBox } from '../schema/schema.ts'
import { prepareNamedRowOperations } from './prepared-statements.ts'

export type ToyBoxRow = typeof toyBox.$inferSelect
export type ArmyRow = typeof army.$inferSelect
export type BattlefieldRow = typeof battlefield.$inferSelect

/** Columns that editing does not change. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof ArmyRow)[]

export const createToyBoxRepository = (orm: Orm) => prepareNamedRowOperations(orm, toyBox)

export const createArmyRepository = (orm: Orm) => prepareNamedRowOperations(orm, army, LEFT_ALONE)

export const createBattlefieldRepository = (orm: Orm) => prepareNamedRowOperations(orm, battlefield)
