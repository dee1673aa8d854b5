import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm'
/** Bytes that must be free there: browsers and campaigns of the tests lie in it together. */
const ROOM = 1_500_000_000

/**
 * A folder in memory for the temporary files of the tests, where there is one with room: each change of a campaign
 * waits for the disk, and waiting is most of what they do. Removed at the end; null where tests write to the disk.
 */
export function makeMemoryFolder() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM) return null
    const folder = mkdtempSync(join(MEMORY, 'orrery-'))
    chmodSync(folder, 0o755) // a test reads its files as somebody else
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  } catch {
    return null
  }
}
