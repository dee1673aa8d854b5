import type { Box } from '#shared/cluster/draw/picture.ts'
import { truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { PageMark } from '#shared/print/page-marks.ts'
import { type Block, row, space, stack } from '../blocks/block.ts'
import { paragraph } from '../blocks/text.ts'
import { createPen, type Pen } from '../pen.ts'
import { BRASS_COLOUR, MM_PER_POINT, TEXT_STYLES, toSpans } from '../style.ts'
import {
  drawBlockInBox,
  PAGE_FOOT_HEIGHT_MM,
  computePageContentBox,
  type PageDraft,
  PRINT_MARGIN_MM,
  splitBlockIntoBoxes,
} from './page.ts'

/** A chapter of a book. It begins on a new page. */
export interface Chapter {
  readonly title: string
  readonly block: Block
  /** Whether it takes the page up to its margins, without a running head, as maps do. */
  readonly isFullPage?: boolean
}

interface BookOptions {
  /** Title at the left of running heads. */
  readonly title: string
  readonly size: SheetSize
  /** Size of the texts of the contents. */
  readonly sizePt: number
  /** The title page. */
  readonly cover: Block
  readonly chapters: readonly Chapter[]
  /** Chapters that refer to pages of the others. */
  readonly appendices?: (pageOf: PageNumberFinder) => readonly Chapter[]
}

type BookHead = Pick<BookOptions, 'title' | 'size'>

/** Finds the page number of an anchor. */
export type PageNumberFinder = (anchor: string) => number | null

/** Share of the width that a margin at the side takes. */
const SIDE_SHARE = 0.1
const HEAD_MM = 8
const NUMBER_MM = 12
const COVER_GAP_MM = 20

/** Lays out a book: cover, contents with page numbers and links, and chapters with running heads. */
export function layOutBook(options: BookOptions): PageDraft[] {
  const { title, size, chapters } = options
  const box = bookBox(size)
  const body = chapters.map((chapter, index) => chapterPages(chapter, index, options))
  // The pages before the body are as many with any numbers.
  const front = layOutFront([...body, ...layOutAppendices(options, body, 0)], 0, options).length
  const all = [...body, ...layOutAppendices(options, body, front)]
  const pages = layOutFront(all, front, options)
  return [
    ...pages.map((block, index) =>
      bookPage(index === 0 ? title : 'Contents', size, (pen) => drawBlockInBox(pen, block, box)),
    ),
    ...all.flat(),
  ]
}

/** Lays out the appendices, which know the page of each anchor once the number of pages before the body is known. */
function layOutAppendices(options: BookOptions, body: readonly PageDraft[][], front: number): PageDraft[][] {
  const pages = new Map(
    body.flat().flatMap((page, index) => listAnchors(page).map((name) => [name, front + index + 1] as const)),
  )
  const appendices = options.appendices?.((anchor) => pages.get(anchor) ?? null) ?? []
  return appendices.map((chapter, index) => chapterPages(chapter, body.length + index, options))
}

/** The cover and the contents, a block for each page. Short contents stand below the cover. */
function layOutFront(chapters: readonly PageDraft[][], front: number, { size, sizePt, cover }: BookOptions): Block[] {
  let page = front + 1
  const rows = chapters.map((pages, index) => {
    const line = contentsRow(pages[0]?.title ?? '', { page, to: chapterAnchor(index), sizePt })
    page += pages.length
    return line
  })
  const head = { ...paragraph('Contents', { ...TEXT_STYLES.title, sizePt: sizePt * 1.8 }), keepsWithNext: true }
  const contents = [head, ...rows]
  const gap = sizePt * 0.15
  const box = bookBox(size)
  const together = stack([cover, space(COVER_GAP_MM), ...contents], { gap })
  if (together.height(box.width) <= box.height) return [together]
  return [cover, ...splitBlockIntoBoxes(stack(contents, { gap }), box)]
}

/** The part of a page of a book for its text. */
export function bookBox({ widthMm, heightMm }: SheetSize): Box {
  const side = Math.max(PRINT_MARGIN_MM, widthMm * SIDE_SHARE)
  const top = PRINT_MARGIN_MM + HEAD_MM
  return {
    x: side,
    y: top,
    width: widthMm - 2 * side,
    height: heightMm - top - PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM - 2,
  }
}

function chapterAnchor(index: number): string {
  return `chapter-${index + 1}`
}

function chapterPages({ title, block, isFullPage }: Chapter, index: number, book: BookHead): PageDraft[] {
  const box = isFullPage ? computePageContentBox(book.size) : bookBox(book.size)
  return splitBlockIntoBoxes(block, box).map((part, at) =>
    bookPage(title, book.size, (pen) => {
      if (at === 0) pen.anchor(chapterAnchor(index), title)
      if (!isFullPage) drawRunningHead(pen, box, [book.title, title])
      drawBlockInBox(pen, part, box)
    }),
  )
}

function bookPage(title: string, size: SheetSize, draw: (pen: Pen) => void): PageDraft {
  const { x, width } = bookBox(size)
  const y = size.heightMm - PRINT_MARGIN_MM - PAGE_FOOT_HEIGHT_MM
  return { ...size, title, draw, feet: [{ title: '', box: { x, y, width, height: PAGE_FOOT_HEIGHT_MM } }] }
}

/** The book at the left, the chapter at the right, over a hairline. */
function drawRunningHead(pen: Pen, { x, width }: Box, [left, right]: readonly [string, string]): void {
  const style = { ...TEXT_STYLES.subtitle, sizePt: 9 }
  const setting = { face: style.face, size: style.sizePt * MM_PER_POINT }
  const baseline = PRINT_MARGIN_MM + 3.4
  const draw = (text: string, at: number, anchor: 'start' | 'end') =>
    pen.lines([{ x: at, y: baseline, spans: toSpans(truncateTextToWidth(text, width * 0.47, setting), style) }], {
      role: 'P',
      anchor,
    })
  draw(left, x, 'start')
  if (right !== left) draw(right, x + width, 'end')
  pen.line([x, baseline + 1.6], [x + width, baseline + 1.6], { stroke: BRASS_COLOUR, lineMm: 0.25 })
}

/** A line of the contents, which leads to its page. */
function contentsRow(
  title: string,
  { page, to, sizePt }: { readonly page: number; readonly to: string; readonly sizePt: number },
): Block {
  const number = paragraph(String(page), { ...TEXT_STYLES.figure, sizePt: sizePt - 1 }, { anchor: 'end' })
  const line = row(
    [{ block: paragraph(title, { ...TEXT_STYLES.body, sizePt }) }, { block: number, widthMm: NUMBER_MM }],
    {
      gap: 4,
      align: 'bottom',
    },
  )
  return {
    ...line,
    draw(pen, box) {
      line.draw(pen, box)
      pen.link(to, { ...box, height: line.height(box.width) })
    },
  }
}

/** A point that links and page references lead to, above the next block. */
export function createAnchorBlock(name: string): Block {
  return { height: () => 0, draw: (pen) => pen.anchor(name), keepsWithNext: true }
}

function listAnchors(page: PageDraft): string[] {
  const pen = createPen()
  page.draw(pen)
  return anchorsIn(pen.marks)
}

function anchorsIn(marks: readonly PageMark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? anchorsIn(mark.marks) : mark.kind === 'anchor' ? [mark.name] : [],
  )
}
