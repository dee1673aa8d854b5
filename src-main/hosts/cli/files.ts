import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FolderFile } from '#shared/contract/journal.ts'
import { decodeBytes } from '#shared/kit/text-encoding.ts'
import { getErrorMessage } from '../error-message.ts'
import { UsageError } from './command.ts'

const MOST_BYTES = 20_000_000
const CHUNK_BYTES = 1 << 16
/** Signature of a ZIP archive. */
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')

/** Reads a text file. Throws if it is unreadable or too large. */
export function readTextFile(path: string | undefined, what: string): string {
  if (path === undefined) throw new UsageError(`Name ${what}. Try --help.`)
  try {
    if (statSync(path).isDirectory()) throw new RefusalError('file', `${path} cannot be read: it is a folder.`)
    const bytes = readSome(path)
    if (bytes.length > MOST_BYTES)
      throw new RefusalError('file', `${path} is too large: at most ${MOST_BYTES / 1e6} MB.`)
    if (bytes.subarray(0, 4).equals(ZIP))
      throw new RefusalError('file', `${path} is a packed archive (ZIP): unpack it first.`)
    return decodeBytes(bytes).text
  } catch (error) {
    if (error instanceof RefusalError) throw error
    if (isMissing(error)) throw new RefusalError('file', `${path} cannot be read: there is no such file.`)
    throw new RefusalError('file', `${path} cannot be read: ${getErrorMessage(error)}`)
  }
}

/** Reads a file up to one byte above the limit, because a pipe or a device reports no size. */
function readSome(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let read = 0; read <= MOST_BYTES;) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, MOST_BYTES + 1 - read))
      const count = readSync(file, chunk)
      if (count === 0) break
      chunks.push(chunk.subarray(0, count))
      read += count
    }
    return Buffer.concat(chunks)
  } finally {
    closeSync(file)
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Writes a new file atomically. Throws if it exists. */
export function writeNewFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: 'wx', flush: true })
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') throw existingFile(path)
    rmSync(path, { force: true })
    throw new RefusalError('file', `${path} cannot be written: ${getErrorMessage(error)}`)
  }
}

/** Writes new files to a folder, which is created if it is missing: all of them, or none if one exists or fails. */
export function writeNewFiles(
  folder: string,
  files: readonly { readonly name: string; readonly content: string | Uint8Array }[],
): string[] {
  const paths = files.map(({ name }) => join(folder, name))
  const existing = paths.find((path) => existsSync(path))
  if (existing !== undefined) throw existingFile(existing)
  const written: string[] = []
  try {
    mkdirSync(folder, { recursive: true })
    for (const [index, { content }] of files.entries()) {
      const path = paths[index] ?? ''
      writeNewFile(path, content)
      written.push(path)
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true })
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${folder} cannot be written: ${getErrorMessage(error)}`)
  }
  return paths
}

/** Writes files to a folder that is new or empty. Returns their paths. */
export function writeNewFolder(folder: string, files: readonly FolderFile[]): string[] {
  const root = resolve(folder)
  try {
    mkdirSync(root, { recursive: true })
    if (readdirSync(root).length > 0)
      throw new RefusalError('file', `${folder} is not empty and was left as it is. Choose another folder.`)
    return files.map((file) => {
      const path = join(root, ...file.path.split('/'))
      mkdirSync(dirname(path), { recursive: true })
      writeNewFile(path, 'text' in file ? file.text : Buffer.from(file.base64, 'base64'))
      return path
    })
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${folder} cannot be written: ${getErrorMessage(error)}`)
  }
}

function existingFile(path: string): RefusalError {
  return new RefusalError('file', `${path} is there already and was left as it is. Choose another name.`)
}
