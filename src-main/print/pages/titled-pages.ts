import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { band, type BandFigure } from '../blocks/band.ts'
import { type Block, stack } from '../blocks/block.ts'
import { flowPages, type PageDraft } from './page.ts'

/** What the band of a page says. */
export interface PageTitle {
  readonly title: string
  /** Lines at the right, such as the game and the kind of sheet. */
  readonly subtitle: readonly string[]
  /** Number at the right end. */
  readonly figure?: BandFigure
  /** Name of the page in its foot and in the outline; the title by default. */
  readonly foot?: string
}

const BAND_MM = 12
const TITLE_PT = 21
const GAP_MM = 4

/** The title band of a page of forms, references and cut-outs. */
export function pageBand({ title, subtitle, figure }: PageTitle): Block {
  return band(title, { heightMm: BAND_MM, titlePt: TITLE_PT, subtitle, ...(figure && { figure }) })
}

export function getPageName({ title, foot }: PageTitle): string {
  return foot ?? title
}

/** Lays blocks out below a title band, which each further page repeats. */
export function titledPages(title: PageTitle, blocks: readonly Block[], size: SheetSize, gap = GAP_MM): PageDraft[] {
  const head = pageBand(title)
  return flowPages(
    getPageName(title),
    stack([{ ...head, keepsWithNext: true }, ...blocks], { gap, continued: head }),
    size,
  )
}
