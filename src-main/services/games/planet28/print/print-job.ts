import { type Block, scaled } from '#main/print/blocks/block.ts'
import { type CellPageLayout, layOutCellPages, PRINTER_EDGE_MM } from '#main/print/pages/cells.ts'
import {
  padToEvenPageCount,
  layOutPages,
  PAGE_FOOT_HEIGHT_MM,
  computePageContentBox,
  type PageDraft,
  getPaperSize,
} from '#main/print/pages/page.ts'
import type { BlankSheetKind, Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import { buildBlankCharacterSheet, buildBlankSquadSheet, buildBlankVehicleSheet } from './blank-sheets.ts'
import { layOutCards } from './card-choice.ts'
import { buildFighterCard, buildFighterHalfPage } from './fighter-sheet.ts'
import type { PrintContent } from './printable-unit.ts'
import { layOutReferenceBooklet, buildReferenceSheet } from './reference-sheet.ts'
import { buildBlankRosterSheet, buildRosterSheet } from './roster-sheet.ts'
import { CARD_SIZES } from './sheet-sizes.ts'
import { joinEqualCharacterSheets } from './unit-sheet-content.ts'
import { buildUnitSheetContent } from './unit-sheet.ts'
import { buildVehicleCard, buildVehicleHalfPage } from './vehicle-sheet.ts'

/** Scale of a half page that fills a page, and of large print, whose text is 16 pt. */
const PAGE_SCALE = 1.4
const LARGE_SCALE = 1.68
const HALF_PAGE = { widthMm: 128, heightMm: 196 }
const INDEX_CARD_HEIGHT = { a4: 93, letter: 89 } as const

/** Lays out the chosen sheets and cards, in printing order. */
export function layOutPrintJob(content: PrintContent): PageDraft[] {
  const { options } = content
  const size = getPaperSize(options.paper)
  const has = (kind: Planet28PrintOptions['kinds'][number]) => options.kinds.includes(kind)
  const large = (block: Block) => (options.largePrint ? scaled(block, LARGE_SCALE) : block)
  const sheets = [
    ...(has('roster')
      ? content.warbands.flatMap(({ warband, units }) => {
          const sheets = units.flatMap((unit) =>
            unit.view.isArchived ? [] : [buildUnitSheetContent(unit, content.look)],
          )
          return layOutPages(
            warband.view.name,
            large(buildRosterSheet(warband, sheets)),
            getPaperSize(options.paper, options.largePrint),
          )
        })
      : []),
    ...(has('units') ? unitPages(content) : []),
    ...(has('reference') && options.reference === 'page'
      ? content.warbands.flatMap(({ warband }) => {
          const own = content.units.filter(({ view }) => view.warbandId === warband.view.id)
          return layOutPages(`${warband.view.name}: quick reference`, large(buildReferenceSheet(warband, own)), size)
        })
      : []),
    ...options.blanks.flatMap((kind) => blankPages(kind, content)),
  ]
  const cards = layOutCards(content)
  return [...(cards.length > 0 && options.backs !== 'none' ? padToEvenPageCount(sheets) : sheets), ...cards]
}

/** Lays out the references that are printed as booklets, each as its half pages. */
export function layOutReferenceBooklets({ options, units, warbands }: PrintContent): PageDraft[][] {
  if (options.reference !== 'booklet' || !options.kinds.includes('reference')) return []
  return warbands.map(({ warband }) => {
    const own = units.filter(({ view }) => view.warbandId === warband.view.id)
    return layOutReferenceBooklet(warband, own, options.paper)
  })
}

function unitPages({ units, options, look }: PrintContent): PageDraft[] {
  const sheets = units.map((unit) => buildUnitSheetContent(unit, look))
  const fighters = sheets.flatMap((unit) => (unit.kind === 'fighter' ? [unit.sheet] : []))
  const vehicles = sheets.flatMap((unit) => (unit.kind === 'vehicle' ? [unit.sheet] : []))
  const shared = options.shareSheets ? joinEqualCharacterSheets(fighters) : fighters
  const isCard = options.format === 'card'
  const contents = [
    ...shared.map((sheet) => ({
      title: sheet.title,
      block: isCard ? buildFighterCard(sheet, INDEX_CARD_HEIGHT[options.paper]) : buildFighterHalfPage(sheet),
    })),
    ...vehicles.map((sheet) => ({
      title: sheet.title,
      block: isCard
        ? buildVehicleCard(sheet, CARD_SIZES, INDEX_CARD_HEIGHT[options.paper])
        : buildVehicleHalfPage(sheet, halfHeight(options)),
    })),
  ]
  return placeSheets(contents, options)
}

/** Height of a sheet of a unit in millimetres before it is enlarged. */
function halfHeight({ paper, format, largePrint }: Planet28PrintOptions): number {
  if (largePrint) return Infinity
  if (format === 'page') return computePageContentBox(getPaperSize(paper)).height / PAGE_SCALE
  return HALF_PAGE.heightMm - PAGE_FOOT_HEIGHT_MM - 1
}

/** Puts sheets on paper in the chosen format. */
function placeSheets(
  contents: readonly { readonly title: string; readonly block: Block }[],
  { format, paper, largePrint }: Planet28PrintOptions,
): PageDraft[] {
  if (largePrint || format === 'page') {
    const scale = largePrint ? LARGE_SCALE : PAGE_SCALE
    return contents.flatMap(({ title, block }) => layOutPages(title, scaled(block, scale), getPaperSize(paper)))
  }
  if (format === 'half') return layOutCellPages(contents, halfPages(paper), getPaperSize(paper, true))
  const cards: CellPageLayout = {
    widthMm: 99,
    heightMm: INDEX_CARD_HEIGHT[paper],
    columns: 2,
    rows: 3,
    gapX: 0,
    gapY: 0,
    feet: 'none',
    cut: 'lines',
  }
  return layOutCellPages(contents, cards, getPaperSize(paper))
}

function halfPages(paper: Planet28PrintOptions['paper']): CellPageLayout {
  const { widthMm } = getPaperSize(paper, true)
  const free = widthMm - 2 * HALF_PAGE.widthMm
  const gapX = Math.min(free / 2, free - 2 * PRINTER_EDGE_MM)
  return { ...HALF_PAGE, columns: 2, rows: 1, gapX, gapY: 0, feet: 'cell', cut: 'lines' }
}

function blankPages(kind: BlankSheetKind, { options }: PrintContent): PageDraft[] {
  if (kind === 'roster') return layOutPages('Blank roster', buildBlankRosterSheet(), getPaperSize(options.paper))
  const blank = { character: buildBlankCharacterSheet, squad: buildBlankSquadSheet, vehicle: buildBlankVehicleSheet }[
    kind
  ]
  const content = { title: `Blank ${kind}`, block: blank() }
  const copies = options.format === 'page' || options.largePrint ? [content] : [content, content]
  return placeSheets(copies, options.format === 'card' ? { ...options, format: 'half' } : options)
}
