import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenFileToCopy } from '#main/db/backup/copy-and-read.ts'
import { setCheckpointsPaused } from '#main/db/file/open-database.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { RefusalError } from './refusal-error.ts'

/** Number of copies in the making per file. */
const copies = new WeakMap<CampaignFile['place'], number>()

/** Whether the file is being copied, which pauses checkpoints. */
export function isBeingCopied({ place }: CampaignFile): boolean {
  return (copies.get(place) ?? 0) > 0
}

/**
 * Runs `work`, which copies an open file on another thread, while checkpoints are paused, and removes its temporary
 * folder afterwards. Refuses if the campaign was closed meanwhile, because its handle may then belong to another file.
 */
export async function runWhileCheckpointsPaused<Result>(
  file: CampaignFile,
  work: (copy: OpenFileToCopy) => Promise<Result>,
): Promise<Result> {
  const { db, path, place } = file
  const folder = mkdtempSync(join(tmpdir(), 'orrery-check-'))
  count(1)
  const working = work({ handle: place.handle(), path, folder }).finally(() => {
    count(-1)
    rmSync(folder, { recursive: true, force: true })
  })
  const [ended] = await Promise.allSettled([working])
  if (!db.open) throw new RefusalError('file', 'The campaign was closed meanwhile. Open it, then look again.')
  if (ended.status === 'rejected') throw ended.reason
  return ended.value

  function count(more: number): void {
    copies.set(place, (copies.get(place) ?? 0) + more)
    setCheckpointsPaused(db, isBeingCopied(file))
  }
}
