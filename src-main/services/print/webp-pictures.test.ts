import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageMark } from '#shared/print/page-marks.ts'
import { convertWebpPictures } from './webp-pictures.ts'

/** One opaque pixel, and one that is clear, without loss. */
const PIXEL = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

function convert(base64: string) {
  const image: PageMark = { kind: 'image', url: `data:image/webp;base64,${base64}`, x: 0, y: 0, width: 9, height: 9 }
  const marks: PageMark[] = [{ kind: 'group', x: 0, y: 0, scale: 1, turn: 0, clip: null, marks: [image] }]
  const sheet = { widthMm: 10, heightMm: 10, title: '', scale: { x: 1, y: 1 }, marks }
  return convertWebpPictures([sheet]).then(([converted]) => {
    const [group] = converted?.marks ?? []
    const [inner] = group?.kind === 'group' ? group.marks : []
    return inner?.kind === 'image' ? inner.url : ''
  })
}

test('a WebP becomes a PNG on white', async () => {
  const url = await convert(PIXEL)
  expect(url).toMatch(/^data:image\/png;base64,/)
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1, 1])
  const at = png.indexOf('IDAT')
  expect(inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))).toHaveLength(4)
})

test('a damaged one and one that claims to be huge are left as they are, and the next is converted', async () => {
  const bytes = Buffer.from(PIXEL, 'base64')
  const damaged = Buffer.concat([bytes.subarray(0, 25), Buffer.alloc(bytes.length - 25, 0xff)]).toString('base64')
  const huge = Buffer.from(bytes)
  huge.writeUInt32LE(0x0fffffff, 21)
  for (const base64 of [damaged, huge.toString('base64'), 'AAAA']) expect(await convert(base64)).toContain('image/webp')
  expect(await convert(PIXEL)).toContain('image/png')
})
