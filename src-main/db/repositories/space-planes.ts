import { once } from '#shared/kit/once.ts'
import type { Orm } from '../file/orm.ts'
import { faceSet, flotilla, planesMail } from '../schema/schema.ts'
import {
  buildPlaceholderCondition,
  prepareFindById,
  prepareNamedRowOperations,
  prepareUpsert,
} from './prepared-statements.ts'

export type Flotilla = typeof flotilla.$inferSelect
export type FaceSetRow = typeof faceSet.$inferSelect

export type PlanesMail = typeof planesMail.$inferSelect

/** Columns that editing does not change. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Flotilla)[]

export const createFlotillaRepository = (orm: Orm) => prepareNamedRowOperations(orm, flotilla, LEFT_ALONE)

export const createFaceSetRepository = (orm: Orm) => prepareNamedRowOperations(orm, faceSet)

/** What one table knows about its battles by mail. */
export function createPlanesMailRepository(orm: Orm) {
  const byCode = once(() =>
    orm.select().from(planesMail).where(buildPlaceholderCondition(planesMail.code, 'code')).prepare(),
  )
  const all = once(() => orm.select().from(planesMail).orderBy(planesMail.id).prepare())
  return {
    find: prepareFindById(orm, planesMail),
    list: (): PlanesMail[] => all().all(),
    findByCode: (code: string): PlanesMail | null => byCode().get({ code }) ?? null,
    put: prepareUpsert(orm, planesMail),
  }
}
