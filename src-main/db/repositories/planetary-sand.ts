import type { Orm } from '../orm.ts'
import { army, battlefield, toyBox } from '../schema.ts'
import { prepareNamedTable } from './prepared-statements.ts'

/** A row of the toy_box table. */
export type ToyBoxRow = typeof toyBox.$inferSelect
/** A row of the army table. */
export type ArmyRow = typeof army.$inferSelect
/** A row of the battlefield table. */
export type BattlefieldRow = typeof battlefield.$inferSelect

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof ArmyRow)[]

/** The toy boxes of a campaign. */
export const createToyBoxRepository = (orm: Orm) => prepareNamedTable(orm, toyBox)

/** The armies of a campaign. */
export const createArmyRepository = (orm: Orm) => prepareNamedTable(orm, army, LEFT_ALONE)

/** The battlefields of a campaign. */
export const createBattlefieldRepository = (orm: Orm) => prepareNamedTable(orm, battlefield)
