import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { type Block, stack } from '../blocks/block.ts'
import { band, type TitleBandFigure } from '../blocks/title-band.ts'
import { layOutPages, type PageDraft } from './page.ts'

/** What the band of a page says. */
export interface PageTitleBandContent {
  readonly title: string
  /** Lines at the right, such as the game and the kind of sheet. */
  readonly subtitle: readonly string[]
  /** Number at the right end. */
  readonly figure?: TitleBandFigure
  /** Name of the page in its foot and in the outline; the title by default. */
  readonly foot?: string
}

const BAND_MM = 12
const TITLE_PT = 21
const GAP_MM = 4

/** The title band of a page of forms, references and cut-outs. */
export function createPageTitleBandBlock({ title, subtitle, figure }: PageTitleBandContent): Block {
  return band(title, { heightMm: BAND_MM, titlePt: TITLE_PT, subtitle, ...(figure && { figure }) })
}

export function getPageName({ title, foot }: PageTitleBandContent): string {
  return foot ?? title
}

/** Lays blocks out below a title band, which each further page repeats. */
export function layOutTitledPages(
  title: PageTitleBandContent,
  blocks: readonly Block[],
  size: SheetSize,
  gap = GAP_MM,
): PageDraft[] {
  const head = createPageTitleBandBlock(title)
  return layOutPages(
    getPageName(title),
    stack([{ ...head, keepsWithNext: true }, ...blocks], { gap, continued: head }),
    size,
  )
}
