import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFileNames } from './database-files.ts'

/** Maximum number of directory entries to examine in search of a file. */
const MOST_NAMES = 5000

/**
 * Resolves a symbolic link to the file itself: its log and its backups lie beside it, and a restored file replaces it.
 */
export function resolveSymlink(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path
  } catch {
    return path // opening it says what is wrong
  }
}

/** Remembers the file at a path by device and inode. */
export function createFileIdentity(path: string) {
  const opened = identityOf(path)
  const isAt = (otherText: string): boolean => opened !== null && identityOf(otherText) === opened
  let handle: number | null = null
  return {
    /** Whether the file is still at its path. */
    isHere: (): boolean => isAt(path),
    /** Whether a path leads to the same file, by another name or link. */
    isAt,
    /** Returns the current path of the file, or null if it is gone or cannot be found. */
    find(): string | null {
      if (isAt(path)) return path
      const candidates = [...openFiles(), ...campaignsNear(path)]
      return candidates.find(isAt) ?? null
    },
    /**
     * A read handle that stays open until `letGo`: closing any other handle would release this process's lock on the
     * file.
     */
    handle: (): number => (handle ??= openSync(path, 'r')),
    /** Closes the handle. Call only after the database is closed. */
    letGo(): void {
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}

/** Identity of an opened file, independent of its current name. */
export type FileIdentity = ReturnType<typeof createFileIdentity>

/** Device and inode of a file, which survive moving and renaming. */
function identityOf(path: string): string | null {
  try {
    const file = statSync(path, { bigint: true })
    return file.isFile() ? `${file.dev}/${file.ino}` : null
  } catch {
    return null // not there, or not to be looked at: either way not where it was
  }
}

/** Paths of the open files of this process. Linux only. */
function openFiles(): string[] {
  if (process.platform !== 'linux') return []
  const folder = '/proc/self/fd'
  return listFileNames(folder).flatMap((name) => {
    try {
      const target = readlinkSync(join(folder, name))
      return target.endsWith('.orrery') ? [target] : []
    } catch {
      return [] // closed meanwhile
    }
  })
}

/** Candidates on other systems: files in the folder itself, its subfolders and its sibling folders. */
function campaignsNear(path: string): string[] {
  const folder = dirname(path)
  const near = [folder, ...foldersIn(folder), dirname(folder), ...foldersIn(dirname(folder))]
  return near
    .flatMap((text) => listFileNames(text).map((name) => join(text, name)))
    .filter((text) => text.endsWith('.orrery'))
    .slice(0, MOST_NAMES)
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
      .slice(0, MOST_NAMES)
  } catch {
    return []
  }
}
