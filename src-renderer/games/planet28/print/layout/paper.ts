import type { Preferences } from '#renderer/stores/preferences.ts'

export type Paper = Preferences['paper']

/** Size of a page in millimetres. */
export interface PaperSize {
  readonly width: number
  readonly height: number
}

export const PAPERS: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
}

/** A playing card, 63 by 88 mm, which fits standard sleeves. */
export const CARD_SIZE: PaperSize = { width: 63, height: 88 }
/** White margin of a card, in millimetres. */
export const CARD_MARGIN_MM = 4
/** White margin of a page at the sides, the top, and below the footer, in millimetres. */
export const PAGE_MARGIN_MM = 14
export const FOOT_MARGIN_MM = 8
/** Tolerance above the footer, in millimetres: a printer may set lines slightly higher than the screen. */
export const FOOT_TOLERANCE_MM = 4
/** Minimum height of lines for notes, in millimetres. */
export const MIN_NOTE_SPACE_MM = 14

const PX_PER_MM = 96 / 25.4

/** Converts millimetres to CSS pixels. */
export function convertMmToPixels(mm: number): number {
  return mm * PX_PER_MM
}

/** Height reserved below the cards for cut marks and a footer, in millimetres. */
const UNDER_CARDS = 11

/** Offset of the nine cards of a page from its left and top edge. */
export function getCardOrigin(paper: Paper): { left: number; top: number } {
  const { width, height } = PAPERS[paper]
  const spare = height - 3 * CARD_SIZE.height
  return { left: (width - 3 * CARD_SIZE.width) / 2, top: Math.min(spare / 2, spare - UNDER_CARDS) }
}
