import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { RecentCampaign } from '#shared/contract/campaigns.ts'

const MOST = 12

const Stored = z.object({
  /** Path of the campaign that was open when Orrery was last used; null if none was. */
  open: z.string().nullable(),
  recent: z.array(z.object({ path: z.string(), name: z.string(), openedAt: z.string() })),
})
type Stored = z.infer<typeof Stored>

/** The recent campaigns, newest first, stored in a small file in Orrery's data folder. */
export function createRecentCampaignStore(home: string) {
  const path = join(home, 'recent.json')

  /** Reads the list. An unreadable one counts as empty, since it only saves a few clicks. */
  function read(): Stored {
    if (!existsSync(path)) return { open: null, recent: [] }
    try {
      return Stored.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      return { open: null, recent: [] }
    }
  }

  function write(stored: Stored): void {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, `${JSON.stringify(stored, null, 2)}\n`)
    renameSync(`${path}.new`, path)
  }

  return {
    /** Whether Orrery was never used on this machine. */
    isFirstUse: (): boolean => !existsSync(path),
    list: (): RecentCampaign[] => read().recent.map((line) => ({ ...line, isMissing: !existsSync(line.path) })),
    /** The campaign that was open last, if it was not closed. */
    findOpen: (): string | null => read().open,
    opened(line: Omit<RecentCampaign, 'isMissing'>): void {
      const others = read().recent.filter((candidate) => candidate.path !== line.path)
      write({ open: line.path, recent: [line, ...others].slice(0, MOST) })
    },
    /** Updates the path of a moved file. */
    moved(from: string, to: string): void {
      const { open, recent } = read()
      const others = recent.filter((campaign) => campaign.path !== to)
      write({
        open: open === from ? to : open,
        recent: others.map((line) => (line.path === from ? { ...line, path: to } : line)),
      })
    },
    closed: (): void => write({ ...read(), open: null }),
    forget(forgotten: string): void {
      const { open, recent } = read()
      write({ open, recent: recent.filter((line) => line.path !== forgotten) })
    },
  }
}
