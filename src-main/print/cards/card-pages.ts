import { drawing } from '#main/print/blocks/block.ts'
import {
  computeCellBox,
  type CellPageLayout,
  computeFootShift,
  layOutCellPages,
  MIN_CUT_MARK_MM,
  listPageFootPlaces,
  PRINTER_EDGE_MM,
} from '#main/print/pages/cells.ts'
import { drawBlockInBox, type PageDraft, getPaperSize } from '#main/print/pages/page.ts'
import { buildBoxPath } from '#main/print/pen.ts'
import type { SheetPaper, SheetSize } from '#shared/cluster/picture-options.ts'
import type { BackShift, CardDuplexMode } from '#shared/contract/printed-sheet.ts'
import { createCardBackBlock } from './card-back.ts'
import { CARD_SIZE_MM, createCardFaceBlocks } from './card-face.ts'
import type { PlayCard } from './play-card.ts'

/** Options of card pages: paper, gutter, bleed, and how backs are printed. */
export interface CardPageOptions {
  readonly paper: SheetPaper
  /** Distance of two cards in millimetres. */
  readonly gutterMm: number
  /** How far grounds and pictures run over the cut, in millimetres. */
  readonly bleedMm: number
  readonly backs: CardDuplexMode
  readonly backShift: BackShift
}

/** Nine cards a page. */
const COLUMNS = 3
const ROWS = 3
/** Rows are close, so that the foot of the page fits below them. */
const MOST_ROW_GAP_MM = 2
const FOOT_TITLE = 'Cards'
/** Names of hidden agendas stand on no page but their own cards. */
const SECRET_TITLE = 'Secret cards'

/** Pages of cards, each followed by its backs if they are wanted. */
export function createCardPages(cards: readonly PlayCard[], options: CardPageOptions, campaign: string): PageDraft[] {
  const { format, size } = chooseGrid(options, false)
  const { bleedMm } = options
  const faces = cards.flatMap((card) => {
    const title = card.owner === '' ? card.title : SECRET_TITLE
    return createCardFaceBlocks(card, bleedMm).map((block) => ({ card, title, block }))
  })
  const pages = layOutCellPages(faces, format, size)
  if (options.backs === 'none') return pages
  const perPage = format.columns * format.rows
  const back = turnOver(format, size, options.backs)
  return pages.flatMap((page, index) => [
    page,
    {
      ...size,
      title: 'Backs of cards',
      feet: listPageFootPlaces(back.format, size),
      draw(pen) {
        pen.group([options.backShift.across, options.backShift.down], {}, (inner) => {
          for (const [cell, { card }] of faces.slice(index * perPage, (index + 1) * perPage).entries()) {
            const { x, y, width, height } = computeCellBox(back.cellBehind(cell), back.format, size, back.isMirrored)
            inner.group([x + width / 2, y + height / 2], { turn: back.turn }, (turned) =>
              drawBlockInBox(turned, createCardBackBlock(card, campaign, bleedMm), {
                x: -width / 2,
                y: -height / 2,
                width,
                height,
              }),
            )
          }
        })
      },
    },
  ])
}

/** Cells for cards, or for faces beside their backs: nine a page, or as many as fit with bleed and marks around them. */
function chooseGrid(
  { paper, gutterMm, bleedMm }: CardPageOptions,
  isFolded: boolean,
): { readonly format: CellPageLayout; readonly size: SheetSize } {
  const { width, height: heightMm } = CARD_SIZE_MM
  const widthMm = isFolded ? 2 * width : width
  const footTitle = isFolded ? SECRET_TITLE : FOOT_TITLE
  const cell = { widthMm, heightMm, feet: 'page', footTitle, cut: 'marks' } as const
  if (bleedMm === 0) {
    const columns = isFolded ? 1 : COLUMNS
    const gapY = isFolded ? 0 : Math.min(gutterMm, MOST_ROW_GAP_MM)
    return { format: { ...cell, columns, rows: ROWS, gapX: gutterMm, gapY }, size: getPaperSize(paper) }
  }
  const gap = 2 * bleedMm
  const fit = (roomMm: number, sideMm: number) =>
    Math.floor((roomMm - 2 * (PRINTER_EDGE_MM + MIN_CUT_MARK_MM)) / (sideMm + gap))
  const buildGrid = (size: SheetSize) => {
    const [columns, rows] = [fit(size.widthMm, widthMm), fit(size.heightMm, heightMm)]
    const format: CellPageLayout = { ...cell, columns, rows, gapX: gap, gapY: gap, bleedMm }
    return { format: { ...format, shiftMm: computeFootShift(format, size) }, size, count: columns * rows }
  }
  const [upright, across] = [buildGrid(getPaperSize(paper)), buildGrid(getPaperSize(paper, true))]
  return across.count > upright.count ? across : upright
}

/** The cells on the back of a page: mirrored across if the paper turns over an upright edge, else turned upside down. */
function turnOver(format: CellPageLayout, size: SheetSize, backs: CardDuplexMode) {
  const isUprightEdge = (backs === 'long-edge') === size.heightMm > size.widthMm
  if (isUprightEdge) return { format, isMirrored: true, turn: 0, cellBehind: (cell: number) => cell }
  const { columns, rows, shiftMm = 0 } = format
  const cellBehind = (cell: number) => (rows - 1 - Math.floor(cell / columns)) * columns + (cell % columns)
  return { format: { ...format, shiftMm: -shiftMm }, isMirrored: false, turn: 180, cellBehind }
}

/** Secret cards printed on one side: the back beside the face, to be folded between them. */
export function createFoldedCardPages(
  cards: readonly PlayCard[],
  options: CardPageOptions,
  campaign: string,
): PageDraft[] {
  const { format, size } = chooseGrid(options, true)
  const folds = cards.flatMap((card) =>
    createCardFaceBlocks(card, options.bleedMm).map((front) => ({
      title: SECRET_TITLE,
      block: drawing(CARD_SIZE_MM.height, (pen, { x, y }) => {
        const { width, height } = CARD_SIZE_MM
        const fold = x + width
        const outer = options.bleedMm + 1
        const half = { y: y - outer, width: width + outer, height: height + 2 * outer }
        pen.group([0, 0], { clip: buildBoxPath({ ...half, x: x - outer }) }, (left) =>
          createCardBackBlock(card, campaign, options.bleedMm).draw(left, { x, y, width, height }),
        )
        pen.group([0, 0], { clip: buildBoxPath({ ...half, x: fold }) }, (right) =>
          front.draw(right, { x: fold, y, width, height }),
        )
        pen.line([fold, y + 2], [fold, y + height - 2], { dash: [1.2, 1], lineMm: 0.2 })
      }),
    })),
  )
  return layOutCellPages(folds, format, size).map((page) => ({ ...page, title: SECRET_TITLE }))
}
