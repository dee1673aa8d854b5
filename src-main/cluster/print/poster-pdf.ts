import { createPdf, type PdfDocumentBuilder, type PrintContext } from '#main/print/pdf/document.ts'
import { drawPdfMarks } from '#main/print/pdf/marks.ts'
import { isValidPageSize, MAX_PAGE_MM } from '#main/print/pdf/units.ts'
import { type Chart, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource, type DrawList } from '#shared/cluster/draw/draw-list.ts'
import { createMapLegendPanels } from '#shared/cluster/draw/map-legend-panels.ts'
import { MIN_TEXT_MM } from '#shared/cluster/draw/map-on-sheet.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import { type Picture, PictureError } from '#shared/cluster/draw/picture.ts'
import {
  type PosterTile,
  POSTER_TILE_MARGIN_MM,
  splitPosterIntoTiles,
  type PosterTiling,
} from '#shared/cluster/draw/poster-tiles.ts'
import {
  type BlankSheetOptions,
  type PosterOptions,
  type SheetSize,
  DEFAULT_POSTER_OPTIONS,
} from '#shared/cluster/picture-options.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listMarksWithin } from './marks-within.ts'
import { createOverviewMarks, listSmallScaleMarks, layOutPosterOverview } from './overview-marks.ts'
import { createSheetMarginMarks } from './sheet-margin-marks.ts'
import { drawTaggedLayers, drawTaggedTexts, type TaggedPageContext } from './tagged-picture.ts'

/** Maximum number of sheets of a poster. */
const MOST_SHEETS = 600

/** Creates a map poster as PDF, on one page or in sheets. Throws a PictureError if no page can hold it. */
export async function createPosterPdf(chart: Chart, options: PosterOptions, press: PrintContext): Promise<Uint8Array> {
  return printMap(createDrawListWithSource(chart).list, options, press)
}

/** Creates a PDF of an empty board of the chart's size, to write on. */
export async function createBlankSheetPdf(
  { board }: Pick<Chart, 'board'>,
  options: BlankSheetOptions,
  press: PrintContext,
): Promise<Uint8Array> {
  const { list } = createDrawListWithSource({ ...EMPTY, board })
  return printMap(list, { ...DEFAULT_POSTER_OPTIONS, ...options, style: 'ink', legend: false, noteList: false }, press)
}

const EMPTY = { legend: STANDARD_LEGEND, fog: [], stars: [], routes: [], regions: [], labels: [], fleets: [] }

async function printMap(list: DrawList, options: PosterOptions, press: PrintContext): Promise<Uint8Array> {
  const picture = composePicture(list, { ...options, isMapOnly: options.tiles !== null })
  if (options.tiles !== null) return printTiles({ list, options, picture, press }, options.tiles)
  refuseLargePage(picture)
  const { pdf, addPage } = await startPdf(picture, press)
  const section = addPage(picture, getTitle(picture))
  paintGround(pdf, picture)
  drawTaggedLayers(pdf.doc, picture.layers, { ...section, description: describeMap(picture, list) })
  return pdf.finish()
}

const getTitle = ({ title }: Pick<Picture, 'title'>) => (title === '' ? 'Star map' : title)

/** Description of a map for screen readers. */
function describeMap(picture: Pick<Picture, 'title'>, { board, stars, routes }: DrawList): string {
  const counts = [formatCount(stars.count, 'star'), formatCount(routes.count, 'route')].join(' and ')
  return `${getTitle(picture)}: a map of ${board.columns} by ${board.rows} hexes with ${counts}.`
}

/** Starts a tagged PDF in true size, whose pages are in the outline. */
async function startPdf(picture: Picture, press: PrintContext) {
  const pdf = await createPdf(getTitle(picture), { ...press, isTagged: true, isTrueSize: true })
  const root = pdf.doc.struct('Document')
  pdf.doc.addStructure(root)
  return {
    pdf,
    addPage: (sheet: SheetSize, title: string): TaggedPageContext => {
      pdf.addPage(sheet)
      pdf.doc.outline.addItem(title)
      const section = pdf.doc.struct('Sect', { title })
      root.add(section)
      return { section, fonts: press.fonts }
    },
  }
}

function refuseLargePage(picture: Picture): void {
  if (isValidPageSize(picture)) return
  const [width, height, most] = [picture.widthMm, picture.heightMm, MAX_PAGE_MM].map((mm) =>
    Math.floor(mm).toLocaleString('en-GB'),
  )
  throw new PictureError(
    `The poster would be ${width} by ${height} mm; a PDF page is ${most} mm at most. Choose fewer millimetres to a hex, or several sheets.`,
  )
}

function refuseManySheets({ tiles }: PosterTiling): void {
  if (tiles.length <= MOST_SHEETS) return
  throw new PictureError(
    `The poster would need ${tiles.length.toLocaleString('en-GB')} sheets; ${MOST_SHEETS} are the most. Choose fewer millimetres to a hex, or one page.`,
  )
}

function paintGround({ doc }: PdfDocumentBuilder, { ground, groundBox: { x, y, width, height } }: Picture): void {
  if (ground === '#ffffff') return
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(x, y, width, height).fill(ground)
  doc.endMarkedContent()
}

interface MapPrint {
  readonly list: DrawList
  readonly options: PosterOptions
  readonly picture: Picture
  readonly press: PrintContext
}

/** Prints a poster in sheets, with an overview that has the legend. */
async function printTiles(print: MapPrint, tiles: NonNullable<PosterOptions['tiles']>): Promise<Uint8Array> {
  const { picture, list, press } = print
  const tiling = splitPosterIntoTiles(picture, tiles)
  refuseManySheets(tiling)
  const { pdf, addPage } = await startPdf(picture, press)
  writeOverview(pdf, { ...print, tiling, page: addPage(tiling.sheet, 'Overview') })
  for (const tile of tiling.tiles) {
    const page = addPage(tiling.sheet, `Sheet ${tile.name}`)
    writeTile(pdf, tile, { ...print, tiling, page, description: `Sheet ${tile.name} of ${describeMap(picture, list)}` })
  }
  return pdf.finish()
}

interface TiledPage extends MapPrint {
  readonly tiling: PosterTiling
  readonly page: TaggedPageContext
}

function writeOverview(pdf: PdfDocumentBuilder, { list, options, picture, tiling, page }: TiledPage): void {
  const { doc } = pdf
  const context = { list, options, palette: PICTURE_THEMES_BY_STYLE[options.style], textMm: MIN_TEXT_MM }
  const overview = layOutPosterOverview(tiling, createMapLegendPanels(context), picture.report.mmPerHex)
  doc.save()
  doc.translate(overview.x, overview.y).scale(overview.scale)
  paintGround(pdf, picture)
  doc.markContent('Artifact', { type: 'Layout' })
  drawPdfMarks(doc, listSmallScaleMarks(picture), page.fonts)
  doc.endMarkedContent()
  doc.restore()
  drawTaggedTexts(doc, createOverviewMarks(tiling, overview), page)
}

function writeTile(
  pdf: PdfDocumentBuilder,
  tile: PosterTile,
  { picture, options, tiling, page, description }: TiledPage & { readonly description: string },
): void {
  const { doc } = pdf
  const { x, y, width, height } = tile.part
  doc.save()
  doc.rect(POSTER_TILE_MARGIN_MM, POSTER_TILE_MARGIN_MM, width, height).clip()
  doc.translate(POSTER_TILE_MARGIN_MM - x, POSTER_TILE_MARGIN_MM - y)
  paintGround(pdf, picture)
  const layers = picture.layers.map(({ id, marks }) => ({ id, marks: listMarksWithin(marks, tile.part) }))
  drawTaggedLayers(doc, layers, { ...page, description })
  doc.restore()
  drawTaggedTexts(doc, createSheetMarginMarks(tile, tiling, options), page)
}
