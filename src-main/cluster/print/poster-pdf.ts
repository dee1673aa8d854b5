import { createPdf, type PdfPrint, type PrintContext } from '#main/print/pdf/document.ts'
import { drawPdfMarks } from '#main/print/pdf/marks.ts'
import { isValidPageSize, MAX_PAGE_MM } from '#main/print/pdf/units.ts'
import { type Chart, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawList } from '#shared/cluster/draw/draw-list.ts'
import { type Picture, PictureError } from '#shared/cluster/draw/picture.ts'
import { type Tile, TILE_MARGIN_MM, cutIntoTiles, type Tiling } from '#shared/cluster/draw/tiles.ts'
import { type BlankSheetOptions, type PosterOptions, DEFAULT_POSTER } from '#shared/cluster/picture-options.ts'
import { listMarksWithin } from './marks-within.ts'
import { createOverviewMarks, getOverviewPlace, listSmallScaleMarks } from './overview-marks.ts'
import { createTileMarks } from './tile-marks.ts'

/** Maximum number of sheets of a poster. */
const MOST_SHEETS = 600

/** Creates a map poster as PDF, on one page or in sheets. Throws a PictureError if no page can hold it. */
export async function createPosterPdf(chart: Chart, options: PosterOptions, press: PrintContext): Promise<Uint8Array> {
  return picturePdf(createPosterPicture(chart, options), options.tiles, press)
}

/** Creates the picture of a poster, and lists what was left out. */
export function createPosterPicture(chart: Chart, options: PosterOptions): Picture {
  return composePicture(createDrawList(chart).list, options)
}

/** Creates a PDF of an empty board of the chart's size, to write on. */
export async function createBlankSheetPdf(
  { board }: Pick<Chart, 'board'>,
  options: BlankSheetOptions,
  press: PrintContext,
): Promise<Uint8Array> {
  const { list } = createDrawList({ ...EMPTY, board })
  const picture = composePicture(list, { ...DEFAULT_POSTER, ...options, style: 'ink', legend: false, noteList: false })
  return picturePdf(picture, options.tiles, press)
}

const EMPTY = { legend: STANDARD_LEGEND, fog: [], stars: [], routes: [], regions: [], labels: [], fleets: [] }

/** Creates a PDF from a finished picture. */
async function picturePdf(picture: Picture, tiles: PosterOptions['tiles'], press: PrintContext): Promise<Uint8Array> {
  const title = picture.title === '' ? 'Star map' : picture.title
  if (tiles === null) {
    refuseLargePage(picture)
    const pdf = await createPdf(title, press)
    writeWhole(pdf, picture, press)
    return pdf.finish()
  }
  const tiling = cutIntoTiles(picture, tiles)
  refuseManySheets(tiling)
  const pdf = await createPdf(title, press)
  writeOverview(pdf, { picture, tiling, press })
  for (const tile of tiling.tiles) writeTile(pdf, tile, { picture, tiling, press })
  return pdf.finish()
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

function refuseManySheets({ tiles }: Tiling): void {
  if (tiles.length <= MOST_SHEETS) return
  throw new PictureError(
    `The poster would need ${tiles.length.toLocaleString('en-GB')} sheets; ${MOST_SHEETS} are the most. Choose fewer millimetres to a hex, or one page.`,
  )
}

function writeWhole(pdf: PdfPrint, picture: Picture, { fonts }: PrintContext): void {
  pdf.addPage(picture)
  paintGround(pdf, picture)
  for (const { marks } of picture.layers) drawPdfMarks(pdf.doc, marks, fonts)
}

function paintGround({ doc }: PdfPrint, { ground, groundBox: { x, y, width, height } }: Picture): void {
  if (ground !== '#ffffff') doc.rect(x, y, width, height).fill(ground)
}

interface TilePrint {
  readonly picture: Picture
  readonly tiling: Tiling
  readonly press: PrintContext
}

function writeOverview(pdf: PdfPrint, { picture, tiling, press }: TilePrint): void {
  const { doc } = pdf
  const { box, scale } = getOverviewPlace(tiling)
  pdf.addPage(tiling.sheet)
  doc.save()
  doc.translate(box.x, box.y).scale(scale)
  paintGround(pdf, picture)
  drawPdfMarks(doc, listSmallScaleMarks(picture), press.fonts)
  doc.restore()
  drawPdfMarks(doc, createOverviewMarks(picture, tiling), press.fonts)
}

function writeTile(pdf: PdfPrint, tile: Tile, { picture, tiling, press }: TilePrint): void {
  const { doc } = pdf
  const { x, y, width, height } = tile.part
  pdf.addPage(tiling.sheet)
  doc.save()
  doc.rect(TILE_MARGIN_MM, TILE_MARGIN_MM, width, height).clip()
  doc.translate(TILE_MARGIN_MM - x, TILE_MARGIN_MM - y)
  paintGround(pdf, picture)
  for (const { marks } of picture.layers) drawPdfMarks(doc, listMarksWithin(marks, tile.part), press.fonts)
  doc.restore()
  drawPdfMarks(doc, createTileMarks(tile, tiling, picture.title), press.fonts)
}
