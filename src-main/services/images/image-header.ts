/** Format and size of a picture, from its header. */
export interface ImageHeader {
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

/**
 * Reads the format and size of a WebP, JPEG or PNG picture. Null if the bytes are of no such format or are truncated.
 */
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
  if (!isWholePng(bytes)) return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Whether the chunks of a PNG contain pixels (`IDAT`) and reach the end (`IEND`). */
function isWholePng(bytes: Buffer): boolean {
  let hasPixels = false
  for (let at = PNG_SIGNATURE.length; at + CHUNK_FRAME <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = textAt(bytes, at + 4)
    if (name === 'IEND') return hasPixels
    hasPixels ||= name === 'IDAT' && length > 0
    at += CHUNK_FRAME + length
  }
  return false
}

/** Bytes of a PNG chunk besides its data: length, name and checksum. */
const CHUNK_FRAME = 12
/** Bytes of a RIFF file that its length field does not count. */
const RIFF_HEAD = 8

/** Reads a WebP, whose three forms store the size in different ways. */
function readWebp(bytes: Buffer): ImageHeader | null {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null
  if (bytes.readUInt32LE(4) + RIFF_HEAD > bytes.length) return null
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

const [START_OF_SCAN, END_OF_IMAGE] = [0xda, Buffer.from([0xff, 0xd9])]

/** Walks the segments of a JPEG: the start of frame contains the size, the scan after it the pixels. */
function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let header: ImageHeader | null = null
  for (let at = 2; bytes.readUInt8(at) === 0xff;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === START_OF_SCAN) return bytes.includes(END_OF_IMAGE, at) ? header : null
    if (isFrameStart(marker))
      header = { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** Whether a marker starts a frame: C0 to CF, except C4, C8 and CC. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
