import { existsSync } from 'node:fs'

/** Why a campaign file cannot be opened, written or restored. */
export type FileProblem =
  | 'missing'
  | 'exists'
  | 'not-ours'
  | 'newer'
  | 'damaged'
  | 'in-use'
  | 'read-only'
  | 'disk-full'
  | 'unreadable'

/** A campaign file that cannot be used: `message` says what is wrong, what was kept and what to do. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError'
  readonly problem: FileProblem
  readonly path: string

  constructor(problem: FileProblem, path: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
    this.path = path
  }
}

/** Refuses a path where a file stands: nothing is ever written over. */
export function requireNoFile(path: string): void {
  if (existsSync(path))
    throw new CampaignFileError('exists', path, `${path} is there already and was left as it is. Choose another name.`)
}

/** What SQLite or the file system reports, in our words. Anything unknown is a fault and is handed on as it came. */
export function asCampaignFileError(error: unknown, path: string): unknown {
  if (error instanceof CampaignFileError || !(error instanceof Error) || !('code' in error)) return error
  const known = KNOWN.find(({ codes }) => codes.test(String(error.code)))
  return known ? new CampaignFileError(known.problem, path, known.message(path), { cause: error }) : error
}

interface KnownProblem {
  readonly codes: RegExp
  readonly problem: FileProblem
  readonly message: (path: string) => string
}

const KNOWN: readonly KnownProblem[] = [
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
    codes: /^(SQLITE_FULL|ENOSPC$|EDQUOT$)/,
    problem: 'disk-full',
    message: (path) =>
      `The disk that holds ${path} is full. This change was not saved, everything before it was. Free some space and try again.`,
  },
  {
    codes: /^SQLITE_CORRUPT/,
    problem: 'damaged',
    message: (path) => `${path} is damaged. It was left as it is. Restore a backup to go on.`,
  },
  {
    codes: /^(SQLITE_CANTOPEN|ENOENT$|ENOTDIR$|EISDIR$|EEXIST$)/,
    problem: 'missing',
    message: (path) => `${path} cannot be found or opened. Check that the folder is there, or choose another file.`,
  },
  {
    codes: /^SQLITE_IOERR/,
    problem: 'unreadable',
    message: (path) =>
      `The disk reported a fault while using ${path}. The last change may not have been saved, everything before it was. Check the disk, then open the campaign again.`,
  },
]
