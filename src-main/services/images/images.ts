import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { compactDatabase } from '#main/db/file/open-database.ts'
import type { UnusedPicture } from '#shared/contract/images.ts'
import { isBeingCopied } from '../kit/copy-open-file.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { readImageHeader } from './image-header.ts'

/** Maximum width and height in pixels. The page scales pictures down before it sends them. */
const MOST_PIXELS = 1024
const ID_LENGTH = 32

/** Creates the service of pictures, which are named by their content and immutable. */
export function createImageService({ file }: Pick<ServiceDependencies, 'file'>) {
  const { images } = file.rows
  /** Pictures added since the campaign was opened. A text that is not saved yet may show them. */
  const added = new Set<string>()

  /** Finds unused pictures by scanning the change log, which contains every row that ever referenced one. */
  async function listUnused(): Promise<UnusedPicture[]> {
    const sizes = images.listSizes().filter(({ id }) => !added.has(id))
    const unused = new Map(sizes.map((picture) => [picture.id, picture]))
    for (const ids of images.idsInHistory()) {
      for (const id of ids) unused.delete(id)
      await setImmediate()
    }
    return [...unused.values()]
  }

  return {
    listUnused,
    async deleteUnused(): Promise<{ count: number; bytes: number }> {
      file.gate.require()
      const before = file.changes.newest()
      const unused = (await listUnused()).filter(({ id }) => !added.has(id))
      if (file.changes.newest() !== before)
        throw new RefusalError('stale', 'The campaign was changed meanwhile. Nothing was deleted. Try again.')
      images.remove(unused.map(({ id }) => id))
      if (!isBeingCopied(file)) compactDatabase(file.db)
      return { count: unused.length, bytes: unused.reduce((sum, { bytes }) => sum + bytes, 0) }
    },
    add({ data }: { data: string }): { id: string } {
      const row = decodeImage(data)
      file.gate.require()
      images.keep(row)
      added.add(row.id)
      return { id: row.id }
    },
    get({ id }: { id: string }): { url: string; width: number; height: number } {
      const { type, width, height, data } = requireFound(images.find(id), 'picture')
      return { url: `data:${type};base64,${data}`, width, height }
    },
  }
}

/** Decodes a picture from base64. Refuses invalid and oversized ones. */
export function decodeImage(data: string) {
  const bytes = Buffer.from(data, 'base64')
  const header = readImageHeader(bytes)
  if (header === null)
    throw new RefusalError('file', 'This is not a picture that Orrery knows: take a WebP, JPEG or PNG one.')
  const { type, width, height } = header
  if (Math.min(width, height) < 1 || Math.max(width, height) > MOST_PIXELS)
    throw new RefusalError(
      'file',
      `The picture is ${width} by ${height} pixels: make it smaller, at most ${MOST_PIXELS} a side.`,
    )
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH)
  return { id, type, width, height, data: bytes.toString('base64') }
}
