import { buildDoubleFrameMarks, ORNAMENT_SIZES } from './cartouche.ts'
import { type DecorationContext, type Decoration, joinDecorations } from './decorations.ts'
import { balanceColumns, flowIntoColumns, type ColumnPiece } from './flow-columns.ts'
import {
  buildCartouchePiece,
  LEGEND_COLUMN_WIDTH,
  listLegendPieces,
  listNotePieces,
  listScalePieces,
  MAX_PRINTED_NOTES,
} from './legend-block.ts'

/** Space inside a plate and between its columns, in text sizes. */
const PAD = 0.95
const COLUMN_GAP = 1.6

/** Numbers of notes to try until the plate fits. */
const NOTE_COUNTS = [MAX_PRINTED_NOTES, 24, 16, 12, 9, 7, 5, 4, 3, 2, 1, 0] as const

/** The plate with cartouche, legend, notes and scale, in the shapes that a sheet may need. */
export interface MapLegendPanels {
  /** The cartouche alone; null if there is none. */
  readonly title: Decoration | null
  /** Beside the map, in columns of its height. Null if it does not fit. */
  beside(height: number, columns: number, mmPerHex: number): Decoration | null
  /** Below the map, at least as wide as a column. Null if there is nothing to explain. */
  below(width: number, mmPerHex: number, hasTitle: boolean): Decoration | null
}

export function createMapLegendPanels(context: DecorationContext): MapLegendPanels {
  const { textMm } = context
  const titles = ORNAMENT_SIZES.map((size) => buildCartouchePiece(context, size))
  const simple = titles.at(-1) ?? null
  const low = buildCartouchePiece(context, 0, true)
  const legend = listLegendPieces(context)
  const noteLists = new Map<number, ColumnPiece[]>()
  const notes = (most: number): ColumnPiece[] => {
    const known = noteLists.get(most) ?? listNotePieces(context, most)
    noteLists.set(most, known)
    return known
  }
  const column = { width: LEGEND_COLUMN_WIDTH * textMm, gap: COLUMN_GAP * textMm }
  const pad = PAD * textMm
  const only = (title: ColumnPiece | null) => (title ? [title] : [])
  const hasNotes = notes(1).length > 0
  return {
    title: simple && framed(context, simple.piece),
    beside(height, columns, mmPerHex) {
      const scale = listScalePieces(context, mmPerHex)
      for (const most of hasNotes ? NOTE_COUNTS : [0])
        for (const title of titles) {
          const pieces = [...only(title), ...legend, ...notes(most), ...scale]
          const flow = flowIntoColumns(pieces, { count: columns, ...column }, height - 2 * pad)
          if (flow && pieces.length > 0) return framed(context, flow)
        }
      return null
    },
    below(width, mmPerHex, hasTitle) {
      const pieces = [
        ...only(hasTitle ? low : null),
        ...legend,
        ...notes(MAX_PRINTED_NOTES),
        ...listScalePieces(context, mmPerHex),
      ]
      if (pieces.length === 0) return null
      const room = Math.max(column.width, width - 2 * pad)
      const count = Math.max(1, Math.floor((room + column.gap) / (column.width + column.gap)))
      const gap = count === 1 ? 0 : (room - count * column.width) / (count - 1)
      return framed(context, balanceColumns(pieces, { count, width: column.width, gap }))
    },
  }
}

/** A plate around its content. */
function framed({ palette, textMm }: DecorationContext, content: Decoration): Decoration {
  const pad = PAD * textMm
  const size = { width: content.width + 2 * pad, height: content.height + 2 * pad }
  const look = { ground: palette.ground, edge: palette.ink, inner: palette.accent, textMm }
  const edge: Decoration = { ...size, draw: (x, y) => buildDoubleFrameMarks({ x, y, ...size }, look) }
  return joinDecorations(size, [
    { piece: edge, x: 0, y: 0 },
    { piece: content, x: pad, y: pad },
  ])
}
