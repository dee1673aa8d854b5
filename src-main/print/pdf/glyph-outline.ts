/** A point of an outline, in units of its font. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly isOnCurve: boolean
}

export interface GlyphOutline {
  readonly points: readonly OutlinePoint[]
  /** Index of the last point of every contour. */
  readonly ends: readonly number[]
}

/** Encodes a glyph as TrueType, its coordinates as words (OpenType, table glyf). */
export function encodeOutline({ points, ends }: GlyphOutline, instructions: Buffer = Buffer.alloc(0)): Buffer {
  if (points.length === 0) return Buffer.alloc(0)
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  return joinGlyphParts(
    encodeInt16s([ends.length, ...computeBox(points), ...ends, instructions.length]),
    instructions,
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    encodeInt16s([...steps('x'), ...steps('y')]),
  )
}

function computeBox(points: readonly OutlinePoint[]): number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Joins the parts of a glyph. Each begins at a multiple of four bytes. */
export function joinGlyphParts(...parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat(parts, (length + 3) & ~3)
}

/** Writes numbers as words, signed or not. */
export function encodeInt16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index))
  return bytes
}

/** Lists the offsets of glyphs and that of their end, as long integers (OpenType, table loca). */
export function encodeGlyphOffsets(glyphs: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (glyphs.length + 1))
  let offset = 0
  glyphs.forEach(({ length }, index) => {
    offset += length
    offsets.writeUInt32BE(offset, 4 * (index + 1))
  })
  return offsets
}

/** The header of a font whose offsets are long. */
export function setLongOffsetsInHead(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}
