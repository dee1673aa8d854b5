import { createPdf, type PrintContext } from '#main/print/pdf/document.ts'
import { drawPdfMarks } from '#main/print/pdf/marks.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { buildStampMark, buildTextMark } from '#shared/cluster/draw/decorations.ts'
import { MIN_TEXT_MM } from '#shared/cluster/draw/map-on-sheet.ts'
import { createFillPaint, createPathPen, createStrokePaint, drawBox } from '#shared/cluster/draw/path-pen.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import type { Mark, PictureTextStyle } from '#shared/cluster/draw/picture.ts'
import { buildStarRingMark, buildStarGlyphMarks } from '#shared/cluster/draw/star-marks.ts'
import { measureTextWidth, truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import {
  type StarIndexOptions,
  PAPER_SIZES,
  type PictureImprint,
  type SheetSize,
} from '#shared/cluster/picture-options.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  INDEX_SIZES_MM,
  type IndexColumns,
  layOutIndexColumns,
  type IndexPage,
  layOutIndexPages,
  type LaidOutRow,
} from './star-index-pages.ts'
import { listIndexRows } from './star-index-rows.ts'

const palette = PICTURE_THEMES_BY_STYLE.ink
const { margin, head, foot, text: textMm, line } = INDEX_SIZES_MM
const BODY: Partial<PictureTextStyle> = { sizeMm: textMm, colour: palette.ink }
const SMALL: Partial<PictureTextStyle> = { face: 'italic', sizeMm: 2.9, colour: palette.dim }

/** Creates the star index as PDF, with headings and page numbers. */
export async function createStarIndexPdf(
  chart: Chart,
  options: StarIndexOptions,
  press: PrintContext,
): Promise<Uint8Array> {
  const sheet = PAPER_SIZES[options.paper]
  const rows = listIndexRows(chart, options.order)
  const columns = layOutIndexColumns(sheet, rows)
  const pages = layOutIndexPages(rows, columns, sheet)
  const title = options.title.trim() === '' ? 'Stars' : options.title.trim()
  const pdf = await createPdf(title, press)
  pages.forEach((page, index) => {
    pdf.addPage(sheet)
    const furniture = pageMarks(
      { ...options, title, count: rows.length, page: index + 1, pages: pages.length },
      sheet,
      columns,
    )
    drawPdfMarks(pdf.doc, [...furniture, ...tableMarks(page, chart, columns)], press.fonts)
  })
  return pdf.finish()
}

interface PageFacts extends Omit<StarIndexOptions, 'paper'> {
  readonly count: number
  readonly page: number
  readonly pages: number
}

/** Marks of the page header, column headings and footer. */
function pageMarks(
  { title, order, imprint, count, page, pages }: PageFacts,
  sheet: SheetSize,
  columns: IndexColumns,
): Mark[] {
  const right = sheet.widthMm - margin
  const bottom = sheet.heightMm - margin
  const facts = `${formatCount(count, 'star')}, ${order === 'hex' ? 'by hex' : 'by name'}`
  const size = page === 1 ? 6 : 4
  return [
    buildTextMark(
      truncateTextToWidth(title, 120, { face: 'bold', size }),
      { x: margin, y: margin + 5 },
      { face: 'bold', sizeMm: size, colour: palette.ink },
    ),
    buildTextMark(facts, { x: right, y: margin + 5 }, { ...SMALL, anchor: 'end' }),
    ...columnHeads(columns),
    rule([margin, right], margin + head - 1.2, 0.3),
    rule([margin, right], bottom - foot + 3.4, 0.1),
    buildTextMark(`Page ${page} of ${pages}`, { x: right, y: bottom }, { ...SMALL, anchor: 'end' }),
    buildTextMark(truncateTextToWidth(title, 60, { face: 'italic', size: 2.9 }), { x: margin, y: bottom }, SMALL),
    ...(imprint ? buildImprintMarks(imprint, { x: sheet.widthMm / 2, y: bottom }) : []),
  ]
}

/** Edition and dates in the middle of the foot; reversed if the page shows secrets. */
function buildImprintMarks(
  { edition, isSecret, campaignDate, printedOn }: PictureImprint,
  { x, y }: { readonly x: number; readonly y: number },
): Mark[] {
  const text = [edition, campaignDate, `printed ${printedOn}`].filter((part) => part !== '').join(', ')
  const width = measureTextWidth(text, { face: 'bold', size: 2.9 }) + 3
  const bar = createPathPen()
  drawBox(bar, { x: x - width / 2, y: y - 3.1, width, height: 4.3 })
  const colour = isSecret ? palette.ground : palette.ink
  return [
    ...(isSecret ? [bar.mark(createFillPaint(palette.ink))] : []),
    buildTextMark(text, { x, y }, { face: 'bold', sizeMm: 2.9, anchor: 'middle', colour }),
  ]
}

function columnHeads(columns: IndexColumns): Mark[] {
  const heads = {
    hex: 'Hex',
    name: 'Name',
    rating: 'Rating',
    type: 'Type',
    owner: 'Owner',
    routes: 'Routes to',
  } as const
  const y = margin + head - 2.8
  return (Object.keys(heads) as (keyof IndexColumns)[])
    .filter((column) => columns[column].width > 0)
    .map((column) => buildTextMark(heads[column], { x: columns[column].x, y }, { ...SMALL, face: 'bold' }))
}

function rule([from, to]: readonly [number, number], y: number, lineMm: number): Mark {
  const pen = createPathPen()
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  return pen.mark(createStrokePaint(palette.ink, lineMm))
}

function tableMarks({ rows }: IndexPage, chart: Chart, columns: IndexColumns): Mark[] {
  let y = margin + head
  return rows.flatMap((row) => {
    const top = y
    y += row.height
    return rowMarks(row, { chart, columns, top })
  })
}

interface RowPlace {
  readonly chart: Chart
  readonly columns: IndexColumns
  readonly top: number
}

function rowMarks({ row, name, type, owner, routes, height }: LaidOutRow, { chart, columns, top }: RowPlace): Mark[] {
  const baseline = (index: number) => top + INDEX_SIZES_MM.pad / 2 + textMm * 0.86 + index * line
  const at = (column: keyof IndexColumns, index = 0) => ({ x: columns[column].x, y: baseline(index) })
  const last = columns.routes.x + columns.routes.width
  const hairline = createPathPen()
  hairline.moveTo(columns.hex.x, top + height)
  hairline.lineTo(last, top + height)
  return [
    buildTextMark(row.hex, at('hex'), { ...BODY, face: 'mono', sizeMm: MIN_TEXT_MM }),
    ...name.map((text, index) => buildTextMark(text, at('name', index), { ...BODY, face: 'bold' })),
    ...ratingMarks(row, chart, { x: columns.rating.x + 2.6, y: baseline(0) - textMm * 0.3 }),
    ...(type === '' ? [] : [buildTextMark(type, at('type'), BODY)]),
    ...(owner === '' ? [] : [buildTextMark(owner, at('owner'), BODY)]),
    ...routes.map((text, index) => buildTextMark(text, at('routes', index), BODY)),
    hairline.mark(createStrokePaint(palette.grid, 0.08)),
  ]
}

/** Marks of a star's glyph with its rings, and of its rating beside it. */
function ratingMarks(
  { rating, isHomeworld, isHidden }: LaidOutRow['row'],
  { legend }: Chart,
  { x, y }: { x: number; y: number },
): Mark[] {
  const entry = legend[rating - 1] ?? legend[0]
  const parts = buildStarGlyphMarks({ rating, entry, reach: 1.45 }, palette)
  return [
    ...(isHomeworld ? [buildStampMark('home', [buildStarRingMark(1.7, 'home', palette)], [x, y])] : []),
    ...(isHidden
      ? [buildStampMark('hidden', [buildStarRingMark(isHomeworld ? 2 : 1.7, 'broken', palette)], [x, y])]
      : []),
    buildStampMark(`star-${rating}`, parts, [x, y]),
    buildTextMark(String(rating), { x: x + 3.2, y: y + textMm * 0.3 }, { ...BODY, face: 'mono', sizeMm: MIN_TEXT_MM }),
  ]
}
