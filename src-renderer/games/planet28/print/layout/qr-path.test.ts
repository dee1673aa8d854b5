import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { buildQrPath } from './qr-path.ts'

test('the path draws every dark module and no other', () => {
  const url = 'http://192.168.178.20:4100/#/forces/characters/0b2c'
  const { size, path } = buildQrPath(url)
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, index) => `${Number(x) + index} ${y}`),
  )
  const { data } = encode(url, { ecc: 'M', border: 2 })
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(new Set(dark)).toEqual(new Set(wanted))
  expect(dark).toHaveLength(wanted.length)
  expect(size).toBe(data.length)
})
