import type { Box } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet, SheetOptions } from '#shared/contract/printed-sheet.ts'
import { type Block, drawing } from '../blocks/block.ts'
import { fitText } from '../blocks/text.ts'
import { type Pen } from '../pen.ts'
import { type RichText, TEXT_STYLES } from '../style.ts'
import { PAGE_FOOT_HEIGHT_MM, type PageDraft, getPaperSize, PRINT_MARGIN_MM } from './page.ts'
import { packItemsOnPages } from './shelves.ts'
import { getPageName, createPageTitleBandBlock, type PageTitleBandContent } from './titled-pages.ts'

/** Something at true size, to cut out or to compare with. */
export interface CutOut extends SheetSize {
  draw(pen: Pen, box: Box): void
}

/** Length of the check bars. */
export const CHECK_BAR_MM = 50
const BAR_END_MM = 1.8
/** Height of the row with the bar by which a printer is checked, and its text. */
const BAR_ROW_MM = 7
const GAP_MM = 2.5
const BAND_GAP_MM = 3

/** A block as a cut-out of this width. */
export function createCutOut(block: Block, widthMm: number): CutOut {
  return { widthMm, heightMm: block.height(widthMm), draw: (pen, box) => block.draw(pen, box) }
}

/** The room for cut-outs on a page of this paper. */
export function computeCutOutRoom({ paper }: Pick<SheetOptions, 'paper'>, title: PageTitleBandContent): SheetSize {
  const { left, right, top, bottom } = roomBounds(getPaperSize(paper), title)
  return { widthMm: right - left, heightMm: bottom - top }
}

function roomBounds({ widthMm, heightMm }: SheetSize, title: PageTitleBandContent) {
  const [left, right] = [PRINT_MARGIN_MM, widthMm - PRINT_MARGIN_MM]
  const top = PRINT_MARGIN_MM + createPageTitleBandBlock(title).height(right - left) + BAND_GAP_MM
  return { left, right, top, bottom: heightMm - PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM - 1 - BAR_ROW_MM }
}

/**
 * Packs cut-outs on as few pages as they need. Each page has the title band and two check bars, and is corrected for
 * the measured printer.
 */
export function createCutOutPages(
  { paper, measured }: SheetOptions,
  title: PageTitleBandContent,
  { items, legend = [] }: { readonly items: readonly CutOut[]; readonly legend?: RichText },
): PageDraft[] {
  const size = getPaperSize(paper)
  const bounds = roomBounds(size, title)
  const { left, right, top, bottom } = bounds
  const scale: PrintedSheet['scale'] = { x: CHECK_BAR_MM / measured.across, y: CHECK_BAR_MM / measured.down }
  const pages = packItemsOnPages(items, { widthMm: right - left, heightMm: bottom - top }, GAP_MM)
  return pages.map((placed) => ({
    ...size,
    title: getPageName(title),
    scale,
    draw(pen) {
      const band = createPageTitleBandBlock(title)
      band.draw(pen, { x: left, y: PRINT_MARGIN_MM, width: right - left, height: band.height(right - left) })
      for (const { item, x, y } of placed)
        item.draw(pen, { x: left + x, y: top + y, width: item.widthMm, height: item.heightMm })
      scaleBars(legend).draw(pen, { x: left, y: bottom, width: right - left, height: BAR_ROW_MM })
    },
    feet: [
      {
        box: {
          x: left,
          y: size.heightMm - PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM,
          width: right - left,
          height: PAGE_FOOT_HEIGHT_MM,
        },
      },
    ],
  }))
}

/** A bar of 50 mm across, and one down in the left margin, to measure what the printer makes of them. */
function scaleBars(legend: RichText): Block {
  return drawing(BAR_ROW_MM, (pen, { x, y, width, height }) => {
    const base = y + height - 1.5
    const paint = { lineMm: 0.25 }
    pen.line([x, base], [x + CHECK_BAR_MM, base], paint)
    for (const end of [x, x + CHECK_BAR_MM]) pen.line([end, base - BAR_END_MM], [end, base], paint)
    const aside = x - 0.6
    pen.line([aside, base - CHECK_BAR_MM], [aside, base], paint)
    for (const end of [base - CHECK_BAR_MM, base]) pen.line([aside - BAR_END_MM, end], [aside, end], paint)
    const parts = typeof legend === 'string' ? [legend] : legend
    const text: RichText = [`Both bars are ${CHECK_BAR_MM} mm: print at 100 %. `, ...parts]
    const { lines, style } = fitText(text, TEXT_STYLES.soft, { width: width - CHECK_BAR_MM - 3, height })
    pen.lines(
      lines.map((spans, index) => ({
        x: x + CHECK_BAR_MM + 3,
        y: base - (lines.length - 1 - index) * style.sizePt * 0.41,
        spans,
      })),
      { role: 'P', anchor: 'start' },
    )
  })
}
