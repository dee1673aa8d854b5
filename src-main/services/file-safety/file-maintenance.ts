import { type Backup, findNewestBackup } from '#main/db/backups.ts'
import { CampaignFileError } from '#main/db/campaign-file-error.ts'
import { hasUnwrittenLog } from '#main/db/database-files.ts'
import { iterateIntegrityCheck } from '#main/db/integrity.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { checkpointLog } from '#main/db/open-database.ts'
import { repairSearch } from '#main/db/search-health.ts'
import { createMovedError } from '#main/db/write-lock.ts'
import type { FileTrouble } from '#shared/contract/campaigns.ts'
import type { EventHub } from '../event-hub.ts'
import { checkInBackground, isBeingCopied, isLargeFile, findSoundBackup } from './file-check.ts'
import { createValueCheck } from './value-check.ts'

/** How long one turn may keep others waiting, in milliseconds. */
const SLICE_MS = 15
/** Turns without a change after which nobody is at work. */
const QUIET_TURNS = 4
/** The index of search, then what it is made of: what is wrong after that is told. */
const MOST_MENDS = 2

/** The care of one open file. */
export function createFileMaintenance(file: CampaignFile, events: EventHub) {
  let damage: FileTrouble | null = null
  let isAstray = false
  let quietTurns = 0
  let lastChange = file.changes.newest()
  let steps: ReturnType<typeof iterateIntegrityCheck> | null = null
  let isChecked = false
  let mends = 0
  let isApart = isLargeFile(file.path)
  let isLooking = false
  const [findInvalidValues, leaving] = [createValueCheck(file), new AbortController()]

  function tell(trouble: Omit<FileTrouble, 'problem' | 'foundAt' | 'backup'>, backup: Backup | null): void {
    damage = { problem: 'damaged', ...trouble, foundAt: null, backup: pickBackup(backup) }
    events.publish({ type: 'file-trouble' })
  }

  function tellDamage(message: string, faults: string[]): void {
    isChecked = true
    const trouble = { message, faults }
    tell(trouble, isApart ? null : findNewestBackup(file.path))
    if (isApart) void findSoundBackup(file.path).then((backup) => file.db.open && backup && tell(trouble, backup))
  }

  /** Answers whether the file is in its place. What is in the log goes into the file, wherever that is now. */
  function watchPlace(): boolean {
    const isHere = file.place.isHere()
    if (isHere === isAstray) {
      isAstray = !isHere
      if (isAstray) checkpointLog(file.db)
      events.publish({ type: 'file-trouble' })
    }
    return isHere
  }

  /** What search holds is made anew where it alone is damaged; then all of it is checked again. */
  function isMended(faults: readonly string[]): boolean {
    if (faults.length === 0 || mends >= MOST_MENDS || !repairSearch(file.db, faults)) return false
    mends += 1
    steps = null
    return true
  }

  function endCheck(faults: string[]): void {
    isChecked = !isMended(faults)
    if (isChecked && faults.length > 0)
      tellDamage(`${file.path} is damaged: a check of all of it found faults.`, faults)
  }

  function check(): void {
    const until = performance.now() + SLICE_MS
    while (!isChecked && performance.now() < until) {
      if (file.gate.step()) continue
      if (quietTurns < QUIET_TURNS) return
      steps ??= iterateIntegrityCheck(file.db)
      const step = steps.next()
      if (step.done) endCheck(step.value)
    }
  }

  /** The same on another thread, one look after the other. */
  function checkApart(): void {
    const isWhole = file.gate.isOpen()
    if (isLooking || isChecked || (isWhole && quietTurns < QUIET_TURNS)) return
    isLooking = true
    void checkInBackground(file, isWhole, leaving.signal)
      .then((faults) => {
        if (!file.db.open || file.gate.isHeld()) return
        tellingDamage(() => (isWhole ? endCheck(faults) : file.gate.end(faults[0] ?? null)))
      })
      .catch(() => (isApart = false)) // there is no room for a copy: it goes slice by slice
      .finally(() => (isLooking = false))
  }

  function tellingDamage(look: () => void): void {
    try {
      look()
    } catch (error) {
      if (!(error instanceof CampaignFileError)) throw error
      tellDamage(error.message, [])
    }
  }

  return {
    /** What is wrong with the file, as far as it is known. */
    trouble: (): FileTrouble | null => (file.place.isHere() ? (damage ?? findInvalidValues()) : movedTrouble(file)),
    /** One short turn: looks whether the file is in its place, goes on with the checks, and empties the log when nothing is done. */
    tend(): void {
      if (!file.db.open || file.gate.isHeld() || !watchPlace()) return
      const change = file.changes.newest()
      quietTurns = change === lastChange ? quietTurns + 1 : 0
      lastChange = change
      if (isApart) checkApart()
      else tellingDamage(check)
      const isAtRest = quietTurns >= QUIET_TURNS && damage === null && !isBeingCopied(file)
      if (isAtRest && hasUnwrittenLog(file.path)) checkpointLog(file.db)
    },
    /** Ends what is under way on other threads; before the file is closed. */
    leave: (): void => leaving.abort(),
  }
}

function pickBackup(backup: Backup | null): FileTrouble['backup'] {
  return backup && { name: backup.name, madeAt: backup.madeAt }
}

function movedTrouble({ path, place }: CampaignFile): FileTrouble {
  const foundAt = place.find()
  return { problem: 'moved', message: createMovedError(path, foundAt).message, faults: [], foundAt, backup: null }
}

/** Looks after the file of the open campaign while nobody asks for anything. */
export type FileMaintenance = ReturnType<typeof createFileMaintenance>
