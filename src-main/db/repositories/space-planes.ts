import { once } from '#shared/kit/once.ts'
import type { Orm } from '../orm.ts'
import { faceSet, flotilla, planesMail } from '../schema.ts'
import { equalsPlaceholder, prepareFind, prepareNamedTable, prepareUpsert } from './prepared-statements.ts'

/** A row of the flotilla table. */
export type Flotilla = typeof flotilla.$inferSelect
/** A row of the face_set table. */
export type FaceSetRow = typeof faceSet.$inferSelect

/** A row of the planes_mail table. */
export type PlanesMail = typeof planesMail.$inferSelect

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Flotilla)[]

/** The flotillas of a campaign. */
export const createFlotillaRepository = (orm: Orm) => prepareNamedTable(orm, flotilla, LEFT_ALONE)

/** The drawings of faces of a campaign. */
export const createFaceSetRepository = (orm: Orm) => prepareNamedTable(orm, faceSet)

/** What a table knows of the battles that it flies by mail. */
export function createPlanesMailRepository(orm: Orm) {
  const byCode = once(() => orm.select().from(planesMail).where(equalsPlaceholder(planesMail.code, 'code')).prepare())
  const all = once(() => orm.select().from(planesMail).orderBy(planesMail.id).prepare())
  return {
    find: prepareFind(orm, planesMail),
    list: (): PlanesMail[] => all().all(),
    findByCode: (code: string): PlanesMail | null => byCode().get({ code }) ?? null,
    put: prepareUpsert(orm, planesMail),
  }
}
