import * as z from 'zod'
import { forGamemaster, Id } from './base.ts'

/** A stored picture without references. */
export const UnusedPicture = z.object({ id: Id, width: z.int(), height: z.int(), bytes: z.int() })
export type UnusedPicture = z.infer<typeof UnusedPicture>

/** Maximum base64 length of a stored picture: half a megabyte of bytes. */
const MOST_BASE64 = 700_000

const Base64 = z
  .string()
  .max(MOST_BASE64, { message: 'The picture is too large even when made small.' })
  .pipe(z.base64())

export const images = {
  /**
   * Stores a picture that the window has scaled down (WebP, JPEG or PNG, up to 1,024 pixels a side). Identical
   * pictures are stored once.
   */
  add: forGamemaster.input(z.object({ data: Base64 })).output(z.object({ id: Id })),
  /**
   * Pictures that are unused now and at any time in History, so that no undo can need them. Pictures added since the
   * campaign was opened are excluded, because an unsaved text may show them.
   */
  listUnused: forGamemaster.output(z.array(UnusedPicture)),
  /** Permanently deletes all unused pictures and shrinks the file. Returns their number and bytes. */
  deleteUnused: forGamemaster.output(z.object({ count: z.int(), bytes: z.int() })),
  /** The picture as a data URL. */
  get: forGamemaster.input(z.object({ id: Id })).output(z.object({ url: z.string(), width: z.int(), height: z.int() })),
}
