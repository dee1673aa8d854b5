import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FolderFile } from '#shared/contract/journal.ts'
import { decodeBytes } from '#shared/kit/text-encoding.ts'
import { getErrorMessage } from '../error-message.ts'
import { writeNewFile } from './write-new-file.ts'

const NOTE = /\.(?:md|markdown)$/i
const PICTURE = /\.(?:png|jpe?g|webp)$/i
/** Maximum size of a file; no text or picture of a journal is larger. */
const MOST_BYTES = 5_000_000

/** Reads the files of a folder, recursively. Symbolic links and hidden files are skipped. */
export function readFolderFiles(folder: string): FolderFile[] {
  const root = resolve(folder)
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => fileOf(path, relative(root, path).split(sep).join('/')))
  } catch (error) {
    if (error instanceof RefusalError) throw error
    throw new RefusalError('file', `${folder} cannot be read: ${getErrorMessage(error)}`)
  }
}

function fileOf(path: string, name: string): FolderFile[] {
  if (name.split('/').some((part) => part.startsWith('.'))) return []
  const isRead = NOTE.test(name) || PICTURE.test(name)
  if (isRead && statSync(path).size > MOST_BYTES)
    throw new RefusalError('file', `${name} is too large: at most ${MOST_BYTES / 1_000_000} million bytes.`)
  if (PICTURE.test(name)) return [{ path: name, base64: readFileSync(path, 'base64') }]
  if (!isRead) return [{ path: name, text: '' }]
  return [{ path: name, ...decodeBytes(readFileSync(path)) }]
}

/** Writes files to a folder that is new or empty. Returns their paths. */
export function writeFolderFiles(folder: string, files: readonly FolderFile[]): string[] {
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
