import type { Preferences } from '#renderer/ui/pages/preferences.ts'

/** A format of paper. */
export type Paper = Preferences['paper']

/** Millimetres of a page. */
export interface PaperSize {
  readonly width: number
  readonly height: number
}

/** The formats there are. */
export const PAPERS: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
}

/** A playing card: 63 by 88 mm, so that it fits the usual sleeves. */
export const CARD: PaperSize = { width: 63, height: 88 }
/** White within a card's edge. */
export const CARD_MARGIN = 4
/** White at the sides and the top of a page, and under its foot. */
export const MARGIN = 14
export const FOOT_MARGIN = 8
/** Kept free above the foot: a printer may set a line a little higher than the window. */
export const SLACK = 4
/** The least that is worth ruling for a pencil. */
export const MIN_NOTE_SPACE = 14

const PX_PER_MM = 96 / 25.4

/** Millimetres in pixels of the window. */
export function toPixels(mm: number): number {
  return mm * PX_PER_MM
}

/** What is kept under the cards for cut marks and a foot. */
const UNDER_CARDS = 11

/** Where the nine cards of a page begin, from its left and its top. */
export function getCardOrigin(paper: Paper): { left: number; top: number } {
  const { width, height } = PAPERS[paper]
  const spare = height - 3 * CARD.height
  return { left: (width - 3 * CARD.width) / 2, top: Math.min(spare / 2, spare - UNDER_CARDS) }
}
