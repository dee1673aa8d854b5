import { normalizeName } from './wiki-links.ts'

const PICTURE = /\.(?:png|jpe?g|webp)$/i

/** The path with `/` alone between its parts; null where it leads out of the folder or cannot be a path. */
export function normalizePath(path: string): string | null {
  const clean = path
    .replaceAll('\\', '/')
    .normalize('NFC')
    .replace(/^(?:\.\/)+/, '')
  const parts = clean.split('/')
  const isWrong = parts.some((part) => part === '' || part === '.' || part === '..') || /[\p{Cc}]|^[a-z]:/iu.test(clean)
  return isWrong || !clean.isWellFormed() ? null : clean
}

/** Whether a file or a folder above it is hidden, as those of other programs are. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

/** Whether a file is a text of the journal. */
export function isNotePath(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path)
}

/** Whether a file is a picture. */
export function isPicturePath(path: string): boolean {
  return PICTURE.test(path)
}

/** The name of a file without folders and ending. */
export function getBaseName(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')
}

/** The folders of a path, with `/` between them; empty at the top. */
export function getFolder(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/** Finds files as links name them: by their path from the top or from the file that names them, or by their name alone. A path that begins with `/` is one from the top. */
export function createPathFinder(paths: readonly string[]) {
  const byPath = new Map(paths.map((path) => [normalizeName(path), path]))
  const byName = Map.groupBy(paths, (path) => normalizeName(baseOf(path)))
  function find(written: string, from: string): string | null {
    const target = written.replaceAll('\\', '/')
    if (target.startsWith('/')) return byPath.get(normalizeName(resolved('', target))) ?? null
    const near = byPath.get(normalizeName(resolved(getFolder(from), target)))
    const far = byPath.get(normalizeName(resolved('', target)))
    if (near !== undefined || far !== undefined) return near ?? far ?? null
    return target.includes('/') ? null : (byName.get(normalizeName(target))?.[0] ?? null)
  }
  return {
    find,
    /** How many files bear the name of a path, in all folders. */
    countNamesakes: (path: string): number => byName.get(normalizeName(baseOf(path)))?.length ?? 0,
    /** The files that a link may mean which has a name alone, and none of that name beside it; the first one is taken. */
    listRivals(written: string, from: string): readonly string[] {
      if (written.includes('/') || byPath.has(normalizeName(resolved(getFolder(from), written)))) return []
      return byPath.has(normalizeName(written)) ? [] : (byName.get(normalizeName(written)) ?? [])
    },
  }
}

function baseOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function resolved(folder: string, target: string): string {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
