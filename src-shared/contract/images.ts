import * as z from 'zod'
import { forGamemaster, Id } from './base.ts'

/** A stored picture that nothing shows. */
export const UnusedPicture = z.object({ id: Id, width: z.int(), height: z.int(), bytes: z.int() })
export type UnusedPicture = z.infer<typeof UnusedPicture>

/** Longest text of a stored picture: half a megabyte of bytes in base64. */
const MOST_BASE64 = 700_000

const Base64 = z
  .string()
  .max(MOST_BASE64, { message: 'The picture is too large even when made small.' })
  .pipe(z.base64())

export const images = {
  /** Stores a picture that the window has made small (WebP, JPEG or PNG, up to 1,024 pixels a side); the same picture is stored once. */
  add: forGamemaster.input(z.object({ data: Base64 })).output(z.object({ id: Id })),
  /** Pictures that nothing shows now and nothing in History ever showed: no undo brings them back into use. Those added since the campaign was opened are left out, because a text that is not saved yet may show them. */
  listUnused: forGamemaster.output(z.array(UnusedPicture)),
  /** Deletes all unused pictures for good and shrinks the file; answers how many there were and their bytes. */
  deleteUnused: forGamemaster.output(z.object({ count: z.int(), bytes: z.int() })),
  /** The picture as a data URL. */
  get: forGamemaster.input(z.object({ id: Id })).output(z.object({ url: z.string(), width: z.int(), height: z.int() })),
}
