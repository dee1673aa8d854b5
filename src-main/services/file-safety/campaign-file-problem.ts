import { toCampaignFileError, CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { findSoundBackupInBackground } from './file-check.ts'

/** The response to a problem with a campaign file. */
export interface CampaignFileProblem {
  readonly message: string
  readonly data: { problem: string; path: string; backup: { path: string; madeAt: string } | null }
}

/**
 * Describes the problem of a campaign file, with the newest good backup if the file is damaged; null for other errors.
 * Large backups are checked without blocking.
 */
export async function toCampaignFileProblem(
  error: unknown,
  openPath: string | null,
): Promise<CampaignFileProblem | null> {
  const known = toCampaignFileError(error, pathIn(error) ?? openPath ?? 'the campaign file')
  if (!(known instanceof CampaignFileError)) return null
  const { problem, path, message } = known
  const backup = problem === 'damaged' ? await findSoundBackupInBackground(path) : null
  return { message, data: { problem, path, backup: backup && { path: backup.path, madeAt: backup.madeAt } } }
}

/** The path in a system error. A caller who asked for another file learns nothing of the open one. */
function pathIn(error: unknown): string | null {
  const path = error instanceof Error && 'path' in error ? error.path : null
  return typeof path === 'string' ? path : null
}
