import { type ByteReader, createByteReader } from './byte-reader.ts'
import { encodeOutline, type OutlinePoint, joinGlyphParts, encodeInt16s } from './glyph-outline.ts'

/** Parts of the packed table, one after the other, in this order. */
interface Streams {
  readonly contours: ByteReader
  readonly points: ByteReader
  readonly flags: ByteReader
  readonly glyphs: ByteReader
  readonly composites: ByteReader
  readonly boxes: ByteReader
  readonly instructions: ByteReader
}

/** Bits of a component of a composite glyph (OpenType, table glyf). */
const COMPONENT = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 } as const

/** Unpacks the glyphs of a WOFF 2 file (W3C WOFF 2.0, section 5.1). */
export function unpackWoff2Glyphs(packed: Buffer): Buffer[] {
  const header = createByteReader(packed, 4)
  const count = header.uint16()
  header.uint16() // the format of offsets in the file that was packed
  const lengths = Array.from({ length: 7 }, () => header.uint32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = lengths.map((length) =>
    createByteReader(header.bytes(length)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions }
  const ownBoxes = boxes.bytes(4 * Math.floor((count + 31) / 32))
  return Array.from({ length: count }, (_, index) =>
    unpackGlyph(streams, ((ownBoxes[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0),
  )
}

function unpackGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.int16()
  if (contours < 0) return unpackComposite(streams)
  if (contours === 0) return Buffer.alloc(0)
  const glyph = unpackOutline(streams, contours)
  if (hasBox) streams.boxes.bytes(8).copy(glyph, 2)
  return glyph
}

function unpackOutline(streams: Streams, contours: number): Buffer {
  const ends: number[] = []
  for (let index = 0; index < contours; index += 1) ends.push((ends.at(-1) ?? -1) + read255(streams.points))
  const points = readPoints(streams, (ends.at(-1) ?? -1) + 1)
  return encodeOutline({ points, ends }, streams.instructions.bytes(read255(streams.glyphs)))
}

/** Reads points, whose coordinates are packed by their size (section 5.2). */
function readPoints({ flags, glyphs }: Streams, count: number): OutlinePoint[] {
  const points: OutlinePoint[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < count; index += 1) {
    const flag = flags.uint8()
    const [dx, dy] = readStep(flag & 0x7f, glyphs)
    x += dx
    y += dy
    points.push({ x, y, isOnCurve: flag < 0x80 })
  }
  return points
}

const signed = (flag: number, value: number) => ((flag & 1) === 1 ? value : -value)

function readStep(flag: number, glyphs: ByteReader): readonly [dx: number, dy: number] {
  const first = glyphs.uint8()
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0]
  if (flag < 84) {
    const high = flag - 20
    return [
      signed(flag, 1 + (high & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (first & 0x0f)),
    ]
  }
  const second = glyphs.uint8()
  if (flag < 120) {
    const high = flag - 84
    return [
      signed(flag, 1 + (Math.floor(high / 12) << 8) + first),
      signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + second),
    ]
  }
  const third = glyphs.uint8()
  if (flag < 124) return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)]
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + glyphs.uint8())]
}

/** A glyph of other glyphs, which is stored as it is and always with its box. */
function unpackComposite({ composites, glyphs, instructions, boxes }: Streams): Buffer {
  const parts = [encodeInt16s([-1]), boxes.bytes(8)]
  let flags: number = COMPONENT.more
  let hasInstructions = false
  while ((flags & COMPONENT.more) !== 0) {
    flags = composites.uint16()
    hasInstructions ||= (flags & COMPONENT.instructions) !== 0
    const scales = (flags & COMPONENT.scale) !== 0 ? 2 : (flags & COMPONENT.twoScales) !== 0 ? 4 : 0
    const matrix = (flags & COMPONENT.matrix) !== 0 ? 8 : scales
    parts.push(encodeInt16s([flags]), composites.bytes(2 + ((flags & COMPONENT.words) !== 0 ? 4 : 2) + matrix))
  }
  if (hasInstructions) {
    const length = read255(glyphs)
    parts.push(encodeInt16s([length]), instructions.bytes(length))
  }
  return joinGlyphParts(...parts)
}

/** Reads a 255UInt16: a byte, or two after one of the last three. */
function read255(reader: ByteReader): number {
  const code = reader.uint8()
  if (code === 253) return reader.uint16()
  if (code === 254) return reader.uint8() + 506
  return code === 255 ? reader.uint8() + 253 : code
}
