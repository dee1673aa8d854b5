import { inflateSync } from 'node:zlib'

const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

/**
 * Converts a WOFF 1 file to the OpenType file inside it (W3C WOFF 1.0, sections 4 and 5). Done once, because a WOFF
 * would be decompressed for every letter.
 */
export function convertWoffToSfnt(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error('Not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.header + index * WOFF.entry))
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry)
  writeHeader(header, woff.readUInt32BE(4), count)
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

/** Unpacked fonts, kept across prints. */
const unpacked = new Map<string, Buffer>()

/** Reads a WOFF 1 file in a `data:` URL as an OpenType file. */
export function readFontFile(address: string): Buffer {
  const file =
    unpacked.get(address) ?? convertWoffToSfnt(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  unpacked.set(address, file)
  return file
}

const padded = (length: number) => (length + 3) & ~3

function tableAt(woff: Buffer, at: number) {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return { tag, checksum, bytes: packed < length ? inflateSync(bytes) : bytes }
}

/** The search fields of the header support binary search for a table. */
function writeHeader(header: Buffer, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(flavour, 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)
}
