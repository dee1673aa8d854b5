import type { Orm } from '../orm.ts'
import { army, battlefield, toyBox } from '../schema.ts'
import { prepareAdd, prepareFind, prepareList, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the toy_box table. */
export type ToyBoxRow = typeof toyBox.$inferSelect
/** A row of the army table. */
export type ArmyRow = typeof army.$inferSelect
/** A row of the battlefield table. */
export type BattlefieldRow = typeof battlefield.$inferSelect

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof ArmyRow)[]

/** The toy boxes of a campaign. */
export function createToyBoxRepository(orm: Orm) {
  const all = prepareList(orm, toyBox)
  return {
    list: (): ToyBoxRow[] => all(),
    find: prepareFind(orm, toyBox),
    add: prepareAdd(orm, toyBox),
    update: prepareUpdate(orm, toyBox),
    remove: prepareRemove(orm, toyBox),
  }
}

/** The armies of a campaign. */
export function createArmyRepository(orm: Orm) {
  const all = prepareList(orm, army)
  return {
    list: (): ArmyRow[] => all(),
    find: prepareFind(orm, army),
    add: prepareAdd(orm, army, LEFT_ALONE),
    update: prepareUpdate(orm, army, LEFT_ALONE),
    remove: prepareRemove(orm, army),
  }
}

/** The battlefields of a campaign. */
export function createBattlefieldRepository(orm: Orm) {
  const all = prepareList(orm, battlefield)
  return {
    list: (): BattlefieldRow[] => all(),
    find: prepareFind(orm, battlefield),
    add: prepareAdd(orm, battlefield),
    update: prepareUpdate(orm, battlefield),
    remove: prepareRemove(orm, battlefield),
  }
}
