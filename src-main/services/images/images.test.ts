import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTestForces } from '#tests/support/forces.ts'
import { readImageHeader } from './image-header.ts'
import { createImages } from './images.ts'

const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer).swap32()
const chunk = (type: string, data: Buffer) => Buffer.concat([u32(data.length), Buffer.from(type), data, u32(0)])
const png = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(8))),
  ])
const riff = (...parts: Buffer[]) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...parts])
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

test('what is cut off, or is something else, is no picture', () => {
  for (const whole of [png(9, 9), lossy, lossless, extended, jpeg])
    for (let length = 0; length < 17; length += 1) expect(readImageHeader(whole.subarray(0, length))).toBeNull()
  expect(readImageHeader(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(readImageHeader(Buffer.from('GIF89a\0\0\0\0'))).toBeNull()
})

test('a picture is stored once under the hash of its bytes, without a change', () => {
  const forces = openTestForces()
  const images = createImages(forces.tools)
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

test('too large ones and other files are refused with what to do', () => {
  const forces = openTestForces()
  const images = createImages(forces.tools)
  const add = (bytes: Buffer) => () => images.add({ data: bytes.toString('base64') })
  expect(add(png(1025, 10))).toThrow('The picture is 1025 by 10 pixels: make it smaller')
  expect(add(png(0, 10))).toThrow('make it smaller')
  expect(add(Buffer.from('hello'))).toThrow('WebP, JPEG or PNG')
  expect(() => images.get({ id: 'nothing' })).toThrow('This picture is not there any more')
  expect(add(png(1024, 1024))).not.toThrow()
  forces.close()
})
