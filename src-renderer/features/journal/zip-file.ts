/** A file to put into an archive. */
export interface ZipEntry {
  readonly path: string
  readonly bytes: Uint8Array
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** The check sum that archives keep of each file. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** 1 January 1980, the first day that archives know: the same files make the same archive. */
const DOS_DATE = 0x0021
const UTF8 = 0x0800
const VERSION = 20

/** An archive of files as they are, not packed: texts and pictures that are packed already. */
export function zipFile(entries: readonly ZipEntry[]): Blob {
  const parts: BlobPart[] = []
  const index: BlobPart[] = []
  let at = 0
  let indexSize = 0
  for (const { path, bytes } of entries) {
    const name = new TextEncoder().encode(path)
    const facts = [VERSION, UTF8, 0, 0, DOS_DATE]
    const sizes = [crc32(bytes), bytes.length, bytes.length]
    const local = record(0x04034b50, [...facts.map(short), ...sizes.map(long), short(name.length), short(0)])
    index.push(
      record(0x02014b50, [
        short(VERSION),
        ...facts.map(short),
        ...sizes.map(long),
        short(name.length),
        ...[0, 0, 0, 0].map(short),
        ...[0, at].map(long),
      ]),
      name,
    )
    indexSize += 46 + name.length
    parts.push(local, name, bytes as Uint8Array<ArrayBuffer>)
    at += local.length + name.length + bytes.length
  }
  const count = entries.length
  const end = record(0x06054b50, [...[0, 0, count, count].map(short), long(indexSize), long(at), short(0)])
  return new Blob([...parts, ...index, end], { type: 'application/zip' })
}

type Field = readonly [size: 2 | 4, value: number]
const short = (value: number): Field => [2, value]
const long = (value: number): Field => [4, value]

function record(signature: number, fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const all = [long(signature), ...fields]
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}
