import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { PrintedPages, PrintedPdf, sheetOptions } from '../printed-sheet.ts'

/** Printable sheets, in printing order. */
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
  'marks',
  'record',
] as const
export type PlanesSheet = (typeof PLANES_SHEETS)[number]

const Edge = z.number().min(20).max(95)

/** Print options. */
export const PlanesPrintOptions = z.object({
  sheets: z.array(z.enum(PLANES_SHEETS)).max(PLANES_SHEETS.length),
  ...sheetOptions,
  /** Null for six unnamed cubes. */
  flotillaId: Id.nullable(),
  /** Drawing of unnamed cubes; null for the standard set. */
  faceSetId: Id.nullable(),
  /** The battle whose record is printed; null for none. */
  battleId: Id.nullable(),
  cubeMm: z.number().min(10).max(25),
  cardShortMm: Edge,
  cardLongMm: Edge,
  tabs: z.boolean(),
})
export type PlanesPrintOptions = z.infer<typeof PlanesPrintOptions>

export const planesPrints = {
  pages: forGamemaster.input(PlanesPrintOptions).output(PrintedPages),
  /** A PDF that requests printing without scaling, in base64. */
  pdf: forGamemaster.input(PlanesPrintOptions).output(PrintedPdf),
}
