import { CampaignFileError } from '../file/campaign-file-error.ts'
import type { FileIdentity } from '../file/file-identity.ts'
import { type Database, enableWrites } from '../file/open-database.ts'
import { isDamageError, iterateQuickCheck, UNREADABLE_PART_FAULT } from './integrity.ts'

/**
 * Creates a lock that stays closed until every table has passed a quick check. Until then `query_only` makes SQLite
 * refuse writes.
 */
export function createWriteLock(db: Database, path: string, place: FileIdentity) {
  const steps = iterateQuickCheck(db)
  let isOpen = false
  let fault: string | null = null
  let waiting: (() => void)[] = []
  let held: Error | null = null
  db.pragma('query_only = ON')

  function step(): boolean {
    if (fault !== null) throw createDamageError(path, fault)
    if (isOpen) return false
    const taken = catchDamage(() => steps.next())
    if (!taken.done) return true
    end(taken.value)
    return false
  }

  function end(found: string | null): void {
    if (isOpen) return
    fault ??= found
    if (fault !== null) throw createDamageError(path, fault)
    db.pragma('query_only = OFF')
    enableWrites(db)
    isOpen = true
    act()
  }

  function act(): void {
    if (!isOpen || held !== null) return
    const acts = waiting
    waiting = []
    for (const item of acts) item()
  }

  return {
    /**
     * Finishes the check begun on opening. Throws if the file is damaged or no longer at its path, or if writing is on
     * hold.
     */
    require(): void {
      if (held !== null) throw held
      if (!place.isHere()) throw createMovedError(path, place.find())
      while (step());
    },
    /** Runs one step of the check. Returns whether there is another one; throws if the file is damaged. */
    step,
    /** Whether the check has passed. */
    isOpen: (): boolean => isOpen,
    /** Ends the check with the result of an equivalent one: a fault, or null. Throws if the file is damaged. */
    end,
    /** Runs `later` as soon as the file is writable: at once, or when the check has passed and no hold is set. */
    whenOpen(later: () => void): void {
      waiting.push(later)
      act()
    },
    /** Blocks writing with this error as the reason; null releases the hold. */
    hold(why: Error | null): void {
      held = why
      act()
    },
    isHeld: (): boolean => held !== null,
  }
}

export type WriteLock = ReturnType<typeof createWriteLock>

/** Takes a step, and turns an error of SQLite that means damage into a fault. */
function catchDamage<Step>(take: () => Step): Step | IteratorReturnResult<string> {
  try {
    return take()
  } catch (error) {
    if (!isDamageError(error)) throw error
    return { done: true, value: UNREADABLE_PART_FAULT }
  }
}

/** Creates the error for a damaged file that was left unchanged. */
export function createDamageError(path: string, fault: string): CampaignFileError {
  return new CampaignFileError(
    'damaged',
    path,
    `${path} is damaged (${fault}). It was left as it is. Restore a backup to go on.`,
  )
}

/** Creates the error for an open file that is no longer at its path, with its new path if known. */
export function createMovedError(path: string, found: string | null): CampaignFileError {
  const where = found === null ? 'was moved, replaced or deleted while it was open' : `was moved to ${found}`
  const way =
    found === null
      ? 'Go on with a copy: Orrery writes it beside where the file was.'
      : 'Follow it there, or put it back and try again.'
  return new CampaignFileError(
    'moved',
    path,
    `${path} ${where}. This change was not saved, everything before it was. ${way}`,
  )
}
