import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../orm.ts'
import { changeRow, image } from '../schema.ts'
import { prepareFind } from './prepared-statements.ts'

/** A row of the image table: a picture named by its content. */
export type ImageRow = typeof image.$inferSelect

const ROWS_A_STEP = 500
const IMAGE_ID = /[0-9a-f]{32}/g

/** The pictures of a campaign. */
export function createImageRepository(orm: Orm) {
  return {
    find: prepareFind(orm, image),
    /** The same picture is stored once. */
    keep: (row: ImageRow): void => void orm.insert(image).values(row).onConflictDoNothing().run(),
    /** All but the pictures themselves. */
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
    /** What may be the id of a picture in any row that History knows, some rows a step. */
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
