import * as zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { clearFlags, tilesOf, unpackTiles } from './tile-data.ts'

const gids = [0, 1, 7, 0x2fff_ffff, 0xffff_ffff]
const bytes = Buffer.from(Uint32Array.from(gids).buffer)
const fail = (reason: string): never => {
  throw new Error(reason)
}
const unpack = (text: string, encoding: string, compression = '') =>
  Array.from(unpackTiles(text, { encoding, compression }, { count: gids.length, fail }))

test.each([
  ['csv', '', gids.join(',\n')],
  ['base64', '', bytes.toString('base64')],
  ['base64', 'zlib', ` \n ${zlib.deflateSync(bytes).toString('base64')}\n`],
  ['base64', 'gzip', zlib.gzipSync(bytes).toString('base64')],
  ['base64', 'zstd', zlib.zstdCompressSync(bytes).toString('base64')],
])('%s %s', (encoding, compression, text) => {
  expect(unpack(text, encoding, compression)).toEqual(gids)
})

test('flags are cleared and counted', () => {
  const tiles = Uint32Array.from(gids)
  expect(clearFlags(tiles)).toBe(2)
  expect(Array.from(tiles)).toEqual([0, 1, 7, 0x0fff_ffff, 0x0fff_ffff])
})

describe('what is wrong is said', () => {
  test('a bomb stops at the size of the layer', () => {
    const bomb = zlib.gzipSync(Buffer.alloc(50_000_000)).toString('base64')
    expect(() => unpack(bomb, 'base64', 'gzip')).toThrow('unpacks to more than the layer has hexes')
    const zstd = zlib.zstdCompressSync(Buffer.alloc(50_000_000)).toString('base64')
    expect(() => unpack(zstd, 'base64', 'zstd')).toThrow('unpacks to more than the layer has hexes')
  })

  test.each([
    ['1,2,3', 'csv', '', 'holds 3 tiles in place of 5'],
    ['1,2,3,x,5', 'csv', '', 'has no tile number at place 4'],
    ['1,2,3,,5', 'csv', '', 'has no tile number at place 4'],
    ['1,2,3,-1,5', 'csv', '', 'has no tile number at place 4'],
    ['1,2,3,1e10,5', 'csv', '', 'has no tile number at place 4'],
    ['AAAA', 'base64', '', 'holds 0.75 tiles in place of 5'],
    ['AAAA', 'base64', 'zlib', 'is not valid zlib data'],
    ['AAAA', 'base64', 'zstd', 'is not valid zstd data'],
    ['AAAA', 'base64', 'rar', 'is packed as “rar”'],
    ['AAAA', 'hex', '', 'is encoded as “hex”'],
  ])('%s as %s %s', (text, encoding, compression, words) => {
    expect(() => unpack(text, encoding, compression)).toThrow(words)
  })

  test('lists hold numbers', () => {
    expect(() => tilesOf([1, null], 2, fail)).toThrow('place 2')
    expect(() => tilesOf([1, [3]], 2, fail)).toThrow('place 2')
  })
})
