import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'

/** A file of the built renderer, ready to be served. */
export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: { 'content-type': string; 'cache-control': string }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Reads the file that a URL path names inside `folder`, or returns null. Serves known file types only, and never a
 * file outside the folder.
 */
export async function readPageFile(folder: string, urlPath: string): Promise<PageFile | null> {
  const path = pathInside(folder, urlPath)
  const type = path === null ? undefined : TYPES[extname(path)]
  if (path === null || type === undefined) return null
  try {
    const body = new Uint8Array(await readFile(path))
    return { body, headers: { 'content-type': type, 'cache-control': cachingOf(urlPath) } }
  } catch {
    return null // not there, or not a file
  }
}

function pathInside(folder: string, urlPath: string): string | null {
  const decoded = decode(urlPath === '/' ? '/index.html' : urlPath)
  if (decoded === null || /[\\\0:]/.test(decoded)) return null
  const names = decoded.split('/').slice(1)
  if (names.some((name) => name === '' || name.startsWith('.'))) return null
  return join(resolve(folder), ...names)
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath)
  } catch {
    return null
  }
}

/** Cache-Control of a file. Vite puts a content hash into the name of every file under assets. */
function cachingOf(urlPath: string): string {
  return urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
