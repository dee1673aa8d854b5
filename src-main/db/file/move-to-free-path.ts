import { linkSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { requireFreePath } from './campaign-file-error.ts'
import { replaceFileAtomically, syncFile, syncFolder } from './database-files.ts'

/** Errors of file systems without hard links. */
const NO_LINKS = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK|EXDEV)$/

/**
 * Moves a finished file to a free path. If another file has appeared there meanwhile, even from another program,
 * removes the draft and throws CampaignFileError.
 */
export function moveToFreePath(draft: string, path: string): void {
  try {
    take(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

function take(draft: string, path: string): void {
  requireFreePath(path)
  syncFile(draft)
  try {
    linkSync(draft, path) // unlike a new name, a link never takes the place of anything
  } catch (error) {
    requireFreePath(path)
    if (!NO_LINKS.test(String(Reflect.get(Object(error), 'code')))) throw error
    return replaceFileAtomically(draft, path)
  }
  syncFolder(dirname(path))
}
