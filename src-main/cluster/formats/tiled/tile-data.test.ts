import * as zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { reportGoal } from '#tests/support/goal-table.ts'
import { runs } from '#tests/support/soak.ts'
import { clearTileFlags, parseTileIds, decodeTileIds } from './tile-data.ts'

const gids = [0, 1, 7, 0x2fff_ffff, 0xffff_ffff]
const bytes = Buffer.from(Uint32Array.from(gids).buffer)
const fail = (reason: string): never => {
  throw new Error(reason)
}
/** What the largest of these unpacks to. */
const BOMB_BYTES = runs({ part: 50_000_000, whole: 300_000_000 })
const unpack = (text: string, encoding: string, compression = '') =>
  Array.from(decodeTileIds(text, { encoding, compression }, { count: gids.length, fail }))

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
  expect(clearTileFlags(tiles)).toBe(2)
  expect(Array.from(tiles)).toEqual([0, 1, 7, 0x0fff_ffff, 0x0fff_ffff])
})

describe('what is wrong is said', () => {
  test('what unpacks to more than the layer, or lies about it, is refused with little memory', () => {
    const zeros = Buffer.alloc(BOMB_BYTES)
    const packed = {
      gzip: zlib.gzipSync(zeros),
      zlib: zlib.deflateSync(zeros),
      zstd: zlib.zstdCompressSync(zeros),
    }
    const small = zlib.gzipSync(bytes)
    const bombs = [
      ...Object.entries(packed),
      ['gzip', zlib.gzipSync(packed.gzip)],
      ['gzip', Buffer.concat([small, packed.gzip])],
      ['gzip', Buffer.from(small).fill(0xff, small.length - 8, small.length - 4)],
      ['gzip', Buffer.from(small).fill(0, small.length - 4)],
      ...Object.entries(packed).map(([how, whole]) => [how, whole.subarray(0, whole.length / 2)] as const),
    ] as const
    const before = process.memoryUsage().rss
    const refused = bombs.filter(([how, bomb]) => refuses(() => unpack(bomb.toString('base64'), 'base64', how)))
    const grown = Math.max(0, process.memoryUsage().rss - before) / 1_000_000
    reportGoal({
      id: 'S9',
      goal: 'packed layers of maps that unpack to too much, or lie: refused, with less than 100 MB (Orrery opens no archive)',
      measured: `${refused.length} of ${bombs.length} refused, up to 1:1000, ${Math.round(grown)} MB more`,
      isMet: refused.length === bombs.length && grown < 100,
    })
    expect(refused).toHaveLength(bombs.length)
    expect(() => unpack(packed.zstd.toString('base64'), 'base64', 'zstd')).toThrow('unpacks to more than the layer')
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
    expect(() => parseTileIds([1, null], 2, fail)).toThrow('place 2')
    expect(() => parseTileIds([1, [3]], 2, fail)).toThrow('place 2')
  })
})

function refuses(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch {
    return true
  }
}
