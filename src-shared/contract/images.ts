import * as z from 'zod'
import { forGamemaster, Id } from './base.ts'

/** Longest text of a stored picture: half a megabyte of bytes in base64. */
const MOST_BASE64 = 700_000

const Base64 = z
  .string()
  .max(MOST_BASE64, { message: 'The picture is too large even when made small.' })
  .pipe(z.base64())

export const images = {
  /** Stores a picture that the window has made small (WebP, JPEG or PNG, up to 1,024 pixels a side); the same picture is stored once. */
  add: forGamemaster.input(z.object({ data: Base64 })).output(z.object({ id: Id })),
  /** The picture as a data URL. */
  get: forGamemaster.input(z.object({ id: Id })).output(z.object({ url: z.string(), width: z.int(), height: z.int() })),
}
