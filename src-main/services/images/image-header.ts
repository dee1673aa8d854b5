/** What the first bytes of a picture say about it. */
export interface ImageHeader {
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

/** The kind and size of a WebP, JPEG or PNG picture, or null where the bytes are none. */
export function readImageHeader(bytes: Buffer): ImageHeader | null {
  try {
    return readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  } catch (error) {
    if (error instanceof RangeError) return null // it ends before its size is told
    throw error
  }
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function readPng(bytes: Buffer): ImageHeader | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE) || textAt(bytes, 12) !== 'IHDR') return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The three forms of WebP keep their size in three ways. */
function readWebp(bytes: Buffer): ImageHeader | null {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null
  const type = 'image/webp'
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** Goes from segment to segment until the one that starts the frame, which tells the size. */
function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; bytes.readUInt8(at) === 0xff;) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrameStart(marker))
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** C0 to CF, except the tables C4, C8 and CC. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
