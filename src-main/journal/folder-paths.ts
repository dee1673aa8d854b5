import { normalizeName } from './wiki-links.ts'

const PICTURE = /\.(?:png|jpe?g|webp)$/i

/** Normalizes a path to `/` separators. Null if it leaves the folder or is not a valid path. */
export function parseRelativePath(path: string): string | null {
  const clean = path
    .replaceAll('\\', '/')
    .normalize('NFC')
    .replace(/^(?:\.\/)+/, '')
  const parts = clean.split('/')
  const isWrong = parts.some((part) => part === '' || part === '.' || part === '..') || /[\p{Cc}]|^[a-z]:/iu.test(clean)
  return isWrong || !clean.isWellFormed() ? null : clean
}

/** Whether a file or one of its parent folders is hidden, as those of other programs are. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

/** Whether a file is a journal text. */
export function isMarkdownPath(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path)
}

export function isPicturePath(path: string): boolean {
  return PICTURE.test(path)
}

/** The name of a file without folders and extension. */
export function getBaseNameWithoutExtension(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '')
}

/** The folders of a path, separated by `/`; empty at the top level. */
export function getFolder(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/**
 * Resolves file paths as links write them: from the root, relative to the linking file, or by name alone. A leading
 * `/` means the root.
 */
export function createFilePathFinder(paths: readonly string[]) {
  const byPath = new Map(paths.map((path) => [normalizeName(path), path]))
  const byName = Map.groupBy(paths, (path) => normalizeName(getFileName(path)))
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
    /** Number of files with the same name as a path, in all folders. */
    countNamesakes: (path: string): number => byName.get(normalizeName(getFileName(path)))?.length ?? 0,
    /** Files that a bare name may mean if no file of that name is in the same folder; the first one is used. */
    listRivals(written: string, from: string): readonly string[] {
      if (written.includes('/') || byPath.has(normalizeName(resolved(getFolder(from), written)))) return []
      return byPath.has(normalizeName(written)) ? [] : (byName.get(normalizeName(written)) ?? [])
    },
  }
}

function getFileName(path: string): string {
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
