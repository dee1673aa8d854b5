import { strToU8, zipSync } from 'fflate'
import type { FolderFile } from '#shared/contract/journal.ts'

/**
 * No compression, because packing thousands of small texts takes a minute. The timestamp is the earliest of the ZIP
 * format, so that the same files produce the same archive.
 */
const OPTIONS = { level: 0, mtime: new Date(1980, 0, 1) } as const

/** A file of an archive: of a folder, or with its bytes. */
type ZippedFile = FolderFile | { readonly path: string; readonly bytes: Uint8Array }

/** Creates an uncompressed ZIP archive. */
export function createZip(files: readonly ZippedFile[]): Blob {
  const entries = files.map((file): [string, Uint8Array] => [file.path, getBytes(file)])
  return new Blob([zipSync(Object.fromEntries(entries), OPTIONS)], { type: 'application/zip' })
}

function getBytes(file: ZippedFile): Uint8Array {
  if ('bytes' in file) return file.bytes
  return 'text' in file ? strToU8(file.text) : Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
}
