import { type DecorationContext, type Decoration, type PlacedDecoration, buildTextMark } from './decorations.ts'
import { type LegendGroup, listLegendGroups } from './legend-entries.ts'
import { MARKER_TEXT_RATIO } from './map-placement.ts'
import { listNoteLines, drawNoteMarks } from './marker-marks.ts'
import type { Mark } from './picture.ts'
import { drawScaleBar } from './scale-bar.ts'
import { wrapText } from './text-width.ts'

/** Gaps in text sizes: between entries of a line, below a heading, between groups. */
const ENTRY_GAP = 1.1
const HEADING = 1.6
const GROUP_GAP = 0.9
/** Height of the line with the number of omitted entries. */
const MORE = 1.6
/** Indentation of lines beside their heading. */
const INDENT = 5.4
const COLUMN = 13.5
const NOTE_COLUMN = 22

/** Layouts of the explanations: legend, notes, scale. Null if there are none. */
export interface LegendBlocks {
  /** A column beside the map. Notes that exceed the height are omitted. */
  beside(height: number, mmPerHex: number): Decoration
  besideWidth: number
  /** Lines below the map. */
  below(width: number, mmPerHex: number): Decoration
}

export function buildLegendBlocks(furniture: DecorationContext): LegendBlocks | null {
  const { options, list, textMm } = furniture
  const groups = options.legend ? listLegendGroups(furniture) : []
  const hasNotes = options.noteList && options.parts.notes && listNoteLines(list).length > 0
  if (groups.length === 0 && !hasNotes && !options.scaleBar) return null
  const scale = (mmPerHex: number): LegendGroup[] =>
    options.scaleBar ? [{ title: 'Scale', entries: [drawScaleBar(furniture, mmPerHex)], more: 0 }] : []
  const notes = (width: number): LegendGroup[] =>
    hasNotes ? [{ title: 'Notes', entries: noteEntries(furniture, width), more: moreNotes(furniture) }] : []
  const widest = Math.max(...[...groups, ...scale(1)].flatMap(({ entries }) => entries.map(({ width }) => width)), 0)
  const besideWidth = hasNotes ? Math.max(COLUMN * textMm, widest) : widest
  return {
    besideWidth,
    beside: (height, mmPerHex) =>
      columnOf(furniture, [...groups, ...scale(mmPerHex), ...notes(besideWidth)], { width: besideWidth, height }),
    below: (width, mmPerHex) => {
      const room = width - INDENT * textMm
      const columns = Math.max(1, Math.floor(room / (NOTE_COLUMN * textMm)))
      const noteWidth = (room - (columns - 1) * ENTRY_GAP * textMm) / columns
      return layOutGroups(furniture, [...groups, ...scale(mmPerHex), ...notes(noteWidth)], width)
    },
  }
}

/** Maximum number of printed notes. The others keep their numbers on the map. */
const MOST_NOTES = 40

function noteEntries(furniture: DecorationContext, width: number): Decoration[] {
  return listNoteLines(furniture.list)
    .slice(0, MOST_NOTES)
    .map(({ hex, text }, index) => notePiece(furniture, { number: index + 1, hex, text }, width))
}

function moreNotes({ list }: DecorationContext): number {
  return Math.max(0, listNoteLines(list).length - MOST_NOTES)
}

function notePiece(
  { textMm, palette, options }: DecorationContext,
  note: { number: number; hex: string; text: string },
  width: number,
): Decoration {
  const indent = 2.1 * textMm
  const lines = wrapText(`${note.hex}  ${note.text}`, width - indent, { face: 'regular', size: textMm })
  return {
    width,
    height: lines.length * 1.22 * textMm + 0.4 * textMm,
    draw: (x, y) => [
      ...drawNoteMarks(
        [
          {
            x: x + 0.85 * textMm,
            y: y + 0.81 * textMm,
            reach: Math.max(0.66 * textMm, (options.leastTextMm ?? 0) / MARKER_TEXT_RATIO),
            text: String(note.number),
            isHidden: false,
          },
        ],
        palette,
      ),
      ...lines.map((line, index) =>
        buildTextMark(
          line,
          { x: x + indent, y: y + (1.05 + 1.22 * index) * textMm },
          { sizeMm: textMm, colour: palette.ink },
        ),
      ),
    ],
  }
}

function morePiece({ textMm, palette }: DecorationContext, more: number): Decoration {
  const text = `and ${more} more on the map`
  const look = { sizeMm: textMm, colour: palette.dim, face: 'italic' } as const
  return { width: 0, height: MORE * textMm, draw: (x, y) => [buildTextMark(text, { x, y: y + 1.05 * textMm }, look)] }
}

function headingAt({ textMm, palette }: DecorationContext, title: string, [x, y]: readonly [number, number]): Mark {
  return buildTextMark(title, { x, y: y + 1.05 * textMm }, { face: 'bold', sizeMm: textMm, colour: palette.ink })
}

function pieceOf(
  size: { width: number; height: number },
  headings: readonly { title: string; y: number }[],
  rest: {
    readonly pieces: readonly PlacedDecoration[]
    readonly furniture: DecorationContext
  },
): Decoration {
  return {
    ...size,
    draw: (x, y) => [
      ...headings.map((heading) => headingAt(rest.furniture, heading.title, [x, y + heading.y])),
      ...rest.pieces.flatMap((placed) => placed.piece.draw(x + placed.x, y + placed.y)),
    ],
  }
}

function columnOf(
  furniture: DecorationContext,
  groups: readonly LegendGroup[],
  room: { width: number; height: number },
): Decoration {
  const { textMm } = furniture
  const headings: { title: string; y: number }[] = []
  const pieces: PlacedDecoration[] = []
  let y = 0
  for (const group of groups) {
    const fitting = fittingEntries(furniture, group, room.height - y - HEADING * textMm)
    if (fitting.length === 0) continue
    headings.push({ title: group.title, y })
    y += HEADING * textMm
    for (const piece of fitting) {
      pieces.push({ piece, x: 0, y })
      y += piece.height
    }
    y += GROUP_GAP * textMm
  }
  const height = Math.max(0, y - GROUP_GAP * textMm)
  return pieceOf({ width: room.width, height }, headings, { pieces, furniture })
}

/** Entries that fit into a height, and the number of remaining ones. */
function fittingEntries(
  furniture: DecorationContext,
  { entries, more }: LegendGroup,
  height: number,
): readonly Decoration[] {
  let used = 0
  const bottoms = entries.map((piece) => (used += piece.height))
  if (more === 0 && used <= height) return entries
  const count = bottoms.filter((bottom) => bottom + MORE * furniture.textMm <= height).length
  return count === 0 ? [] : [...entries.slice(0, count), morePiece(furniture, entries.length - count + more)]
}

function layOutGroups(furniture: DecorationContext, groups: readonly LegendGroup[], width: number): Decoration {
  const { textMm } = furniture
  const headings: { title: string; y: number }[] = []
  const pieces: PlacedDecoration[] = []
  let top = 0
  for (const { title, entries, more } of groups) {
    headings.push({ title, y: top })
    let [x, lineHeight] = [INDENT * textMm, 0]
    for (const piece of more > 0 ? [...entries, morePiece(furniture, more)] : entries) {
      if (x > INDENT * textMm && x + piece.width > width + 0.01) {
        top += lineHeight
        ;[x, lineHeight] = [INDENT * textMm, 0]
      }
      pieces.push({ piece, x, y: top })
      x += piece.width + ENTRY_GAP * textMm
      lineHeight = Math.max(lineHeight, piece.height)
    }
    top += lineHeight + 0.25 * textMm
  }
  return pieceOf({ width, height: Math.max(0, top - 0.25 * textMm) }, headings, { pieces, furniture })
}
