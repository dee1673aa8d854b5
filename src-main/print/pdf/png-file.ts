import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Colour types by channels: red, green and blue, with or without opacity. */
const COLOUR_TYPES = { 3: 2, 4: 6 } as const

/** Encodes pixels (red, green, blue and, as a fourth channel, opacity; row by row) as PNG. */
export function encodePng(pixels: Uint8Array, width: number, channels: 3 | 4 = 4): Uint8Array {
  const rowBytes = width * channels
  const height = pixels.length / rowBytes
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, COLOUR_TYPES[channels], 0, 0, 0], 8) // 8 bits per channel, not interlaced
  const rows = Buffer.alloc(height * (rowBytes + 1)) // each row begins with its filter: none
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ])
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
