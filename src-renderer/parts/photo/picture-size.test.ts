import { expect, test } from 'vitest'
import { findPictureSize } from './picture-size.ts'

/** The head of a file, from letters and numbers. */
function head(...parts: readonly (string | readonly number[])[]): ArrayBuffer {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((text) => text.charCodeAt(0)) : part))
  return new Uint8Array([...bytes, 0, 0]).buffer
}

const SIZE = { width: 20_000, height: 4_000 } // 0x4e20, 0x0fa0

test.each([
  ['PNG', head('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x4e, 0x20, 0, 0, 0x0f, 0xa0])],
  ['GIF', head('GIF89a', [0x20, 0x4e, 0xa0, 0x0f])],
  ['JPEG', head([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x0f, 0xa0, 0x4e, 0x20])],
  ['WebP', head('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 0x4e, 0, 0x9f, 0x0f, 0])],
  ['AVIF', head([0, 0, 0, 12], 'ftypavif', [0, 0, 0, 20], 'ispe', [0, 0, 0, 0, 0, 0, 0x4e, 0x20, 0, 0, 0x0f, 0xa0])],
])('the size of a %s is told by its head', (_name, file) => {
  expect(findPictureSize(file)).toEqual(SIZE)
})

test('WebP without a head of its own tells its size too', () => {
  const lossless = head('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [0xe7, 0xc3, 0xf9, 0x00])
  expect(findPictureSize(lossless)).toEqual({ width: 1000, height: 1000 })
  const lossy = head('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xe8, 3, 0xe8, 3])
  expect(findPictureSize(lossy)).toEqual({ width: 1000, height: 1000 })
})

test('what is cut or no picture tells none', () => {
  expect(findPictureSize(head('\x89PNG\r\n'))).toBeNull()
  expect(findPictureSize(head([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]))).toBeNull()
  expect(findPictureSize(head('no picture'))).toBeNull()
})
