import * as z from 'zod'
import { forGamemaster, Id } from '../base.ts'
import { PrintedPages, PrintedPdf, sheetOptions } from '../printed-sheet.ts'

/** Printable sheets, in printing order. */
export const SAND_SHEETS = [
  'army',
  'firing',
  'strips',
  'discs',
  'tokens',
  'terrain',
  'pictures',
  'cords',
  'robots',
  'rooms',
  'prisoners',
  'objectives',
  'record',
  'marks',
] as const
export type SandSheet = (typeof SAND_SHEETS)[number]

/** Print options. */
export const SandPrintOptions = z.object({
  ...sheetOptions,
  sheets: z.array(z.enum(SAND_SHEETS)).max(SAND_SHEETS.length),
  /** Null for blank lists and cards. */
  armyId: Id.nullable(),
  /** R1, the length of the cup and the pail, in millimetres (SAND-KIT-2, SAND-KIT-3). */
  unitMm: z.number().min(50).max(2000),
  cupMm: z.number().min(20).max(500),
  pailMm: z.number().min(20).max(1000),
})
export type SandPrintOptions = z.infer<typeof SandPrintOptions>

export const sandPrints = {
  pages: forGamemaster.input(SandPrintOptions).output(PrintedPages),
  /** A PDF that requests printing without scaling, in base64. */
  pdf: forGamemaster.input(SandPrintOptions).output(PrintedPdf),
}
