/** The fields of a backup that rotation needs. */
export interface DatedBackup {
  /** ISO time. */
  readonly madeAt: string
}

const KEEP_LAST = 10
const KEEP_DAYS = 14
const KEEP_WEEKS = 8
const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday, day 3 of a week that begins on Monday. */
const EPOCH_WEEKDAY = 3

/**
 * Lists the backups to delete: all except the last 10, the newest of each of the last 14 days and the newest of each
 * of the last 8 weeks. Which backup is newer is taken from their order, because the clock may have been set back.
 */
export function listBackupsToDrop<Backup extends DatedBackup>(newestFirst: readonly Backup[], now: string): Backup[] {
  const kept = new Set<Backup>([
    ...newestFirst.slice(0, KEEP_LAST),
    ...newestOfEach(newestFirst, dayOf, dayOf(now) - KEEP_DAYS),
    ...newestOfEach(newestFirst, weekOf, weekOf(now) - KEEP_WEEKS),
  ])
  return newestFirst.filter((backup) => !kept.has(backup))
}

/** Returns the newest backup of each span that is later than `end`. */
function newestOfEach<Backup extends DatedBackup>(
  newestFirst: readonly Backup[],
  spanOf: (time: string) => number,
  end: number,
): Backup[] {
  const newest = new Map<number, Backup>()
  for (const backup of newestFirst) {
    const span = spanOf(backup.madeAt)
    if (span > end && !newest.has(span)) newest.set(span, backup)
  }
  return [...newest.values()]
}

function dayOf(time: string): number {
  return Math.floor(Date.parse(time) / DAY_MS)
}

/** Weeks begin on Monday. */
function weekOf(time: string): number {
  return Math.floor((dayOf(time) + EPOCH_WEEKDAY) / 7)
}
