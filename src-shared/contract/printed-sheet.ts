import * as z from 'zod'
import type { Mark } from '#shared/cluster/draw/picture.ts'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'

/** What a bar of 50 mm can come out as on a printer that is only askew. */
const Measured = z
  .number()
  .min(40, { message: 'A bar of 50 mm that measures less than 40 was scaled: print at 100 %.' })
  .max(60, { message: 'A bar of 50 mm that measures more than 60 was scaled: print at 100 %.' })

/** How sheets are laid out. */
export const sheetOptions = {
  paper: z.enum(SHEET_PAPERS),
  /** What the bars measured on one's own printer; 50 where it prints true. */
  measured: z.object({ across: Measured, down: Measured }),
}
const SheetOptions = z.object(sheetOptions)
export type SheetOptions = z.infer<typeof SheetOptions>

/** A sheet in millimetres from its top left corner, and by how much one's own printer needs it larger. */
export const PrintedSheet = z.object({
  widthMm: z.number(),
  heightMm: z.number(),
  scale: z.object({ x: z.number(), y: z.number() }),
  marks: z.array(z.custom<Mark>()),
})
export type PrintedSheet = z.infer<typeof PrintedSheet>
