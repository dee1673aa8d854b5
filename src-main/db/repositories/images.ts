import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../file/orm.ts'
import { changeRow, image } from '../schema/schema.ts'
import { prepareFindById } from './prepared-statements.ts'

/** A row of the image table, whose id is the hash of its content. */
export type ImageRow = typeof image.$inferSelect

const ROWS_A_STEP = 500
const IMAGE_ID = /[0-9a-f]{32}/g

export function createImageRepository(orm: Orm) {
  return {
    find: prepareFindById(orm, image),
    /** Stores a picture once; a duplicate is ignored. */
    keep: (row: ImageRow): void => void orm.insert(image).values(row).onConflictDoNothing().run(),
    /** All columns except the image data. */
    listSizes: () =>
      orm
        .select({
          id: image.id,
          width: image.width,
          height: image.height,
          bytes: sql<number>`length(${image.data}) * 3 / 4`,
        })
        .from(image)
        .all(),
    /** Yields possible picture ids from all rows in the change log, in batches. */
    *idsInHistory(): Generator<readonly string[]> {
      for (let after = 0; ;) {
        const rows = orm
          .select({ id: changeRow.id, before: changeRow.before, after: changeRow.after })
          .from(changeRow)
          .where(gt(changeRow.id, after))
          .orderBy(asc(changeRow.id))
          .limit(ROWS_A_STEP)
          .all()
        const last = rows.at(-1)
        if (!last) return
        after = last.id
        yield rows.flatMap((row) => `${row.before ?? ''} ${row.after ?? ''}`.match(IMAGE_ID) ?? [])
      }
    },
    remove: (ids: readonly string[]): void =>
      orm.transaction((transaction) => {
        for (const id of ids) transaction.delete(image).where(eq(image.id, id)).run()
      }),
  }
}
