import type { Box } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet, SheetOptions } from '#shared/contract/printed-sheet.ts'
import { type Block, drawing } from '../blocks/block.ts'
import { fitText } from '../blocks/text.ts'
import { type Pen } from '../pen.ts'
import { type RichText, TEXT } from '../style.ts'
import { FOOT_MM, type PageDraft, paperSize, PRINT_MARGIN_MM } from './page.ts'
import { packShelves } from './shelves.ts'
import { getPageName, pageBand, type PageTitle } from './titled-pages.ts'

/** Something at true size, to cut out or to compare with. */
export interface CutOut extends SheetSize {
  draw(pen: Pen, box: Box): void
}

/** Length of the check bars. */
export const BAR_MM = 50
const BAR_END_MM = 1.8
/** Height of the row with the bar by which a printer is checked, and its text. */
const BAR_ROW_MM = 7
const GAP_MM = 2.5
const BAND_GAP_MM = 3

/** A block as a cut-out of this width. */
export function cutOut(block: Block, widthMm: number): CutOut {
  return { widthMm, heightMm: block.height(widthMm), draw: (pen, box) => block.draw(pen, box) }
}

/** The room for cut-outs on a page of this paper. */
export function cutOutRoom({ paper }: Pick<SheetOptions, 'paper'>, title: PageTitle): SheetSize {
  const { left, right, top, bottom } = roomBounds(paperSize(paper), title)
  return { widthMm: right - left, heightMm: bottom - top }
}

function roomBounds({ widthMm, heightMm }: SheetSize, title: PageTitle) {
  const [left, right] = [PRINT_MARGIN_MM, widthMm - PRINT_MARGIN_MM]
  const top = PRINT_MARGIN_MM + pageBand(title).height(right - left) + BAND_GAP_MM
  return { left, right, top, bottom: heightMm - PRINT_MARGIN_MM - FOOT_MM - 1 - BAR_ROW_MM }
}

/**
 * Packs cut-outs on as few pages as they need. Each page has the title band and two check bars, and is corrected for
 * the measured printer.
 */
export function cutOutPages(
  { paper, measured }: SheetOptions,
  title: PageTitle,
  { items, legend = [] }: { readonly items: readonly CutOut[]; readonly legend?: RichText },
): PageDraft[] {
  const size = paperSize(paper)
  const bounds = roomBounds(size, title)
  const { left, right, top, bottom } = bounds
  const scale: PrintedSheet['scale'] = { x: BAR_MM / measured.across, y: BAR_MM / measured.down }
  const pages = packShelves(items, { widthMm: right - left, heightMm: bottom - top }, GAP_MM)
  return pages.map((placed) => ({
    ...size,
    title: getPageName(title),
    scale,
    draw(pen) {
      const band = pageBand(title)
      band.draw(pen, { x: left, y: PRINT_MARGIN_MM, width: right - left, height: band.height(right - left) })
      for (const { item, x, y } of placed)
        item.draw(pen, { x: left + x, y: top + y, width: item.widthMm, height: item.heightMm })
      scaleBars(legend).draw(pen, { x: left, y: bottom, width: right - left, height: BAR_ROW_MM })
    },
    feet: [
      {
        box: {
          x: left,
          y: size.heightMm - PRINT_MARGIN_MM - FOOT_MM,
          width: right - left,
          height: FOOT_MM,
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
    pen.line([x, base], [x + BAR_MM, base], paint)
    for (const end of [x, x + BAR_MM]) pen.line([end, base - BAR_END_MM], [end, base], paint)
    const aside = x - 0.6
    pen.line([aside, base - BAR_MM], [aside, base], paint)
    for (const end of [base - BAR_MM, base]) pen.line([aside - BAR_END_MM, end], [aside, end], paint)
    const parts = typeof legend === 'string' ? [legend] : legend
    const text: RichText = [`Both bars are ${BAR_MM} mm: print at 100 %. `, ...parts]
    const { lines, style } = fitText(text, TEXT.soft, { width: width - BAR_MM - 3, height })
    pen.lines(
      lines.map((spans, index) => ({
        x: x + BAR_MM + 3,
        y: base - (lines.length - 1 - index) * style.sizePt * 0.41,
        spans,
      })),
      { role: 'P', anchor: 'start' },
    )
  })
}
