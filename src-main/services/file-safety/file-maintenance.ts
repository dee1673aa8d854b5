import { type Backup, findNewestSoundBackup } from '#main/db/backup/backups.ts'
import { CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { hasUnwrittenLog } from '#main/db/file/database-files.ts'
import { checkpointLog } from '#main/db/file/open-database.ts'
import { iterateIntegrityCheck } from '#main/db/integrity/integrity.ts'
import { listInvalidColours, type InvalidColour } from '#main/db/integrity/invalid-colours.ts'
import { createMovedError } from '#main/db/integrity/write-lock.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import { repairSearch } from '#main/db/search/search-health.ts'
import type { OpenCampaignFileProblem } from '#shared/contract/campaigns.ts'
import { formatCount } from '#shared/kit/format.ts'
import { isBeingCopied } from '../kit/copy-open-file.ts'
import type { EventHub } from '../kit/event-hub.ts'
import { checkOpenFileInBackground, isLargeFile, findSoundBackupInBackground } from './file-check.ts'

/** Longest duration of one slice, in milliseconds. */
const SLICE_MS = 15
/** Number of slices without a change after which the campaign counts as idle. */
const QUIET_TURNS = 4
/** Repairs of search per check: the full-text index, then its source table. Remaining faults are reported. */
const MOST_MENDS = 2

/** Creates the maintenance of an open file. */
export function createFileMaintenance(file: CampaignFile, events: EventHub) {
  let damage: OpenCampaignFileProblem | null = null
  let isAstray = false
  let quietTurns = 0
  let lastChange = file.changes.newest()
  let steps: ReturnType<typeof iterateIntegrityCheck> | null = null
  let isChecked = false
  let mends = 0
  let isApart = isLargeFile(file.path)
  let isLooking = false
  const [findInvalidValues, leaving] = [createValueCheck(file), new AbortController()]

  function tell(trouble: Omit<OpenCampaignFileProblem, 'problem' | 'foundAt' | 'backup'>, backup: Backup | null): void {
    damage = { problem: 'damaged', ...trouble, foundAt: null, backup: pickBackup(backup) }
    events.publish({ type: 'file-trouble' })
  }

  function tellDamage(message: string, faults: string[]): void {
    isChecked = true
    const trouble = { message, faults }
    tell(trouble, isApart ? null : findNewestSoundBackup(file.path))
    if (isApart)
      void findSoundBackupInBackground(file.path).then((backup) => file.db.open && backup && tell(trouble, backup))
  }

  /** Returns whether the file is at its path. If it was moved, the log is checkpointed into it at once. */
  function watchPlace(): boolean {
    const isHere = file.place.isHere()
    if (isHere === isAstray) {
      isAstray = !isHere
      if (isAstray) checkpointLog(file.db)
      events.publish({ type: 'file-trouble' })
    }
    return isHere
  }

  /** Rebuilds the search data if nothing else is damaged; then the full check is repeated. */
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

  /** As `check`, on another thread, one check at a time. */
  function checkApart(): void {
    const isWhole = file.gate.isOpen()
    if (isLooking || isChecked || (isWhole && quietTurns < QUIET_TURNS)) return
    isLooking = true
    void checkOpenFileInBackground(file, isWhole, leaving.signal)
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
    /** The known problem of the file, or null. */
    trouble: (): OpenCampaignFileProblem | null =>
      file.place.isHere() ? (damage ?? findInvalidValues()) : movedTrouble(file),
    /** Runs one short slice: checks the file's path, continues the integrity check, and runs a checkpoint when idle. */
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
    /** Aborts the work on other threads. Call before the file is closed. */
    leave: (): void => leaving.abort(),
  }
}

function pickBackup(backup: Backup | null): OpenCampaignFileProblem['backup'] {
  return backup && { name: backup.name, madeAt: backup.madeAt }
}

function movedTrouble({ path, place }: CampaignFile): OpenCampaignFileProblem {
  const foundAt = place.find()
  return { problem: 'moved', message: createMovedError(path, foundAt).message, faults: [], foundAt, backup: null }
}

/** Maintains the file of the open campaign while it is idle. */
export type FileMaintenance = ReturnType<typeof createFileMaintenance>

/**
 * Returns a function that reports invalid values of an open campaign, which no page can display, or null. Repeats the
 * check after every change.
 */
function createValueCheck({ db, changes }: CampaignFile): () => OpenCampaignFileProblem | null {
  let checked: { change: number | null; colours: readonly InvalidColour[] } = { change: null, colours: [] }
  return () => {
    const change = changes.newest()
    if (checked.change !== change) checked = { change, colours: listInvalidColours(db) }
    if (checked.colours.length === 0) return null
    const faults = checked.colours.map(({ noun, name, value }) => `The colour of the ${noun} “${name}” is “${value}”.`)
    const message = `This campaign holds ${formatCount(faults.length, 'colour')} that no page can show. Choose Repair above the page, or undo what stored them.`
    return { problem: 'invalid-values', message, faults, foundAt: null, backup: null }
  }
}
