import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withPngResolution } from './png-resolution.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

test('a PNG states its resolution after its header, and is otherwise the same', async () => {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const parts = [
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ] as const
  const result = Buffer.from(
    await (
      await withPngResolution(
        new Blob(
          parts.map((part) => new Uint8Array(part)),
          { type: 'image/png' },
        ),
        300 / 25.4,
      )
    ).arrayBuffer(),
  )
  const resolution = Buffer.alloc(9)
  resolution.writeUInt32BE(11_811, 0)
  resolution.writeUInt32BE(11_811, 4)
  resolution.writeUInt8(1, 8)
  expect(result).toEqual(Buffer.concat([parts[0], parts[1], chunk('pHYs', resolution), parts[2], parts[3]]))
})
