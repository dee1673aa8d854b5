import * as z from 'zod'
import { SIDES } from '../games/fistful/model.ts'
import { ShipsSchema } from '../games/fistful/orders-schema.ts'
import { forGamemaster, Id } from './base.ts'
import { JournalEdition } from './journal.ts'
import { DayNumber } from './nights.ts'
import {
  BackShift,
  CARD_DUPLEX_MODES,
  CardBleed,
  PrintPicturesById,
  PrintedPages,
  PrintedPdf,
  sheetOptions,
} from './printed-sheet.ts'

/** Sheets of a game of A Fistful of Planets. */
export const FISTFUL_SHEET_KINDS = ['orders', 'blank', 'report', 'record', 'map', 'chart'] as const
export type FistfulSheetKind = (typeof FISTFUL_SHEET_KINDS)[number]

/** Formats of a book: whole pages, half pages, or half pages in the order of a folded booklet. */
export const BOOK_LAYOUTS = ['page', 'half', 'booklet'] as const
export type BookLayout = (typeof BOOK_LAYOUTS)[number]

/** Printed forms of pages, with what they print. */
export const PagePrintForm = z.discriminatedUnion('form', [
  /** `side` is the reader, null for the referee; `turn` null for the last one. */
  z.object({
    form: z.literal('turns'),
    id: Id,
    sheet: z.enum(FISTFUL_SHEET_KINDS),
    side: z.enum(SIDES).nullable(),
    turn: z.int().min(1).nullable(),
  }),
  z.object({
    form: z.literal('chronicle'),
    edition: JournalEdition,
    from: DayNumber.nullable(),
    to: DayNumber.nullable(),
    format: z.enum(BOOK_LAYOUTS),
  }),
  /** The gazetteer of a star cluster. */
  z.object({ form: z.literal('gazetteer'), id: Id, edition: JournalEdition, format: z.enum(BOOK_LAYOUTS) }),
  /** Cards of the stars of a cluster. */
  z.object({
    form: z.literal('star-cards'),
    id: Id,
    edition: JournalEdition,
    backs: z.enum(CARD_DUPLEX_MODES),
    bleedMm: CardBleed,
    backShift: BackShift,
  }),
  z.object({ form: z.literal('entry'), id: Id, edition: JournalEdition }),
  z.object({ form: z.literal('session'), id: Id }),
  /** The month of a day; null for today's. */
  z.object({ form: z.literal('calendar'), day: DayNumber.nullable() }),
  z.object({ form: z.literal('relations'), edition: JournalEdition }),
  /** A recorded battle. */
  z.object({ form: z.literal('battle'), id: Id }),
  /** A battle that is played here. */
  z.object({ form: z.literal('match'), id: Id }),
  z.object({ form: z.literal('scenario'), id: Id }),
  z.object({ form: z.literal('off-table'), id: Id, edition: JournalEdition }),
  z.object({ form: z.literal('agendas') }),
  z.object({ form: z.literal('rulings') }),
  /** What differs from the book of Planet 28. */
  z.object({ form: z.literal('house-rules') }),
  z.object({ form: z.literal('odds'), a: ShipsSchema, b: ShipsSchema }),
])
export type PagePrintForm = z.infer<typeof PagePrintForm>
export type PagePrintFormName = PagePrintForm['form']

const Request = z.object({ paper: sheetOptions.paper, page: PagePrintForm })
export type PagePrintRequest = z.infer<typeof Request>

export const pagePrints = {
  pages: forGamemaster.input(Request).output(
    PrintedPages.extend({
      /** Pictures in use. */
      pictures: z.array(Id),
      /** Whether the pages are for the gamemaster or for one player alone. */
      isSecret: z.boolean(),
    }),
  ),
  pdf: forGamemaster.input(Request.extend({ pictures: PrintPicturesById })).output(PrintedPdf),
}
