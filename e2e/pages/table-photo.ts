import { crc32, deflateSync } from 'node:zlib'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Pixels } from '#renderer/parts/photo/pixels.ts'
import { AREA_CORNER_NAMES } from '#shared/kit/corner-marks.ts'
import { cameraFrom, render, type RenderedCube } from '#tests/support/render-photograph.ts'

const SIZE = { width: 1000, height: 750 }
const AREA = { widthMm: 609.6, heightMm: 304.8 }

/** Creates a photograph of a table with cubes and a number of its corner marks, as a file. */
export function createTablePhoto(cubes: readonly RenderedCube[], marks: number): Buffer {
  const camera = cameraFrom([280, -420, 620], [305, 145, 0], { ...SIZE, focal: 800 })
  const shown = AREA_CORNER_NAMES.map((_, mark) => ({ mark, turn: 0 })).slice(0, marks)
  const shot = { area: AREA, camera, cubes, marks: shown, blurPixels: 0.6, noise: 3, shade: 0.2 }
  return pngOf(render(shot, createSeededDice('table photo')))
}

/** Creates the header of a PNG with sides of a huge number of pixels. */
export function createHugePngHeader(side: number): Buffer {
  return pngOf({ width: side, height: side, data: new Uint8ClampedArray() })
}

/** Encodes pixels as a PNG without filters. */
function pngOf({ width, height, data }: Pixels): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc(data.length === 0 ? 0 : height * (1 + width * 4))
  for (let row = 0; row < rows.length / (1 + width * 4); row += 1)
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (1 + width * 4) + 1)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
