import { toCampaignFileError, CampaignFileError } from '#main/db/campaign-file-error.ts'
import { findSoundBackup } from './file-check.ts'

/** A problem with a campaign file as it is answered. */
export interface CampaignFileProblem {
  readonly message: string
  readonly data: { problem: string; path: string; backup: { path: string; madeAt: string } | null }
}

/** What is wrong with a campaign file, and the newest good backup where the file is damaged; null when something else went wrong. Nobody waits while large backups are checked. */
export async function findCampaignFileProblem(
  error: unknown,
  openPath: string | null,
): Promise<CampaignFileProblem | null> {
  const known = toCampaignFileError(error, pathIn(error) ?? openPath ?? 'the campaign file')
  if (!(known instanceof CampaignFileError)) return null
  const { problem, path, message } = known
  const backup = problem === 'damaged' ? await findSoundBackup(path) : null
  return { message, data: { problem, path, backup: backup && { path: backup.path, madeAt: backup.madeAt } } }
}

/** The file that the system itself names: who asks for another file is not told of the open one. */
function pathIn(error: unknown): string | null {
  const path = error instanceof Error && 'path' in error ? error.path : null
  return typeof path === 'string' ? path : null
}
