import { buildCartouche, type OrnamentSize } from './cartouche.ts'
import { type DecorationContext, type Decoration, buildTextMark } from './decorations.ts'
import type { ColumnPiece } from './flow-columns.ts'
import { listLegendGroups } from './legend-entries.ts'
import { MARKER_TEXT_RATIO, MIN_TEXT_MM } from './map-on-sheet.ts'
import { listNoteLines, buildNoteMarks } from './marker-marks.ts'
import { createPathPen, createStrokePaint } from './path-pen.ts'
import { buildScaleBar } from './scale-bar.ts'
import { wrapText } from './text-width.ts'

/** Width of a column of explanations, in text sizes. */
export const LEGEND_COLUMN_WIDTH = 12

/** Gaps in text sizes: above and below a heading. */
const HEADING = { before: 1.1, height: 1.75 } as const

/** Maximum number of printed notes. The others keep their numbers on the map. */
export const MAX_PRINTED_NOTES = 40

/** The cartouche, or null if there is nothing to write into it. */
export function buildCartouchePiece(
  context: DecorationContext,
  ornament: OrnamentSize,
  isLow = false,
): ColumnPiece | null {
  const piece = buildCartouche(context, { width: LEGEND_COLUMN_WIDTH * context.textMm, ornament, isLow })
  return piece && { piece, before: 0, isHeading: false }
}

/** Legend with its headings, in columns of {@link LEGEND_COLUMN_WIDTH}. */
export function listLegendPieces(context: DecorationContext): ColumnPiece[] {
  if (!context.options.legend) return []
  return listLegendGroups({ ...context, width: LEGEND_COLUMN_WIDTH * context.textMm }).flatMap(({ title, entries }) => [
    buildHeading(context, title),
    ...entries.map(plain),
  ])
}

/** Notes with their heading, as many as given, and how many more there are. */
export function listNotePieces(context: DecorationContext, most: number): ColumnPiece[] {
  const { options, list } = context
  const notes = options.noteList && options.parts.notes ? listNoteLines(list) : []
  if (notes.length === 0 || most === 0) return []
  return [
    buildHeading(context, 'Notes'),
    ...notes.slice(0, most).map(({ hex, text }, index) => plain(buildNote(context, { number: index + 1, hex, text }))),
    ...(notes.length > most ? [plain(buildRest(context, notes.length - most))] : []),
  ]
}

/** The scale bar with its heading. */
export function listScalePieces(context: DecorationContext, mmPerHex: number): ColumnPiece[] {
  if (!context.options.scaleBar) return []
  return [buildHeading(context, 'Scale'), plain(buildScaleBar(context, mmPerHex, LEGEND_COLUMN_WIDTH * context.textMm))]
}

const plain = (piece: Decoration): ColumnPiece => ({ piece, before: 0, isHeading: false })

/** A heading in capitals with a fine rule below it. */
function buildHeading({ textMm, palette }: DecorationContext, title: string): ColumnPiece {
  const look = { face: 'sans-bold', sizeMm: getHeadingSize(textMm), colour: palette.accent, spacing: 0.06 } as const
  const width = LEGEND_COLUMN_WIDTH * textMm
  return {
    before: HEADING.before * textMm,
    isHeading: true,
    piece: {
      width,
      height: HEADING.height * textMm,
      draw: (x, y) => {
        const rule = createPathPen()
        rule.moveTo(x, y + 1.35 * textMm)
        rule.lineTo(x + width, y + 1.35 * textMm)
        return [
          buildTextMark(title.toUpperCase(), { x, y: y + 0.95 * textMm }, look),
          rule.mark(createStrokePaint(palette.accent, 0.08 * textMm)),
        ]
      },
    },
  }
}

/** Capitals look larger than other letters. */
function getHeadingSize(textMm: number): number {
  return Math.max(MIN_TEXT_MM, textMm * 0.86)
}

function buildNote(
  { textMm, palette, options }: DecorationContext,
  note: { readonly number: number; readonly hex: string; readonly text: string },
): Decoration {
  const width = LEGEND_COLUMN_WIDTH * textMm
  const indent = 2.2 * textMm
  const lines = wrapText(`${note.hex}  ${note.text}`, width - indent, { face: palette.faces.text, size: textMm })
  const reach = Math.max(0.66 * textMm, (options.leastTextMm ?? 0) / MARKER_TEXT_RATIO)
  const look = { sizeMm: textMm, colour: palette.ink, face: palette.faces.text }
  return {
    width,
    height: lines.length * 1.22 * textMm + 0.5 * textMm,
    draw: (x, y) => [
      ...buildNoteMarks(
        [{ x: x + 0.85 * textMm, y: y + 0.81 * textMm, reach, text: String(note.number), isHidden: false }],
        palette,
      ),
      ...lines.map((line, index) =>
        buildTextMark(line, { x: x + indent, y: y + (1.05 + 1.22 * index) * textMm }, look),
      ),
    ],
  }
}

function buildRest({ textMm, palette }: DecorationContext, more: number): Decoration {
  const text = `and ${more} more on the map`
  const look = { sizeMm: textMm, colour: palette.dim, face: 'italic' } as const
  return {
    width: LEGEND_COLUMN_WIDTH * textMm,
    height: 1.6 * textMm,
    draw: (x, y) => [buildTextMark(text, { x, y: y + 1.05 * textMm }, look)],
  }
}
