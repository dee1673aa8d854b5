import { brotliDecompressSync } from 'node:zlib'
import { type ByteReader, createByteReader } from './byte-reader.ts'
import { encodeGlyphOffsets, setLongOffsetsInHead } from './glyph-outline.ts'
import { unpackWoff2Glyphs } from './packed-glyphs.ts'
import type { FontTablesByTag } from './sfnt.ts'

const SIGNATURE = 0x774f4632
const HEADER_BYTES = 48
/** Tags of common tables, by the number that stands for each (W3C WOFF 2.0, section 4.1). */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
/** Stands for a tag that is not in the list and is written out behind it. */
const WRITTEN_TAG = 63

interface PackedTable {
  readonly tag: string
  /** Whether it is stored in another form. */
  readonly isTransformed: boolean
  /** Bytes in the stream. */
  readonly length: number
}

/**
 * Unpacks the tables of a WOFF 2 file (W3C WOFF 2.0). Of the other forms of tables it knows that of glyphs, the only one
 * in the fonts of prints.
 */
export function unpackWoff2(woff: Buffer): FontTablesByTag {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('Not a WOFF 2 file')
  const directory = createByteReader(woff, HEADER_BYTES)
  const entries = Array.from({ length: woff.readUInt16BE(12) }, () => readEntry(directory))
  const stream = createByteReader(
    brotliDecompressSync(woff.subarray(directory.at, directory.at + woff.readUInt32BE(20))),
  )
  const tables = new Map(entries.map(({ tag, length }) => [tag, stream.bytes(length)]))
  const [glyf, head] = [tables.get('glyf'), tables.get('head')]
  if (glyf && head && entries.some(({ tag, isTransformed }) => tag === 'glyf' && isTransformed)) {
    const glyphs = unpackWoff2Glyphs(glyf)
    tables
      .set('glyf', Buffer.concat(glyphs))
      .set('loca', encodeGlyphOffsets(glyphs))
      .set('head', setLongOffsetsInHead(head))
  }
  return tables
}

function readEntry(reader: ByteReader): PackedTable {
  const flags = reader.uint8()
  const number = flags & 0x3f
  const tag = number === WRITTEN_TAG ? reader.bytes(4).toString('latin1') : TAGS.slice(number * 5, number * 5 + 4)
  const isGlyphs = tag === 'glyf' || tag === 'loca'
  const version = flags >> 6
  const isTransformed = isGlyphs ? version === 0 : version !== 0
  if (isTransformed && !isGlyphs) throw new Error(`The form of the table ${tag} is not known`)
  const length = readBase128(reader)
  return { tag, isTransformed, length: isTransformed ? readBase128(reader) : length }
}

/** Reads a UIntBase128: seven bits a byte, the most significant first. */
function readBase128(reader: ByteReader): number {
  let value = 0
  for (;;) {
    const byte = reader.uint8()
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return value
  }
}
