import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFileNames } from './database-files.ts'

/** Names that are looked at in search of a file. */
const MOST_NAMES = 5000

/** The path of the file itself where a link leads to one: its log and its backups lie beside it, and a restored file takes its place. */
export function resolveSymlink(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path
  } catch {
    return path // opening it says what is wrong
  }
}

/** Remembers the file that stands at a path. */
export function createFileIdentity(path: string) {
  const opened = identityOf(path)
  const isAt = (otherText: string): boolean => opened !== null && identityOf(otherText) === opened
  let handle: number | null = null
  return {
    /** Whether the file still stands at its path. */
    isHere: (): boolean => isAt(path),
    /** Whether a path leads to this very file: another name or link of it. */
    isAt,
    /** Where the file is now, or null when it is gone or cannot be found. */
    find(): string | null {
      if (isAt(path)) return path
      const candidates = [...openFiles(), ...campaignsNear(path)]
      return candidates.find(isAt) ?? null
    },
    /** A handle to read the file by, the same until it is let go: closing any other one would give up this process' hold on the file. */
    handle: (): number => (handle ??= openSync(path, 'r')),
    /** Closes the handle; only after the database is closed. */
    letGo(): void {
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}

/** Which file it is that was opened, whatever it is called by now. */
export type FileIdentity = ReturnType<typeof createFileIdentity>

/** Disk and number of a file: what stays when it is moved or renamed. */
function identityOf(path: string): string | null {
  try {
    const file = statSync(path, { bigint: true })
    return file.isFile() ? `${file.dev}/${file.ino}` : null
  } catch {
    return null // not there, or not to be looked at: either way not where it was
  }
}

/** Linux tells where the open files of a process are. */
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

/** Elsewhere it is looked for in the folder itself, in those in it, and in those beside it. */
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
