import * as z from 'zod'
import type { Mark } from '#shared/cluster/draw/picture.ts'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import { forGamemaster, Id } from '../base.ts'

/** What can be printed, in the order in which it leaves the printer. */
export const PLANES_SHEETS = [
  'nets',
  'strips',
  'cards',
  'faces',
  'rolls',
  'quick',
  'flotilla',
  'scores',
  'turns',
] as const
export type PlanesSheet = (typeof PLANES_SHEETS)[number]

/** What a bar of 50 mm can come out as on a printer that is only askew. */
const Measured = z
  .number()
  .min(40, { message: 'A bar of 50 mm that measures less than 40 was scaled: print at 100 %.' })
  .max(60, { message: 'A bar of 50 mm that measures more than 60 was scaled: print at 100 %.' })
const Edge = z.number().min(20).max(95)

/** What is printed, and how. */
export const PlanesPrintOptions = z.object({
  sheets: z.array(z.enum(PLANES_SHEETS)).max(PLANES_SHEETS.length),
  paper: z.enum(SHEET_PAPERS),
  /** Null for six unnamed cubes. */
  flotillaId: Id.nullable(),
  /** What unnamed cubes bear; null for the standard set. */
  faceSetId: Id.nullable(),
  cubeMm: z.number().min(10).max(25),
  cardShortMm: Edge,
  cardLongMm: Edge,
  tabs: z.boolean(),
  /** What the bars measured on one's own printer; 50 where it prints true. */
  measured: z.object({ across: Measured, down: Measured }),
})
export type PlanesPrintOptions = z.infer<typeof PlanesPrintOptions>

/** A sheet in millimetres from its top left corner, and by how much one's own printer needs it larger. */
export const PrintedSheet = z.object({
  widthMm: z.number(),
  heightMm: z.number(),
  scale: z.object({ x: z.number(), y: z.number() }),
  marks: z.array(z.custom<Mark>()),
})
export type PrintedSheet = z.infer<typeof PrintedSheet>

export const planesPrints = {
  pages: forGamemaster.input(PlanesPrintOptions).output(z.array(PrintedSheet)),
  /** A PDF that asks for no scaling, in base64. */
  pdf: forGamemaster.input(PlanesPrintOptions).output(z.object({ name: z.string(), data: z.string() })),
}
