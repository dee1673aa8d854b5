import { createHash } from 'node:crypto'
import { found, Refused } from '../refused.ts'
import type { Tools } from '../tools.ts'
import { readImageHeader } from './image-header.ts'

/** Most pixels a side: the window makes a picture small before it sends it. */
const MOST_PIXELS = 1024
const ID_LENGTH = 32

/** The use cases of pictures, which are named by their content and never change. */
export function createImages({ file }: Pick<Tools, 'file'>) {
  const { images } = file.rows

  return {
    add({ data }: { data: string }): { id: string } {
      const row = imageOf(data)
      file.gate.require()
      images.keep(row)
      return { id: row.id }
    },
    get({ id }: { id: string }): { url: string; width: number; height: number } {
      const { type, width, height, data } = found(images.find(id), 'picture')
      return { url: `data:${type};base64,${data}`, width, height }
    },
  }
}

/** A picture from its base64; refused where it is none or too large. */
export function imageOf(data: string) {
  const bytes = Buffer.from(data, 'base64')
  const header = readImageHeader(bytes)
  if (header === null)
    throw new Refused('file', 'This is not a picture that Orrery knows: take a WebP, JPEG or PNG one.')
  const { type, width, height } = header
  if (Math.min(width, height) < 1 || Math.max(width, height) > MOST_PIXELS)
    throw new Refused(
      'file',
      `The picture is ${width} by ${height} pixels: make it smaller, at most ${MOST_PIXELS} a side.`,
    )
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
  return { id, type, width, height, data: bytes.toString('base64') }
}
