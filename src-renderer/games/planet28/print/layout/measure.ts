import type { Sheet } from '../sheet-model.ts'
import { type MeasuredRow, type PlacedPage, distributeRowsOverPages } from './page-breaks.ts'
import {
  CARD_SIZE,
  CARD_MARGIN_MM,
  FOOT_MARGIN_MM,
  MIN_NOTE_SPACE_MM,
  PAGE_MARGIN_MM,
  type Paper,
  PAPERS,
  FOOT_TOLERANCE_MM,
  convertMmToPixels,
} from './paper.ts'

/** Heights of a sheet in pixels: its header on the first and on later pages, its footer, and its rows. */
export interface SheetMeasures {
  readonly head: number
  readonly nextHead: number
  readonly foot: number
  readonly bands: readonly MeasuredRow[]
}

/** A typeset sheet: its font size and its pages. */
export interface TypesetSheet {
  readonly sheet: Sheet
  readonly points: number
  readonly pages: readonly PlacedPage[]
}

/** Measures a sheet rendered in the measuring box. */
export function measureSheet(galley: Element, sheet: Sheet): SheetMeasures {
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0
  const find = (name: string) => galley.querySelector(`:scope > [data-measure="${name}"]`)
  const bands = [...galley.querySelectorAll(':scope > [data-measure="band"]')]
  return {
    head: heightOf(find('head')),
    nextHead: heightOf(find('next-head')),
    foot: heightOf(find('foot')),
    bands: sheet.bands.map(({ columns }, index) => ({
      columns,
      sections: [...(bands[index]?.children ?? [])].map((section) => {
        const [heading, ...atoms] = [...section.children].map(heightOf)
        return { heading: heading ?? 0, atoms }
      }),
    })),
  }
}

/** Distributes a measured sheet over pages. */
export function paginateSheet(
  sheet: Sheet,
  { head, nextHead, foot, bands }: SheetMeasures,
  paper: Paper,
): PlacedPage[] {
  const room = roomOf(sheet, paper) - convertMmToPixels(foot > 0 ? FOOT_MARGIN_MM : 0) - foot
  return distributeRowsOverPages(bands, { first: room - head, next: room - nextHead })
}

function roomOf({ form }: Sheet, paper: Paper): number {
  if (form === 'card') return convertMmToPixels(CARD_SIZE.height - 2 * CARD_MARGIN_MM)
  return convertMmToPixels(PAPERS[paper].height - PAGE_MARGIN_MM - FOOT_TOLERANCE_MM)
}

/** Whether a sheet fits on one page, with some millimetres left for notes. */
export function fitsOnOnePage(pages: readonly PlacedPage[], sheet: Sheet, pencilMm: number): boolean {
  const [page, second] = pages
  if (page === undefined || second !== undefined) return false
  return page.rest >= (sheet.pencil === null ? 0 : convertMmToPixels(pencilMm))
}

/** Whether the rest of the last page gets lines for notes. */
export function hasNoteSpace({ sheet, pages }: TypesetSheet, page: PlacedPage): boolean {
  return sheet.pencil !== null && page === pages.at(-1) && page.rest >= convertMmToPixels(MIN_NOTE_SPACE_MM)
}
