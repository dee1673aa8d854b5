import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { forGamemaster, Id, IsoTimestamp } from '../base.ts'
import {
  BackShift,
  CARD_DUPLEX_MODES,
  CardBleed,
  NO_BACK_SHIFT,
  PrintPicturesById,
  PrintedPages,
  PrintedPdf,
  sheetOptions,
} from '../printed-sheet.ts'

/** Whether a unit's last printed sheet is up to date. */
export const UnitPrintState = z.object({
  kind: z.enum([...UNIT_KINDS, 'warband']),
  id: Id,
  name: z.string(),
  warbandId: Id,
  /** Time of the last print, or null. */
  printedAt: IsoTimestamp.nullable(),
  hasChanged: z.boolean(),
})
export type UnitPrintState = z.infer<typeof UnitPrintState>

/** Kinds of sheet and card of units and warbands, in printing order. */
export const SHEET_KINDS = [
  'roster',
  'units',
  'reference',
  'portraits',
  'weapons',
  'sections',
  'talents',
  'items',
  'arcana',
  'secrets',
] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** The kit for a game night: everything but cards of units, which are on their sheets. */
export const GAME_NIGHT_SHEET_KINDS = SHEET_KINDS.filter((kind) => kind !== 'portraits')

/** Kinds of blank sheet for handwriting. */
export const BLANK_SHEET_KINDS = ['character', 'squad', 'vehicle', 'roster'] as const
export type BlankSheetKind = (typeof BLANK_SHEET_KINDS)[number]

/** Formats of the sheets of units: a page, two to a page, six to a page. */
export const UNIT_SHEET_FORMATS = ['page', 'half', 'card'] as const

/** Print options. */
export const Planet28PrintOptions = z.object({
  paper: sheetOptions.paper,
  /** Units to print. Rosters and references are those of their warbands. */
  units: z.array(Id).max(1000),
  /** Warbands whose rosters are printed beside those of the units, even if they have none. */
  warbands: z.array(Id).max(1000),
  kinds: z.array(z.enum(SHEET_KINDS)).max(SHEET_KINDS.length),
  blanks: z.array(z.enum(BLANK_SHEET_KINDS)).max(BLANK_SHEET_KINDS.length),
  /** Whether to leave out what has not changed since it was last printed. */
  onlyChanged: z.boolean(),
  format: z.enum(UNIT_SHEET_FORMATS),
  /** Format of quick references: whole pages, or a booklet to fold. */
  reference: z.enum(['page', 'booklet']),
  /** Whether units that differ in name only share a sheet. */
  shareSheets: z.boolean(),
  hitPoints: z.enum(['pips', 'numbers']),
  inkLight: z.boolean(),
  largePrint: z.boolean(),
  portraits: z.boolean(),
  notes: z.boolean(),
  /** Base URL of QR codes that lead to the pages of units. Empty for none. */
  codesLeadTo: z.string().max(200),
  /** A card for each carrier instead of one for all. */
  cardForEach: z.boolean(),
  /** Distance of two cards in millimetres: apart for scissors, together for a guillotine. */
  gutterMm: z.union([z.literal(0), z.literal(3)]),
  bleedMm: CardBleed,
  backs: z.enum(CARD_DUPLEX_MODES),
  backShift: BackShift,
})
export type Planet28PrintOptions = z.infer<typeof Planet28PrintOptions>

/** Defaults of everything but what to print: unit sheets, two to an A4 page. */
export const DEFAULT_PRINT_OPTIONS: Planet28PrintOptions = {
  paper: 'a4',
  units: [],
  warbands: [],
  kinds: ['units'],
  blanks: [],
  onlyChanged: false,
  format: 'half',
  reference: 'page',
  shareSheets: true,
  hitPoints: 'pips',
  inkLight: false,
  largePrint: false,
  portraits: true,
  notes: true,
  codesLeadTo: '',
  cardForEach: false,
  gutterMm: 3,
  bleedMm: 0,
  backs: 'none',
  backShift: NO_BACK_SHIFT,
}

export const prints = {
  list: forGamemaster.output(z.array(UnitPrintState)),
  pages: forGamemaster.input(Planet28PrintOptions).output(
    PrintedPages.extend({
      /** Ids to mark once it is printed. */
      printed: z.array(Id),
      /** Pictures in use. */
      pictures: z.array(Id),
    }),
  ),
  pdf: forGamemaster.input(Planet28PrintOptions.extend({ pictures: PrintPicturesById })).output(PrintedPdf),
  /** Marks the sheets of these units as printed in their current state. */
  mark: forGamemaster.input(z.object({ ids: z.array(Id).min(1).max(1000) })),
}
