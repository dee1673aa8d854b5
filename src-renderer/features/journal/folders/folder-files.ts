import type { FolderFile } from '#shared/contract/journal.ts'
import { decodeBytes } from '#shared/kit/text-encoding.ts'

const TEXT = /\.(?:md|markdown|txt)$/i
const PICTURE = /\.(?:png|jpe?g|webp)$/i

/**
 * Reads the importable files of a chosen folder and counts the ignored ones (hidden folders such as those of programs,
 * and other file types).
 */
export async function readImportableFiles(files: readonly File[]): Promise<{ files: FolderFile[]; left: number }> {
  const read: FolderFile[] = []
  let left = 0
  for (const file of files) {
    const path = insideOf(file.webkitRelativePath || file.name)
    const isHidden = path.split('/').some((part) => part.startsWith('.'))
    if (!isHidden && TEXT.test(path)) read.push({ path, ...decodeBytes(new Uint8Array(await file.arrayBuffer())) })
    else if (!isHidden && PICTURE.test(path)) read.push({ path, base64: await base64Of(file) })
    else left += 1
  }
  return { files: read, left }
}

/** Removes the name of the chosen folder from a path. */
function insideOf(path: string): string {
  const at = path.indexOf('/')
  return at === -1 ? path : path.slice(at + 1)
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const CHUNK = 0x2000
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
