import { type Block, drawing, scaled } from '#main/print/blocks/block.ts'
import { cellBox, type CellFormat, fillCells, REACH_MM } from '#main/print/pages/cells.ts'
import { drawInto, flowPages, FOOT_MM, pageBox, type PageDraft, paperSize } from '#main/print/pages/page.ts'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { BlankKind, Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import { blankCharacter, blankSquad, blankVehicle } from './blank-sheets.ts'
import { CARD_SIZE, cardBack, cardFaces } from './card-face.ts'
import {
  buildAgendaCards,
  buildArcanaCards,
  buildItemCards,
  buildTalentCards,
  buildWeaponCards,
  type PlayCard,
} from './cards.ts'
import { fighterCard, fighterHalfPage } from './fighter-sheet.ts'
import type { PrintableUnit, PrintableWarband, SheetLook } from './printable-unit.ts'
import { referenceBooklet, referenceSheet } from './reference-sheet.ts'
import { blankRoster, rosterSheet, type UnitSheet } from './roster-sheet.ts'
import { CARD } from './sheet-sizes.ts'
import { buildCharacterModel, buildSquadModel, buildVehicleModel, joinEqualCharacters } from './unit-models.ts'
import { listUsedRows, type UsedRow, usesArcana } from './used-rows.ts'
import { vehicleCard, vehicleHalfPage } from './vehicle-sheet.ts'

/** What is printed. */
export interface PrintContent {
  readonly options: Planet28PrintOptions
  readonly campaign: string
  /** The chosen units in the order of the rosters. */
  readonly units: readonly PrintableUnit[]
  /** Their warbands, each with all its units. */
  readonly warbands: readonly { readonly warband: PrintableWarband; readonly units: readonly PrintableUnit[] }[]
  readonly agendas: readonly AgendaView[]
  readonly look: SheetLook
}

/** Scale of a half page that fills a page, and of large print, whose text is 16 pt. */
const PAGE_SCALE = 1.4
const LARGE_SCALE = 1.68
const HALF_PAGE = { widthMm: 128, heightMm: 196 }
const INDEX_CARD_HEIGHT = { a4: 93, letter: 89 } as const

/** Lays out the chosen sheets and cards, in printing order. */
export function layOutPrintJob(content: PrintContent): PageDraft[] {
  const { options } = content
  const size = paperSize(options.paper)
  const has = (kind: Planet28PrintOptions['kinds'][number]) => options.kinds.includes(kind)
  const large = (block: Block) => (options.largePrint ? scaled(block, LARGE_SCALE) : block)
  return [
    ...(has('roster')
      ? content.warbands.flatMap(({ warband, units }) => {
          const sheets = units.flatMap((unit) => (unit.view.isArchived ? [] : [buildUnitSheet(unit, content.look)]))
          return flowPages(
            warband.view.name,
            large(rosterSheet(warband, sheets)),
            paperSize(options.paper, options.largePrint),
          )
        })
      : []),
    ...(has('units') ? unitPages(content) : []),
    ...(has('reference') && options.reference === 'page'
      ? content.warbands.flatMap(({ warband }) => {
          const own = content.units.filter(({ view }) => view.warbandId === warband.view.id)
          return flowPages(`${warband.view.name}: quick reference`, large(referenceSheet(warband, own)), size)
        })
      : []),
    ...options.blanks.flatMap((kind) => blankPages(kind, content)),
    ...cardPages(content),
  ]
}

/** Lays out the references that are printed as booklets, each as its half pages. */
export function layOutBooklets({ options, units, warbands }: PrintContent): PageDraft[][] {
  if (options.reference !== 'booklet' || !options.kinds.includes('reference')) return []
  return warbands.map(({ warband }) => {
    const own = units.filter(({ view }) => view.warbandId === warband.view.id)
    return referenceBooklet(warband, own, options.paper)
  })
}

function buildUnitSheet(unit: PrintableUnit, look: SheetLook): UnitSheet {
  switch (unit.kind) {
    case 'character':
      return { kind: 'fighter', sheet: buildCharacterModel(unit, look) }
    case 'squad':
      return { kind: 'fighter', sheet: buildSquadModel(unit, look) }
    case 'vehicle':
      return { kind: 'vehicle', sheet: buildVehicleModel(unit, look) }
  }
}

function unitPages({ units, options, look }: PrintContent): PageDraft[] {
  const sheets = units.map((unit) => buildUnitSheet(unit, look))
  const fighters = sheets.flatMap((unit) => (unit.kind === 'fighter' ? [unit.sheet] : []))
  const vehicles = sheets.flatMap((unit) => (unit.kind === 'vehicle' ? [unit.sheet] : []))
  const shared = options.shareSheets ? joinEqualCharacters(fighters) : fighters
  const isCard = options.format === 'card'
  const contents = [
    ...shared.map((sheet) => ({
      title: sheet.title,
      block: isCard ? fighterCard(sheet, INDEX_CARD_HEIGHT[options.paper]) : fighterHalfPage(sheet),
    })),
    ...vehicles.map((sheet) => ({
      title: sheet.title,
      block: isCard
        ? vehicleCard(sheet, CARD, INDEX_CARD_HEIGHT[options.paper])
        : vehicleHalfPage(sheet, halfHeight(options)),
    })),
  ]
  return placeSheets(contents, options)
}

/** Height of a sheet of a unit in millimetres before it is enlarged. */
function halfHeight({ paper, format, largePrint }: Planet28PrintOptions): number {
  if (largePrint) return Infinity
  if (format === 'page') return pageBox(paperSize(paper)).height / PAGE_SCALE
  return HALF_PAGE.heightMm - FOOT_MM - 1
}

/** Puts sheets on paper in the chosen format. */
function placeSheets(
  contents: readonly { readonly title: string; readonly block: Block }[],
  { format, paper, largePrint }: Planet28PrintOptions,
): PageDraft[] {
  if (largePrint || format === 'page') {
    const scale = largePrint ? LARGE_SCALE : PAGE_SCALE
    return contents.flatMap(({ title, block }) => flowPages(title, scaled(block, scale), paperSize(paper)))
  }
  if (format === 'half') return fillCells(contents, halfPages(paper), paperSize(paper, true))
  const cards: CellFormat = {
    widthMm: 99,
    heightMm: INDEX_CARD_HEIGHT[paper],
    columns: 2,
    rows: 3,
    gapX: 0,
    gapY: 0,
    hasFeet: false,
    cut: 'lines',
  }
  return fillCells(contents, cards, paperSize(paper))
}

function halfPages(paper: Planet28PrintOptions['paper']): CellFormat {
  const { widthMm } = paperSize(paper, true)
  const free = widthMm - 2 * HALF_PAGE.widthMm
  const gapX = Math.min(free / 2, free - 2 * REACH_MM)
  return { ...HALF_PAGE, columns: 2, rows: 1, gapX, gapY: 0, hasFeet: true, cut: 'lines' }
}

function blankPages(kind: BlankKind, { options }: PrintContent): PageDraft[] {
  if (kind === 'roster') return flowPages('Blank roster', blankRoster(), paperSize(options.paper))
  const blank = { character: blankCharacter, squad: blankSquad, vehicle: blankVehicle }[kind]
  const content = { title: `Blank ${kind}`, block: blank() }
  const copies = options.format === 'page' || options.largePrint ? [content] : [content, content]
  return placeSheets(copies, options.format === 'card' ? { ...options, format: 'half' } : options)
}

function cardPages(content: PrintContent): PageDraft[] {
  const { options, units, agendas } = content
  const has = (kind: Planet28PrintOptions['kinds'][number]) => options.kinds.includes(kind)
  const used = listUsedRows(units)
  const cards = [
    ...(has('weapons') ? buildWeaponCards(used) : []),
    ...(has('talents') ? buildTalentCards(used) : []),
    ...(has('items') ? buildItemCards(used) : []),
    ...(has('arcana') && usesArcana(used) ? buildArcanaCards() : []),
  ]
  const secrets = has('secrets') ? buildAgendaCards(agendas) : []
  const copies = options.cardForEach ? cards.flatMap((card) => copyForCarriers(card, used)) : cards
  if (options.backs === 'none') return [...placeCards(copies, content), ...foldedCards(secrets, content)]
  return placeCards([...copies, ...secrets], content)
}

/** A card for each carrier of the same thing. */
function copyForCarriers(card: PlayCard, used: readonly UsedRow[]): PlayCard[] {
  const users = used.find(({ named }) => named.row.name === card.title)?.users ?? []
  return users.length < 2 ? [card] : users.map((user) => ({ ...card, carriers: [user] }))
}

/** Nine cards a page, each page followed by its backs if they are wanted. */
function placeCards(cards: readonly PlayCard[], { options, campaign }: PrintContent): PageDraft[] {
  const size = paperSize(options.paper)
  const format: CellFormat = {
    widthMm: CARD_SIZE.width,
    heightMm: CARD_SIZE.height,
    columns: 3,
    rows: 3,
    gapX: options.gutterMm,
    gapY: Math.min(options.gutterMm, 2),
    hasFeet: false,
    cut: 'marks',
  }
  const faces = cards.flatMap((card) => cardFaces(card).map((block) => ({ card, title: card.title, block })))
  const pages = fillCells(faces, format, size)
  if (options.backs === 'none') return pages
  const perPage = format.columns * format.rows
  return pages.flatMap((page, index) => [
    page,
    {
      ...size,
      title: 'Backs of cards',
      feet: [],
      draw(pen) {
        pen.group([options.backShift.across, options.backShift.down], {}, (inner) => {
          for (const [cell, { card }] of faces.slice(index * perPage, (index + 1) * perPage).entries()) {
            const place = backCell(cell, format, options.backs)
            const { x, y, width, height } = cellBox(place.cell, format, size, place.isMirrored)
            inner.group([x + width / 2, y + height / 2], { turn: place.turn }, (turned) =>
              drawInto(turned, cardBack(card, campaign), { x: -width / 2, y: -height / 2, width, height }),
            )
          }
        })
      },
    },
  ])
}

/** The cell behind a cell: mirrored across for the long edge, turned upside down for the short one. */
function backCell(cell: number, { columns, rows }: CellFormat, backs: Planet28PrintOptions['backs']) {
  if (backs === 'long-edge') return { cell, isMirrored: true, turn: 0 }
  const line = rows - 1 - Math.floor(cell / columns)
  return { cell: line * columns + (cell % columns), isMirrored: false, turn: 180 }
}

/** Secret cards printed on one side: the back beside the face, to be folded between them. */
function foldedCards(cards: readonly PlayCard[], { options, campaign }: PrintContent): PageDraft[] {
  const size = paperSize(options.paper)
  const format: CellFormat = {
    widthMm: 2 * CARD_SIZE.width,
    heightMm: CARD_SIZE.height,
    columns: 1,
    rows: 3,
    gapX: 0,
    gapY: 0,
    hasFeet: false,
    cut: 'marks',
  }
  const folds = cards.flatMap((card) =>
    cardFaces(card).map((front) => ({
      title: 'Secret cards',
      block: drawing(CARD_SIZE.height, (pen, { x, y }) => {
        cardBack(card, campaign).draw(pen, { x, y, ...CARD_SIZE })
        front.draw(pen, { x: x + CARD_SIZE.width, y, ...CARD_SIZE })
        const fold = x + CARD_SIZE.width
        pen.line([fold, y + 2], [fold, y + CARD_SIZE.height - 2], { dash: [1.2, 1], lineMm: 0.2 })
      }),
    })),
  )
  return fillCells(folds, format, size)
}
