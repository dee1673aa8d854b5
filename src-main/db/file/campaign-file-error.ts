import { lstatSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { COMPANION_SUFFIXES, hasUnwrittenLog } from './database-files.ts'

/** Why a campaign file cannot be opened, written or restored. */
export type CampaignFileProblemKind =
  | 'missing'
  | 'exists'
  | 'not-ours'
  | 'newer'
  | 'damaged'
  | 'in-use'
  | 'moved'
  | 'read-only'
  | 'disk-full'
  | 'unreadable'

/** The fields of a CampaignFileError as plain data. */
export type CampaignFileErrorData = Pick<CampaignFileError, 'problem' | 'path' | 'message'>

/** A campaign file that cannot be used. `message` says what is wrong, what was kept and what to do. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError'
  readonly problem: CampaignFileProblemKind
  readonly path: string

  constructor(problem: CampaignFileProblemKind, path: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
    this.path = path
  }
}

/** Result of file work on another thread as plain data: the result, or the file error. */
export type FileResult<Result> = { readonly result: Result } | { readonly fault: CampaignFileErrorData }

/** Runs the work and captures a CampaignFileError as plain data, to be sent to another thread. */
export function captureFileResult<Result>(work: () => Result): FileResult<Result> {
  try {
    return { result: work() }
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error
    const { problem, path, message } = error
    return { fault: { problem, path, message } }
  }
}

/** Returns the result that another thread sent, or throws its CampaignFileError. */
export function unwrapFileResult<Result>(answer: FileResult<Result>): Result {
  if ('result' in answer) return answer.result
  throw new CampaignFileError(answer.fault.problem, answer.fault.path, answer.fault.message)
}

/**
 * Throws if a file exists at the path, or if the log of a former file is still there: nothing is overwritten, and no
 * log is replayed into a different file.
 */
export function requireFreePath(path: string): void {
  if (isThere(path))
    throw new CampaignFileError('exists', path, `${path} is there already and was left as it is. Choose another name.`)
  const suffix = COMPANION_SUFFIXES.find((companionSuffix) => isThere(`${path}${companionSuffix}`))
  if (suffix !== undefined)
    throw new CampaignFileError(
      'exists',
      path,
      `${path}${suffix} lies there and may hold the last changes of a campaign of this name. It was left as it is. Choose another name${hasUnwrittenLog(path) ? ', or put that campaign back beside it and open it' : ''}.`,
    )
}

/** Whether anything exists at the path. A broken symbolic link counts. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    throw toCampaignFileError(error, path)
  }
}

/** Translates an error of SQLite or the file system into a CampaignFileError. Unknown errors are returned unchanged. */
export function toCampaignFileError(error: unknown, path: string): unknown {
  if (error instanceof CampaignFileError || !(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  const known = KNOWN.find(({ codes }) => codes.test(code))
  const problem = known && MAY_MEAN_FULL.test(code) && isFull(path) ? DISK_FULL : known
  if (problem) return new CampaignFileError(problem.problem, path, problem.message(path), { cause: error })
  if (!/unsupported file format/.test(error.message)) return error
  return new CampaignFileError('damaged', path, DAMAGED.message(path), { cause: error })
}

/** With less free space than this, there is no room even for the smallest log. */
const LEAST_BYTES = 64_000

/** Other codes that SQLite and the file system report when the disk is full. */
const MAY_MEAN_FULL = /^(SQLITE_IOERR|SQLITE_CANTOPEN|EIO$)/

function isFull(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path))
    return bavail * bsize < LEAST_BYTES
  } catch {
    return false
  }
}

interface KnownProblem {
  readonly codes: RegExp
  readonly problem: CampaignFileProblemKind
  readonly message: (path: string) => string
}

const DISK_FULL: KnownProblem = {
  codes: /^(SQLITE_FULL|ENOSPC$|EDQUOT$)/,
  problem: 'disk-full',
  message: (path) =>
    `The disk that holds ${path} is full. This change was not saved, everything before it was. Free some space and try again.`,
}
const DAMAGED: KnownProblem = {
  codes: /^SQLITE_CORRUPT/,
  problem: 'damaged',
  message: (path) => `${path} is damaged. It was left as it is. Restore a backup to go on.`,
}

const KNOWN: readonly KnownProblem[] = [
  DISK_FULL,
  DAMAGED,
  {
    codes: /^SQLITE_NOTADB$/,
    problem: 'not-ours',
    message: (path) => `${path} is not an Orrery campaign. It was left as it is. Choose another file.`,
  },
  {
    codes: /^SQLITE_(BUSY|LOCKED)/,
    problem: 'in-use',
    message: (path) => `${path} is open in another window or program. Close it there, then open it again.`,
  },
  {
    codes: /^(SQLITE_READONLY|SQLITE_PERM|EACCES$|EPERM$|EROFS$)/,
    problem: 'read-only',
    message: (path) =>
      `${path} cannot be written: the file or its folder is read-only. Nothing was changed. Allow writing, or copy the file to another folder and open the copy.`,
  },
  {
    codes: /^(ENAMETOOLONG|ELOOP)$/,
    problem: 'missing',
    message: (path) =>
      `${path.length > 120 ? `${path.slice(0, 117)}…` : path} cannot be opened: its name or path is too long, or its links lead in a circle. Choose a shorter name or another file.`,
  },
  {
    codes: /^(SQLITE_CANTOPEN|ENOENT$|ENOTDIR$|EISDIR$|EEXIST$)/,
    problem: 'missing',
    message: (path) => `${path} cannot be found or opened. Check that the folder is there, or choose another file.`,
  },
  {
    codes: /^(SQLITE_IOERR|EIO$|ENXIO$|ENODEV$)/,
    problem: 'unreadable',
    message: (path) =>
      `The disk reported a fault while using ${path}. The last change may not have been saved, everything before it was. Check the disk, then open the campaign again.`,
  },
]
