import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { RefusalError } from '../kit/refusal-error.ts'

/**
 * Resolves a typed path to an absolute one, with `~` for the home folder. Refuses a relative path, which would depend
 * on where Orrery was started.
 */
export function resolveAbsolutePath(typed: string): string {
  const path = typed.trim()
  if (path === '~' || /^~[/\\]/.test(path)) return join(homedir(), path.slice(1))
  if (isAbsolute(path)) return resolve(path)
  throw new RefusalError(
    'file',
    `“${path}” is not a whole path. Write it with all its folders, such as ${join(homedir(), 'My campaign.orrery')}.`,
  )
}

/** Throws a refusal if the path's folder does not exist. */
export function requireParentFolder(path: string): void {
  const folder = dirname(path)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new RefusalError('file', `The folder ${folder} does not exist. Create it first, or choose another folder.`)
}
