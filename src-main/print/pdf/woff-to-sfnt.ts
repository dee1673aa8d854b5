import { inflateSync } from 'node:zlib'
import { buildSfnt, type SfntTable } from './sfnt.ts'

const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const

/**
 * Converts a WOFF 1 file to the OpenType file inside it (W3C WOFF 1.0, sections 4 and 5). Done once, because a WOFF
 * would be decompressed for every letter.
 */
export function convertWoffToSfnt(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error('Not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.header + index * WOFF.entry))
  return buildSfnt(woff.readUInt32BE(4), tables)
}

/** Unpacked fonts, kept across prints. */
const unpacked = new Map<string, Buffer>()

/** Reads a WOFF 1 file in a `data:` URL as an OpenType file. */
export function decodeWoffDataUrl(address: string): Buffer {
  const file = unpacked.get(address) ?? convertWoffToSfnt(decodeDataUrl(address))
  unpacked.set(address, file)
  return file
}

/** Bytes of a `data:` URL in base64. */
export function decodeDataUrl(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

function tableAt(woff: Buffer, at: number): SfntTable {
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
