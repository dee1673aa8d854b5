/** Length of a PNG's signature and of its first chunk (IHDR), after which further chunks may follow. */
const FIRST_CHUNKS = 33
const PER_METRE = 1

/** States the resolution of a PNG in its `pHYs` chunk, so that it prints at its size. */
export async function withPngResolution(png: Blob, pixelsPerMm: number): Promise<Blob> {
  const head = await png.slice(0, FIRST_CHUNKS).arrayBuffer()
  return new Blob([head, createResolutionChunk(Math.round(pixelsPerMm * 1000)), png.slice(FIRST_CHUNKS)], {
    type: png.type,
  })
}

/** Builds a `pHYs` chunk: length, type, pixels per metre across and down, unit, checksum. */
function createResolutionChunk(pixelsPerMetre: number): ArrayBuffer {
  const chunk = new DataView(new ArrayBuffer(21))
  chunk.setUint32(0, 9)
  chunk.setUint32(4, 0x70485973) // “pHYs”
  chunk.setUint32(8, pixelsPerMetre)
  chunk.setUint32(12, pixelsPerMetre)
  chunk.setUint8(16, PER_METRE)
  chunk.setUint32(17, computeCrc(new Uint8Array(chunk.buffer, 4, 13)))
  return chunk.buffer
}

/** CRC-32 of a few bytes, bit by bit. */
function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
