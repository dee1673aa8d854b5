import type { Sheet } from '../sheet-model.ts'
import { type MeasuredRow, type PlacedPage, flowRows } from './page-breaks.ts'
import { CARD, CARD_MARGIN, FOOT_MARGIN, MIN_NOTE_SPACE, MARGIN, type Paper, PAPERS, SLACK, toPixels } from './paper.ts'

/** The heights of a sheet in pixels: its head on the first and on further pages, its foot, and its bands. */
export interface Measures {
  readonly head: number
  readonly nextHead: number
  readonly foot: number
  readonly bands: readonly MeasuredRow[]
}

/** A sheet that is set: its size of type, and what stands on each of its pages. */
export interface TypesetSheet {
  readonly sheet: Sheet
  readonly points: number
  readonly pages: readonly PlacedPage[]
}

/** Reads the heights of a sheet that the galley shows. */
export function measureSheet(galley: Element, sheet: Sheet): Measures {
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

/** Spreads a measured sheet over pages. */
export function paginateSheet(sheet: Sheet, { head, nextHead, foot, bands }: Measures, paper: Paper): PlacedPage[] {
  const room = roomOf(sheet, paper) - toPixels(foot > 0 ? FOOT_MARGIN : 0) - foot
  return flowRows(bands, { first: room - head, next: room - nextHead })
}

function roomOf({ form }: Sheet, paper: Paper): number {
  if (form === 'card') return toPixels(CARD.height - 2 * CARD_MARGIN)
  return toPixels(PAPERS[paper].height - MARGIN - SLACK)
}

/** Whether a sheet stands on one page, with that many millimetres left for a pencil. */
export function fitsOnOnePage(pages: readonly PlacedPage[], sheet: Sheet, pencilMm: number): boolean {
  const [page, second] = pages
  if (page === undefined || second !== undefined) return false
  return page.rest >= (sheet.pencil === null ? 0 : toPixels(pencilMm))
}

/** Whether what is left of the last page is ruled for a pencil. */
export function hasNoteSpace({ sheet, pages }: TypesetSheet, page: PlacedPage): boolean {
  return sheet.pencil !== null && page === pages.at(-1) && page.rest >= toPixels(MIN_NOTE_SPACE)
}
