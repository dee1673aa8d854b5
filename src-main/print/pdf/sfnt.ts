/** A table of an OpenType file. */
export interface SfntTable {
  /** Four letters, as a number. */
  readonly tag: number
  readonly checksum: number
  readonly bytes: Buffer
}

const SFNT = { header: 12, entry: 16 } as const

/** Builds an OpenType file from its tables. */
export function buildSfnt(flavour: number, tables: readonly SfntTable[]): Buffer {
  const header = Buffer.alloc(SFNT.header + tables.length * SFNT.entry)
  writeHeader(header, flavour, tables.length)
  let offset = header.length
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT.header + index * SFNT.entry
    header.writeUInt32BE(tag, at)
    header.writeUInt32BE(checksum, at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(bytes.length, at + 12)
    offset += padded(bytes.length)
  })
  return Buffer.concat([header, ...tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)))])
}

/** Tables of an OpenType file by their tags. */
export type FontTablesByTag = ReadonlyMap<string, Buffer>

/** Builds a TrueType file from tables by their tags, for readers that look at no checksums. */
export function buildTrueType(tables: FontTablesByTag): Buffer {
  const list = Array.from(tables, ([tag, bytes]) => ({
    tag: Buffer.from(tag, 'latin1').readUInt32BE(0),
    checksum: 0,
    bytes,
  }))
  return buildSfnt(0x00010000, list)
}

const padded = (length: number) => (length + 3) & ~3

/** The search fields of the header support binary search for a table. */
function writeHeader(header: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(flavour, 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)
}
