import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { copyDatabase } from '#main/db/backup/database-copy.ts'
import { toCampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { isCampaignFile } from '#main/db/file/campaign-header.ts'
import { removeDatabase } from '#main/db/file/database-files.ts'
import { moveToFreePath } from '#main/db/file/move-to-free-path.ts'
import { runWithProtectedTempFile } from '#main/db/file/remove-temp-files.ts'
import { MIGRATIONS } from '#main/db/migrate/migrations.ts'
import { findClosedFileFault } from '../file-safety/file-check.ts'
import { getCampaignsFolder, type Environment } from '../kit/environment.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import type { CurrentCampaignHolder } from './current-campaign.ts'
import { findFreePath } from './free-path.ts'

/** A copy of the open campaign for one download. */
export interface CampaignExport {
  readonly path: string
  /** Suggested file name for the download. */
  readonly fileName: string
  readonly bytes: number
  readonly remove: () => void
}

const EXPORT_FOLDER = 'orrery-export-'
/** A copy of this age was left by a killed process: downloads end with their connection. */
const OLD_EXPORT_MS = 24 * 3_600_000

/**
 * Creates the service that exports campaign files to a browser and imports them. Files are streamed and never held in
 * memory.
 */
export function createFileTransferService(world: Environment, current: CurrentCampaignHolder) {
  return {
    /** Copies the open campaign into a temporary folder, which `remove` deletes. */
    async exportOpen(signal: AbortSignal): Promise<CampaignExport> {
      const file = current.file()
      if (!file) throw new RefusalError('file', 'No campaign is open. Open or create one first.')
      removeOldExports(world)
      const folder = mkdtempSync(join(tmpdir(), EXPORT_FOLDER))
      const remove = (): void => rmSync(folder, { recursive: true, force: true })
      try {
        const path = join(folder, 'campaign.orrery')
        for await (const _progress of copyDatabase(file.db, path, { signal, lookAt: findClosedFileFault }))
          signal.throwIfAborted()
        const fileName = parse(findFreePath(folder, current.view()?.name ?? 'Campaign')).base
        return { path, fileName, bytes: statSync(path).size, remove }
      } catch (error) {
        remove()
        throw error
      }
    },
    /**
     * Stores a campaign file in the campaigns folder under a free name. Refuses more than `mostBytes`, and anything
     * that is not a sound campaign of this version; then no file remains.
     */
    async importFile(
      fileName: string,
      chunks: AsyncIterable<Uint8Array>,
      mostBytes: number,
    ): Promise<{ path: string }> {
      const folder = getCampaignsFolder(world)
      mkdirSync(folder, { recursive: true })
      const draft = join(folder, `${world.newId()}.orrery.part`)
      return runWithProtectedTempFile(draft, async () => {
        try {
          await pipeline(limitBytes(chunks, mostBytes), createWriteStream(draft, { flags: 'wx' }))
          return { path: await store(draft, fileName) }
        } catch (error) {
          throw toCampaignFileError(error, draft)
        } finally {
          removeDatabase(draft)
        }
      })
    },
  }
}

/**
 * Moves a draft to a free name in the same folder and returns the path. Refuses anything that is not a sound campaign
 * of this version.
 */
async function store(draft: string, fileName: string): Promise<string> {
  if (!isCampaignFile(draft, MIGRATIONS.length))
    throw new RefusalError(
      'file',
      'This file is not an Orrery campaign, or a newer Orrery saved it. It was not stored. Choose another file, or update Orrery.',
    )
  const fault = await findClosedFileFault(draft)
  if (fault !== null)
    throw new RefusalError('file', `This campaign file is damaged and was not stored: ${fault} Choose a backup of it.`)
  const path = findFreePath(dirname(draft), parse(fileName).name)
  moveToFreePath(draft, path)
  return path
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > most) throw new RefusalError('file', `This file is too large: at most ${most / 1e6} MB are taken.`)
    yield chunk
  }
}

/** Deletes the copies that killed processes left in the temporary folder. */
function removeOldExports({ now }: Environment): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(EXPORT_FOLDER))) {
    const folder = join(tmpdir(), name)
    const modified = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (modified === undefined || Date.parse(now()) - modified < OLD_EXPORT_MS) continue
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      continue // another user's, or open on Windows
    }
  }
}
