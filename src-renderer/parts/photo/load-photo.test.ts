import { expect, test } from 'vitest'
import { loadPhoto } from './load-photo.ts'

const MEGABYTE = 1024 * 1024

test('a file that is too large is refused with its size, before it is read', async () => {
  const file = new Blob([new Uint8Array(40 * MEGABYTE + 1)])
  await expect(loadPhoto(file)).rejects.toThrow('The file has 41 MB: make the picture smaller, 40 MB at most.')
})

test('a small file of a huge picture is refused with its pixels, before it is unpacked', async () => {
  const head = [
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20,
  ]
  const file = new Blob([new Uint8Array([...head, 8, 2, 0, 0, 0])])
  await expect(loadPhoto(file)).rejects.toThrow(
    'The picture has 20000 × 20000 pixels: make it smaller, 60 million at most.',
  )
})
