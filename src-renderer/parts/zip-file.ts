import { strToU8, zipSync } from 'fflate'
import type { FolderFile } from '#shared/contract/journal.ts'

/**
 * No compression, because packing thousands of small texts takes a minute. The timestamp is the earliest of the ZIP
 * format, so that the same files produce the same archive.
 */
const OPTIONS = { level: 0, mtime: new Date(1980, 0, 1) } as const

/** Creates an uncompressed ZIP archive. */
export function createZip(files: readonly FolderFile[]): Blob {
  const entries = files.map((file): [string, Uint8Array] => [
    file.path,
    'text' in file ? strToU8(file.text) : Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0)),
  ])
  return new Blob([zipSync(Object.fromEntries(entries), OPTIONS)], { type: 'application/zip' })
}
