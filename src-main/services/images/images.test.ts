import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkIntegritySync } from '#main/db/integrity/integrity.ts'
import { openTestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { readImageHeader } from './image-header.ts'
import { createImageService } from './images.ts'

/** The last bytes of a PNG picture say nothing of it. */
const CHECKSUM = 4
const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer).swap32()
const chunk = (type: string, data: Buffer) => Buffer.concat([u32(data.length), Buffer.from(type), data, u32(0)])
const png = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(8))),
    chunk('IEND', Buffer.alloc(0)),
  ])
const riff = (...parts: Buffer[]) => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length).swap32(), body])
}
const lossy = riff(Buffer.from('VP8 \0\0\0\0'), Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x01, 0xc8, 0x00]))
const lossless = riff(Buffer.from('VP8L\0\0\0\0'), Buffer.from([0x2f, 0x3f, 0xc1, 0x31, 0x00]))
const extended = riff(Buffer.from('VP8X\0\0\0\0'), Buffer.from([0, 0, 0, 0, 0x3f, 0x01, 0, 0xc7, 0, 0]))
const jpeg = Buffer.from([
  0xff,
  0xd8,
  0xff,
  0xe0,
  0x00,
  0x04,
  0x00,
  0x00, // a segment before the frame
  0xff,
  0xc2,
  0x00,
  0x0b,
  0x08,
  0x00,
  0xc8,
  0x01,
  0x40,
  0x01,
  0x00,
  0x00,
  0x00,
  0xff,
  0xda,
  0x00,
  0x02, // the scan, and the end of the picture
  0x11,
  0xff,
  0xd9,
])

test.each([
  ['image/png', png(320, 200)],
  ['image/webp', lossy],
  ['image/webp', lossless],
  ['image/webp', extended],
  ['image/jpeg', jpeg],
])('%s tells its size', (type, bytes) => {
  expect(readImageHeader(bytes)).toEqual({ type, width: 320, height: 200 })
})

test('the icons of the project are pictures of their size', () => {
  const folder = resolve(import.meta.dirname, '../../../resources/icons')
  const file = readdirSync(folder).find((name) => name.endsWith('.png'))
  const header = readImageHeader(readFileSync(join(folder, file ?? '')))
  expect(header?.type).toBe('image/png')
  expect(header?.width).toBeGreaterThan(15)
})

test('what is cut off anywhere, or is something else, is no picture', () => {
  for (const whole of [png(9, 9), lossy, lossless, extended, jpeg])
    for (let length = 0; length < whole.length - CHECKSUM; length += 1)
      expect(readImageHeader(whole.subarray(0, length)), `${length} bytes`).toBeNull()
  expect(readImageHeader(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(readImageHeader(Buffer.from('GIF89a\0\0\0\0'))).toBeNull()
})

test('a picture is stored once under the hash of its bytes, without a change', () => {
  const forces = openTestForces()
  const images = createImageService(forces.tools)
  const data = png(64, 32).toString('base64')
  const before = forces.file.changes.count()
  const { id } = images.add({ data })
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(images.add({ data })).toEqual({ id })
  expect(images.get({ id })).toEqual({ url: `data:image/png;base64,${data}`, width: 64, height: 32 })
  expect(forces.file.changes.count()).toBe(before)
  expect(forces.file.db.prepare('SELECT count(*) FROM image').pluck().get()).toBe(1)
  forces.close()
})

test('pictures that nothing ever showed are listed and deleted, and the file shrinks', async () => {
  const forces = openTestForces()
  const before = createImageService(forces.tools)
  const data = (width: number): string => Buffer.concat([png(width, 9), Buffer.alloc(90_000, width)]).toString('base64')
  const [shown, once, inText] = [1, 2, 3].map((width) => before.add({ data: data(width) }).id)
  for (let width = 4; width < 20; width += 1) before.add({ data: data(width) })
  const images = createImageService(forces.tools) // as after opening the campaign again
  const unsaved = images.add({ data: data(30) }).id
  const { db } = forces.file
  forces.file.changes.record('Show pictures', AUTHOR, () =>
    db.exec(
      `INSERT INTO journal_entry (id, title, body, portrait_id, created_at, updated_at) VALUES ('a', 'A', '', '${shown}', '', ''), ('b', 'B', '', '${once}', '', ''), ('c', 'C', '![](image:${inText})', NULL, '', '')`,
    ),
  )
  forces.file.changes.record('Show it no more', AUTHOR, () =>
    db.exec(`UPDATE journal_entry SET portrait_id = NULL WHERE id = 'b'`),
  )
  const pages = (): number => Number(db.pragma('page_count', { simple: true }))
  const pagesBefore = pages()
  expect(await images.listUnused()).toHaveLength(16)
  expect(await images.deleteUnused()).toMatchObject({ count: 16 })
  expect(await images.listUnused()).toEqual([])
  expect(pages()).toBeLessThan(pagesBefore / 2)
  for (const id of [shown, once, inText, unsaved]) expect(images.get({ id: id ?? '' }).height).toBe(9)
  expect(checkIntegritySync(db)).toEqual([])
  forces.close()
})

test('too large ones and other files are refused with what to do', () => {
  const forces = openTestForces()
  const images = createImageService(forces.tools)
  const add = (bytes: Buffer) => () => images.add({ data: bytes.toString('base64') })
  expect(add(png(1025, 10))).toThrow('The picture is 1025 by 10 pixels: make it smaller')
  expect(add(png(0, 10))).toThrow('make it smaller')
  expect(add(Buffer.from('hello'))).toThrow('WebP, JPEG or PNG')
  expect(() => images.get({ id: 'nothing' })).toThrow('This picture is not there any more')
  expect(add(png(1024, 1024))).not.toThrow()
  forces.close()
})
