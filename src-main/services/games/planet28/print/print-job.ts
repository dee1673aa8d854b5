import { type Block, scaled } from '#main/print/blocks/block.ts'
import { type CellFormat, fillCells, REACH_MM } from '#main/print/pages/cells.ts'
import { fillSheet, flowPages, FOOT_MM, pageBox, type PageDraft, paperSize } from '#main/print/pages/page.ts'
import type { BlankKind, Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import { blankCharacter, blankSquad, blankVehicle } from './blank-sheets.ts'
import { layOutCards } from './card-choice.ts'
import { fighterCard, fighterHalfPage } from './fighter-sheet.ts'
import type { PrintContent } from './printable-unit.ts'
import { referenceBooklet, referenceSheet } from './reference-sheet.ts'
import { blankRoster, rosterSheet } from './roster-sheet.ts'
import { CARD } from './sheet-sizes.ts'
import { joinEqualCharacters } from './unit-models.ts'
import { buildUnitSheet } from './unit-sheet.ts'
import { vehicleCard, vehicleHalfPage } from './vehicle-sheet.ts'

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
  const sheets = [
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
  ]
  const cards = layOutCards(content)
  return [...(cards.length > 0 && options.backs !== 'none' ? fillSheet(sheets) : sheets), ...cards]
}

/** Lays out the references that are printed as booklets, each as its half pages. */
export function layOutBooklets({ options, units, warbands }: PrintContent): PageDraft[][] {
  if (options.reference !== 'booklet' || !options.kinds.includes('reference')) return []
  return warbands.map(({ warband }) => {
    const own = units.filter(({ view }) => view.warbandId === warband.view.id)
    return referenceBooklet(warband, own, options.paper)
  })
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
    feet: 'none',
    cut: 'lines',
  }
  return fillCells(contents, cards, paperSize(paper))
}

function halfPages(paper: Planet28PrintOptions['paper']): CellFormat {
  const { widthMm } = paperSize(paper, true)
  const free = widthMm - 2 * HALF_PAGE.widthMm
  const gapX = Math.min(free / 2, free - 2 * REACH_MM)
  return { ...HALF_PAGE, columns: 2, rows: 1, gapX, gapY: 0, feet: 'cell', cut: 'lines' }
}

function blankPages(kind: BlankKind, { options }: PrintContent): PageDraft[] {
  if (kind === 'roster') return flowPages('Blank roster', blankRoster(), paperSize(options.paper))
  const blank = { character: blankCharacter, squad: blankSquad, vehicle: blankVehicle }[kind]
  const content = { title: `Blank ${kind}`, block: blank() }
  const copies = options.format === 'page' || options.largePrint ? [content] : [content, content]
  return placeSheets(copies, options.format === 'card' ? { ...options, format: 'half' } : options)
}
