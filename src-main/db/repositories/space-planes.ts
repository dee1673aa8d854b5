import { eq, sql } from 'drizzle-orm'
import { once } from '#shared/kit/once.ts'
import type { Orm } from '../orm.ts'
import { faceSet, flotilla, planesMail } from '../schema.ts'
import { prepareAdd, prepareFind, prepareList, preparePut, prepareRemove, prepareUpdate } from './prepared.ts'

/** A row of the flotilla table. */
export type Flotilla = typeof flotilla.$inferSelect
/** A row of the face_set table. */
export type FaceSetRow = typeof faceSet.$inferSelect

/** A row of the planes_mail table. */
export type PlanesMail = typeof planesMail.$inferSelect

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Flotilla)[]

/** The flotillas of a campaign. */
export function createFlotillaRepository(orm: Orm) {
  const all = prepareList(orm, flotilla)
  return {
    list: (): Flotilla[] => all(),
    find: prepareFind(orm, flotilla),
    add: prepareAdd(orm, flotilla, LEFT_ALONE),
    update: prepareUpdate(orm, flotilla, LEFT_ALONE),
    remove: prepareRemove(orm, flotilla),
  }
}

/** The drawings of faces of a campaign. */
export function createFaceSetRepository(orm: Orm) {
  const all = prepareList(orm, faceSet)
  return {
    list: (): FaceSetRow[] => all(),
    find: prepareFind(orm, faceSet),
    add: prepareAdd(orm, faceSet),
    update: prepareUpdate(orm, faceSet),
    remove: prepareRemove(orm, faceSet),
  }
}

/** What a table knows of the battles that it flies by mail. */
export function createPlanesMailRepository(orm: Orm) {
  const byCode = once(() =>
    orm
      .select()
      .from(planesMail)
      .where(eq(planesMail.code, sql.placeholder('code')))
      .prepare(),
  )
  const all = once(() => orm.select().from(planesMail).orderBy(planesMail.id).prepare())
  return {
    find: prepareFind(orm, planesMail),
    list: (): PlanesMail[] => all().all(),
    findByCode: (code: string): PlanesMail | null => byCode().get({ code }) ?? null,
    put: preparePut(orm, planesMail),
  }
}
