import * as z from 'zod'
import { SHEET_PAPERS } from '#shared/cluster/picture-options.ts'
import type { PageMark } from '#shared/print/page-marks.ts'
import { Id } from './base.ts'

/** Plausible length of a 50 mm calibration bar on a printer that is slightly off. */
const Measured = z
  .number()
  .min(40, { message: 'A bar of 50 mm that measures less than 40 was scaled: print at 100 %.' })
  .max(60, { message: 'A bar of 50 mm that measures more than 60 was scaled: print at 100 %.' })

/** Layout options of sheets. */
export const sheetOptions = {
  paper: z.enum(SHEET_PAPERS),
  /** Measured lengths of the calibration bars in mm; 50 if the printer is accurate. */
  measured: z.object({ across: Measured, down: Measured }),
}
const SheetOptions = z.object(sheetOptions)
export type SheetOptions = z.infer<typeof SheetOptions>

/** Backs of cards, for duplex printing over the long or the short edge of the paper. */
export const CARD_DUPLEX_MODES = ['none', 'long-edge', 'short-edge'] as const
export type CardDuplexMode = (typeof CARD_DUPLEX_MODES)[number]

/** How far backgrounds and pictures of cards with bleed run over the cutting line. */
export const CARD_BLEED_MM = 3
/** Bleed of cards in millimetres; 0 for none. Cards with bleed are laid out with gaps between them. */
export const CardBleed = z.union([z.literal(0), z.literal(CARD_BLEED_MM)])
export type CardBleed = z.infer<typeof CardBleed>

/** Longest error of the position of a second side, in millimetres. */
const MOST_SHIFT_MM = 10
const Shift = z.number().min(-MOST_SHIFT_MM).max(MOST_SHIFT_MM)
/** Measured error of the second side of the user's printer, in millimetres. */
export const BackShift = z.object({ across: Shift, down: Shift })
export type BackShift = z.infer<typeof BackShift>
export const NO_BACK_SHIFT: BackShift = { across: 0, down: 0 }

/** A sheet in millimetres from its top left corner. `scale` compensates the printer's error. */
export const PrintedSheet = z.object({
  widthMm: z.number(),
  heightMm: z.number(),
  /** Title in the outline of the PDF. */
  title: z.string(),
  scale: z.object({ x: z.number(), y: z.number() }),
  marks: z.array(z.custom<PageMark>()),
})
export type PrintedSheet = z.infer<typeof PrintedSheet>

/** Pages of a print for its preview. */
export const PrintedPages = z.object({
  sheets: z.array(PrintedSheet),
  /** Letters that no font has: they print as empty boxes. */
  missingLetters: z.array(z.string()),
})
export type PrintedPages = z.infer<typeof PrintedPages>

/** A PDF in base64 with its file name. */
export const PrintedPdf = z.object({
  name: z.string(),
  data: z.string(),
  /** Numbers of pages with a picture that is left out because it is damaged. */
  pagesWithoutPicture: z.array(z.int()),
})
export type PrintedPdf = z.infer<typeof PrintedPdf>

/** Pictures that the window has converted to JPEG, in base64 by id. Others are converted to PNG, which is larger. */
export const PrintPicturesById = z.record(Id, z.string().max(1_500_000).pipe(z.base64()))
