import type { Orm } from '../orm.ts'
import { image } from '../schema.ts'
import { prepareFind } from './prepared.ts'

/** A row of the image table: a picture named by its content. */
export type ImageRow = typeof image.$inferSelect

/** The pictures of a campaign. */
export function createImageRepository(orm: Orm) {
  return {
    find: prepareFind(orm, image),
    /** The same picture is stored once. */
    keep: (row: ImageRow): void => void orm.insert(image).values(row).onConflictDoNothing().run(),
  }
}
