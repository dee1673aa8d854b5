import type { Box } from '#shared/cluster/draw/picture.ts'
import { truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import { PAPER_SIZES, type SheetSize } from '#shared/cluster/picture-options.ts'
import type { PrintedSheet, SheetOptions } from '#shared/contract/printed-sheet.ts'
import { type Block, LENGTH_TOLERANCE_MM } from '../blocks/block.ts'
import { measureSpans } from '../blocks/text.ts'
import { createPen, type Pen } from '../pen.ts'
import { INK, MM_PER_POINT, TEXT_STYLES, toSpans } from '../style.ts'

/** Margin that every printer reaches, with a reserve. */
export const PRINT_MARGIN_MM = 8

/** Texts in the foot of every page. */
export interface PageFootTexts {
  /** Whose print it is, such as the campaign. */
  readonly campaign: string
  /** Such as "Gamemaster's edition". */
  readonly edition: string
  /** Date of the print, as people write it. */
  readonly date: string
  readonly version: string
}

/** A page before it is numbered. */
export interface PageDraft extends SheetSize {
  /** In the outline of the PDF, and at the left of the foot. */
  readonly title: string
  draw(pen: Pen): void
  /** Where the feet stand: one for each part of the page that is cut apart. */
  readonly feet: readonly FootPlace[]
  /** Correction of the user's printer, for pages at true scale. */
  readonly scale?: PrintedSheet['scale']
}

interface FootPlace {
  readonly box: Box
  /** Whether it reads upwards, in the margin beside what is cut. It has no line then. */
  readonly isTurned?: boolean
  /** Text at the left; the title of the page by default. */
  readonly title?: string
}

export const PAGE_FOOT_HEIGHT_MM = 4.6
const FOOT_GAP_MM = 4
const FOOT_SETTING = { face: TEXT_STYLES.unit.face, size: TEXT_STYLES.unit.sizePt * MM_PER_POINT }
/** Narrower feet leave out the version. */
const WIDE_FOOT_MM = 150

/**
 * Turns drafts into printed sheets: draws the foot of each page with its title, campaign, edition, date and page
 * number.
 */
export function createPrintedSheets(
  drafts: readonly PageDraft[],
  { campaign, edition, date, version }: PageFootTexts,
): PrintedSheet[] {
  return drafts.map((page, index) => {
    const pen = createPen()
    page.draw(pen)
    const number = `${index + 1} of ${drafts.length}`
    for (const { box, title = page.title, isTurned = false } of page.feet) {
      const length = isTurned ? box.height : box.width
      const made = version === '' || length < WIDE_FOOT_MM ? '' : `Orrery ${version}`
      const right = [date, made, number].filter((part) => part !== '').join(' · ')
      const texts = { title, campaign, edition, right }
      if (isTurned)
        pen.group([box.x, box.y + box.height], { turn: -90 }, (turned) =>
          drawFoot(turned, { x: 0, baseline: box.width - 0.8, width: length }, texts),
        )
      else {
        pen.line([box.x, box.y], [box.x + box.width, box.y], { stroke: INK, lineMm: 0.2 })
        drawFoot(pen, { x: box.x, baseline: box.y + 3.6, width: length }, texts)
      }
    }
    const { widthMm, heightMm, scale = { x: 1, y: 1 } } = page
    return { widthMm, heightMm, scale, title: page.title, marks: [...pen.marks] }
  })
}

interface FootTexts extends Pick<PageFootTexts, 'campaign' | 'edition'> {
  readonly title: string
  /** Date, version and number. */
  readonly right: string
}

function drawFoot(
  pen: Pen,
  { x, baseline, width }: { readonly x: number; readonly baseline: number; readonly width: number },
  { title, campaign, edition, right }: FootTexts,
): void {
  const spans = (text: string) => toSpans(text, TEXT_STYLES.unit)
  const end = spans(right)
  const free = width - measureSpans(end) - 2 * FOOT_GAP_MM
  // The edition says who may read the page: title and campaign give way to it.
  const most = Math.max(0, Math.min(free * 0.6, free - measureSpans(spans(edition))))
  const start = truncateTextToWidth(title, most, FOOT_SETTING)
  const startWidth = measureSpans(spans(start))
  const whole = [campaign, edition].filter((part) => part !== '').join(' · ')
  const isTooLong = measureSpans(spans(whole)) > free - startWidth
  const shown = isTooLong && edition !== '' ? edition : whole
  const centre = truncateTextToWidth(shown, free - startWidth + LENGTH_TOLERANCE_MM, FOOT_SETTING)
  const centreX = x + startWidth + FOOT_GAP_MM + (free - startWidth) / 2
  pen.lines([{ x, y: baseline, spans: spans(start) }], { role: 'P', anchor: 'start' })
  if (centre.length > 1) pen.lines([{ x: centreX, y: baseline, spans: spans(centre) }], { role: 'P', anchor: 'middle' })
  pen.lines([{ x: x + width, y: baseline, spans: end }], { role: 'P', anchor: 'end' })
}

/** Adds an empty page to an odd number of pages, so that what follows begins a sheet that is printed on both sides. */
export function padToEvenPageCount(pages: readonly PageDraft[]): readonly PageDraft[] {
  const last = pages.at(-1)
  if (last === undefined || pages.length % 2 === 0) return pages
  return [...pages, { ...last, title: 'Empty page', feet: [], draw: () => {} }]
}

/** Size of the chosen paper. */
export function getPaperSize(paper: SheetOptions['paper'], isLandscape = false): SheetSize {
  const { widthMm, heightMm } = PAPER_SIZES[paper]
  return isLandscape ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }
}

/** The part of a page above its foot. */
export function computePageContentBox({ widthMm, heightMm }: SheetSize): Box {
  return {
    x: PRINT_MARGIN_MM,
    y: PRINT_MARGIN_MM,
    width: widthMm - 2 * PRINT_MARGIN_MM,
    height: heightMm - 2 * PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM - 1,
  }
}

/** Lays a block out on pages of this paper, each with its foot. */
export function layOutPages(title: string, block: Block, size: SheetSize): PageDraft[] {
  const box = computePageContentBox(size)
  const foot = { ...box, y: size.heightMm - PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM, height: PAGE_FOOT_HEIGHT_MM }
  return splitBlockIntoBoxes(block, box).map((part) => ({
    ...size,
    title,
    draw: (pen) => drawBlockInBox(pen, part, box),
    feet: [{ box: foot }],
  }))
}

/** Splits a block into parts that fit boxes of one size. A part that cannot be split is drawn smaller. */
export function splitBlockIntoBoxes(block: Block, { width, height }: Pick<Box, 'width' | 'height'>): Block[] {
  const parts: Block[] = []
  let rest = block
  while (rest.height(width) > height + 1e-6) {
    const split = rest.split?.(width, height) ?? null
    if (split === null) break
    parts.push(split[0])
    rest = split[1]
  }
  return [...parts, rest]
}

/** Draws a block into a box, smaller if it is too high. */
export function drawBlockInBox(pen: Pen, block: Block, box: Box): void {
  const high = block.height(box.width)
  if (high <= box.height + 1e-6) return block.draw(pen, box)
  const scale = box.height / high
  pen.group([box.x + (box.width * (1 - scale)) / 2, box.y], { scale }, (inner) =>
    block.draw(inner, { x: 0, y: 0, width: box.width, height: high }),
  )
}
