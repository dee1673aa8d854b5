import type { PictureSize } from './pinhole-camera.ts'

/** Number of bytes read from the start of a file, where the size is stored. */
export const PICTURE_HEADER_BYTES = 1024 * 1024

/**
 * Reads the size in pixels from the header of a PNG, JPEG, GIF, WebP or AVIF file, without decoding it. Null if it is
 * not found.
 */
export function findPictureSize(head: ArrayBuffer): PictureSize | null {
  const bytes = new DataView(head)
  const letters = String.fromCharCode(...new Uint8Array(head.slice(0, 32)))
  try {
    if (letters.startsWith('\x89PNG')) return { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    if (letters.startsWith('GIF8')) return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) }
    if (letters.startsWith('\xff\xd8')) return sizeOfJpeg(bytes)
    if (letters.startsWith('WEBP', 8)) return sizeOfWebp(bytes, letters.slice(12, 16))
    return letters.startsWith('ftyp', 4) ? sizeOfAvif(bytes) : null
  } catch (error) {
    if (error instanceof RangeError) return null // the file ends before
    throw error
  }
}

/** Frame markers are C0 to CF. C4, C8 and CC are tables. */
function sizeOfJpeg(bytes: DataView): PictureSize {
  let at = 2
  while (!isFrame(bytes.getUint16(at))) at += 2 + bytes.getUint16(at + 2)
  return { width: bytes.getUint16(at + 7), height: bytes.getUint16(at + 5) }
}

function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
}

function sizeOfWebp(bytes: DataView, kind: string): PictureSize {
  if (kind === 'VP8X')
    return { width: 1 + (bytes.getUint32(23, true) >>> 8), height: 1 + (bytes.getUint32(26, true) >>> 8) }
  const packed = bytes.getUint32(kind === 'VP8L' ? 21 : 26, true)
  if (kind === 'VP8L') return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  return { width: packed & 0x3fff, height: (packed >>> 16) & 0x3fff }
}

const ISPE = 0x69737065

/** Returns the size of the largest picture in the file. */
function sizeOfAvif(bytes: DataView): PictureSize | null {
  let size: PictureSize | null = null
  for (let at = 0; at + 16 <= bytes.byteLength; at += 1) {
    if (bytes.getUint32(at) !== ISPE) continue
    const [width, height] = [bytes.getUint32(at + 8), bytes.getUint32(at + 12)]
    if (size === null || width * height > size.width * size.height) size = { width, height }
  }
  return size
}
