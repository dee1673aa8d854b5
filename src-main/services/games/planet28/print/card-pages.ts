import { drawing } from '#main/print/blocks/block.ts'
import { cellBox, type CellFormat, fillCells, LEAST_MARK_MM, listPageFeet, REACH_MM } from '#main/print/pages/cells.ts'
import { drawInto, type PageDraft, paperSize } from '#main/print/pages/page.ts'
import { boxPath } from '#main/print/pen.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import type { Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import { cardBack } from './card-back.ts'
import { CARD_SIZE, cardFaces } from './card-face.ts'
import {
  buildAgendaCards,
  buildArcanaCards,
  buildItemCards,
  buildSectionCards,
  buildTalentCards,
  buildWeaponCards,
  type PlayCard,
} from './cards.ts'
import type { PrintContent } from './printable-unit.ts'
import { buildUnitCards } from './unit-cards.ts'
import { listUsedRows, type UsedRow, usesArcana } from './used-rows.ts'

/** Nine cards a page. */
const COLUMNS = 3
const ROWS = 3
/** Rows are close, so that the foot of the page fits below them. */
const MOST_ROW_GAP_MM = 2
const FOOT_TITLE = 'Cards'
/** Names of hidden agendas stand on no page but their own cards. */
const SECRET_TITLE = 'Secret cards'

/** Lays out the chosen cards with their backs, in printing order. */
export function layOutCards(content: PrintContent): PageDraft[] {
  const { options, units, agendas, look } = content
  const has = (kind: Planet28PrintOptions['kinds'][number]) => options.kinds.includes(kind)
  const used = listUsedRows(units)
  const cards = [
    ...(has('weapons') ? buildWeaponCards(used) : []),
    ...(has('sections') ? buildSectionCards(used) : []),
    ...(has('talents') ? buildTalentCards(used) : []),
    ...(has('items') ? buildItemCards(used) : []),
    ...(has('arcana') && usesArcana(used) ? buildArcanaCards() : []),
  ]
  const portraits = has('portraits') ? buildUnitCards(units, look) : []
  const pictureOf = (characterId: string) =>
    look.pictureUrl(units.find(({ view }) => view.id === characterId)?.view.portraitId ?? null)
  const secrets = has('secrets') ? buildAgendaCards(agendas, pictureOf) : []
  const copies = [...portraits, ...(options.cardForEach ? cards.flatMap((card) => copyForCarriers(card, used)) : cards)]
  if (options.backs === 'none') return [...placeCards(copies, content), ...foldedCards(secrets, content)]
  return placeCards([...copies, ...secrets], content)
}

/** A card for each carrier of the same thing. */
function copyForCarriers(card: PlayCard, used: readonly UsedRow[]): PlayCard[] {
  const users = used.find(({ named }) => named.row.name === card.title)?.users ?? []
  return users.length < 2 ? [card] : users.map((user) => ({ ...card, carriers: [user] }))
}

/** Pages of cards, each followed by its backs if they are wanted. */
function placeCards(cards: readonly PlayCard[], { options, campaign }: PrintContent): PageDraft[] {
  const { format, size } = chooseGrid(options, false)
  const { bleedMm } = options
  const faces = cards.flatMap((card) => {
    const title = card.owner === '' ? card.title : SECRET_TITLE
    return cardFaces(card, bleedMm).map((block) => ({ card, title, block }))
  })
  const pages = fillCells(faces, format, size)
  if (options.backs === 'none') return pages
  const perPage = format.columns * format.rows
  return pages.flatMap((page, index) => [
    page,
    {
      ...size,
      title: 'Backs of cards',
      feet: listPageFeet(format, size),
      draw(pen) {
        pen.group([options.backShift.across, options.backShift.down], {}, (inner) => {
          for (const [cell, { card }] of faces.slice(index * perPage, (index + 1) * perPage).entries()) {
            const place = backCell(cell, format, { backs: options.backs, size })
            const { x, y, width, height } = cellBox(place.cell, format, size, place.isMirrored)
            inner.group([x + width / 2, y + height / 2], { turn: place.turn }, (turned) =>
              drawInto(turned, cardBack(card, campaign, bleedMm), { x: -width / 2, y: -height / 2, width, height }),
            )
          }
        })
      },
    },
  ])
}

/** Cells for cards, or for faces beside their backs: nine a page, or as many as fit with bleed and marks around them. */
function chooseGrid(
  { paper, gutterMm, bleedMm }: Planet28PrintOptions,
  isFolded: boolean,
): { readonly format: CellFormat; readonly size: SheetSize } {
  const { width, height: heightMm } = CARD_SIZE
  const widthMm = isFolded ? 2 * width : width
  const footTitle = isFolded ? SECRET_TITLE : FOOT_TITLE
  const cell = { widthMm, heightMm, feet: 'page', footTitle, cut: 'marks' } as const
  if (bleedMm === 0) {
    const columns = isFolded ? 1 : COLUMNS
    const gapY = isFolded ? 0 : Math.min(gutterMm, MOST_ROW_GAP_MM)
    return { format: { ...cell, columns, rows: ROWS, gapX: gutterMm, gapY }, size: paperSize(paper) }
  }
  const gap = 2 * bleedMm
  const fit = (roomMm: number, sideMm: number) => Math.floor((roomMm - 2 * (REACH_MM + LEAST_MARK_MM)) / (sideMm + gap))
  const buildGrid = (size: SheetSize) => {
    const [columns, rows] = [fit(size.widthMm, widthMm), fit(size.heightMm, heightMm)]
    return { format: { ...cell, columns, rows, gapX: gap, gapY: gap, bleedMm }, size, count: columns * rows }
  }
  const [upright, across] = [buildGrid(paperSize(paper)), buildGrid(paperSize(paper, true))]
  return across.count > upright.count ? across : upright
}

/** The cell behind a cell: mirrored across where the paper turns over an upright edge, else turned upside down. */
function backCell(
  cell: number,
  { columns, rows }: CellFormat,
  { backs, size }: { readonly backs: Planet28PrintOptions['backs']; readonly size: SheetSize },
) {
  const isUprightEdge = (backs === 'long-edge') === size.heightMm > size.widthMm
  if (isUprightEdge) return { cell, isMirrored: true, turn: 0 }
  const line = rows - 1 - Math.floor(cell / columns)
  return { cell: line * columns + (cell % columns), isMirrored: false, turn: 180 }
}

/** Secret cards printed on one side: the back beside the face, to be folded between them. */
function foldedCards(cards: readonly PlayCard[], { options, campaign }: PrintContent): PageDraft[] {
  const { format, size } = chooseGrid(options, true)
  const folds = cards.flatMap((card) =>
    cardFaces(card, options.bleedMm).map((front) => ({
      title: SECRET_TITLE,
      block: drawing(CARD_SIZE.height, (pen, { x, y }) => {
        const { width, height } = CARD_SIZE
        const fold = x + width
        const outer = options.bleedMm + 1
        const half = { y: y - outer, width: width + outer, height: height + 2 * outer }
        pen.group([0, 0], { clip: boxPath({ ...half, x: x - outer }) }, (left) =>
          cardBack(card, campaign, options.bleedMm).draw(left, { x, y, width, height }),
        )
        pen.group([0, 0], { clip: boxPath({ ...half, x: fold }) }, (right) =>
          front.draw(right, { x: fold, y, width, height }),
        )
        pen.line([fold, y + 2], [fold, y + height - 2], { dash: [1.2, 1], lineMm: 0.2 })
      }),
    })),
  )
  return fillCells(folds, format, size).map((page) => ({ ...page, title: SECRET_TITLE }))
}
