import * as zlib from 'node:zlib'

/** Encoding of the tile ids of a chunk. */
interface TileEncoding {
  readonly encoding: string
  readonly compression: string
}

/** Reports invalid tile data. */
type Fail = (reason: string) => never

/** Decodes the tile ids of `count` cells: CSV, or base64 without compression, with gzip, zlib or zstd. */
export function decodeTileIds(
  text: string,
  how: TileEncoding,
  { count, fail }: { count: number; fail: Fail },
): Uint32Array {
  if (how.encoding === 'csv') return parseTileIds(text.trim() === '' ? [] : text.split(','), count, fail)
  if (how.encoding !== 'base64') return fail(`is encoded as “${how.encoding}”, which cannot be read`)
  const bytes = unpack(Buffer.from(text, 'base64'), how.compression, { longest: 4 * count, fail })
  if (bytes.length !== 4 * count) return fail(`holds ${bytes.length / 4} tiles in place of ${count}`)
  return Uint32Array.from({ length: count }, (_, cell) => bytes.readUInt32LE(4 * cell))
}

const LARGEST_GID = 0xffff_ffff

/** Parses a list of tile ids. */
export function parseTileIds(values: readonly unknown[], count: number, fail: Fail): Uint32Array {
  if (values.length !== count) return fail(`holds ${values.length} tiles in place of ${count}`)
  const gids = new Uint32Array(count)
  for (const [cell, value] of values.entries()) {
    const gid = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : -1
    if (!Number.isInteger(gid) || gid < 0 || gid > LARGEST_GID) return fail(`has no tile number at place ${cell + 1}`)
    gids[cell] = gid
  }
  return gids
}

interface Unpacking {
  readonly longest: number
  readonly fail: Fail
}

function unpack(bytes: Buffer, compression: string, { longest, fail }: Unpacking): Buffer {
  const limits = { maxOutputLength: Math.max(1, longest) }
  try {
    switch (compression) {
      case '':
        return bytes
      case 'zlib':
        return zlib.inflateSync(bytes, limits)
      case 'gzip':
        return zlib.gunzipSync(bytes, limits)
      case 'zstd':
        return unpackZstd(bytes, limits, fail)
    }
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'ERR_BUFFER_TOO_LARGE') return fail('unpacks to more than the layer has hexes')
    if (typeof code === 'string') return fail(`is not valid ${compression} data`)
    throw error
  }
  return fail(`is packed as “${compression}”, which cannot be read. Save the map with tile layers as CSV`)
}

function unpackZstd(bytes: Buffer, limits: zlib.ZstdOptions, fail: Fail): Buffer {
  const isThere = typeof zlib.zstdDecompressSync === 'function' // older versions of Node lack it
  return isThere
    ? zlib.zstdDecompressSync(bytes, limits)
    : fail('is packed as “zstd”, which cannot be read here. Save the map with tile layers as CSV')
}

const FLAGS = 0xf000_0000

/** Clears the rotation and flip flags of tiles, and returns the number of tiles that had one. */
export function clearTileFlags(gids: Uint32Array): number {
  let turned = 0
  for (const [cell, gid] of gids.entries()) {
    if ((gid & FLAGS) === 0) continue
    gids[cell] = gid & ~FLAGS
    turned += 1
  }
  return turned
}
