import { expect, test } from 'vitest'
import { listPagesWithOmittedPicture, decodePictureForPdf } from './missing-pictures.ts'
import { encodePng } from './png-file.ts'

const url = (type: string, bytes: Uint8Array) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
const PNG = Buffer.from(encodePng(new Uint8Array(16 * 16 * 4).fill(90), 16))

test('a JPEG and a sound PNG are held by a PDF; a WebP and a damaged PNG are named by their page', () => {
  const data = PNG.indexOf('IDAT') + 4
  const damaged = Buffer.concat([PNG.subarray(0, data), Buffer.alloc(20, 0xff), PNG.subarray(data + 20)])
  const urls = [url('png', PNG), url('jpeg', Buffer.from([0xff, 0xd8, 0xff])), url('webp', PNG), url('png', damaged)]
  const place = { x: 0, y: 0, width: 10, height: 10 }
  const sheets = urls.map((address) => ({ marks: [{ kind: 'image' as const, url: address, ...place }] }))
  expect(listPagesWithOmittedPicture(sheets)).toEqual([3, 4])
  expect(decodePictureForPdf(url('png', PNG))?.equals(PNG)).toBe(true)
})
