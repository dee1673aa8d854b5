/** Reads numbers from bytes one after the other, the most significant byte first. */
export interface ByteReader {
  /** Offset of the next byte. */
  readonly at: number
  uint8(): number
  uint16(): number
  int16(): number
  uint32(): number
  bytes(length: number): Buffer
}

/** Creates a reader. It throws at the end of the bytes. */
export function createByteReader(source: Buffer, start = 0): ByteReader {
  let at = start
  const skip = (length: number) => {
    at += length
    return at - length
  }
  return {
    get at() {
      return at
    },
    uint8: () => source.readUInt8(skip(1)),
    uint16: () => source.readUInt16BE(skip(2)),
    int16: () => source.readInt16BE(skip(2)),
    uint32: () => source.readUInt32BE(skip(4)),
    bytes(length) {
      const from = skip(length)
      return source.subarray(from, from + length)
    },
  }
}
