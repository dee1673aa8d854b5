import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { COMPANION_SUFFIXES } from '#main/db/file/database-files.ts'

/** Device names, which Windows reserves with any extension. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Returns a free path for a campaign of this name: “Ember Reach 2.orrery” if the first is taken. */
export function findFreePath(folder: string, name: string): string {
  const letters =
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '')
      .trim()
      .slice(0, 80)
      .replace(/\p{Surrogate}$/u, '') || 'Campaign'
  const stem = WINDOWS_DEVICE.test(letters) ? `${letters} campaign` : letters
  for (let count = 1; ; count += 1) {
    const path = join(folder, `${stem}${count === 1 ? '' : ` ${count}`}.orrery`)
    if (!existsSync(path) && !COMPANION_SUFFIXES.some((suffix) => existsSync(`${path}${suffix}`))) return path
  }
}
