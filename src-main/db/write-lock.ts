import { CampaignFileError } from './campaign-file-error.ts'
import type { FileIdentity } from './file-identity.ts'
import { isDamageError, iterateQuickCheck, UNREADABLE } from './integrity.ts'
import { type Database, prepareToWrite } from './open-database.ts'

/** A gate that is shut until every table has passed a quick look; until then SQLite itself refuses to write. */
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
    const taken = told(() => steps.next())
    if (!taken.done) return true
    end(taken.value)
    return false
  }

  function end(found: string | null): void {
    if (isOpen) return
    fault ??= found
    if (fault !== null) throw createDamageError(path, fault)
    db.pragma('query_only = OFF')
    prepareToWrite(db)
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
    /** Finishes the check that opening began; throws when the file is damaged, or not where it was. */
    require(): void {
      if (held !== null) throw held
      if (!place.isHere()) throw createMovedError(path, place.find())
      while (step());
    },
    /** Takes one step of the check; answers whether there is another one. Throws when the file is damaged. */
    step,
    /** Whether the check has passed. */
    isOpen: (): boolean => isOpen,
    /** Ends the check with what another one of the same found: a fault, or null. Throws when the file is damaged. */
    end,
    /** Does something as soon as the file may be written to: now, or when it has passed and nothing holds it. */
    whenOpen(later: () => void): void {
      waiting.push(later)
      act()
    },
    /** From here on nothing may be written, for this reason; null lets it go. */
    hold(why: Error | null): void {
      held = why
      act()
    },
    isHeld: (): boolean => held !== null,
  }
}

/** Stands between an open campaign and whatever would be written to it. */
export type WriteLock = ReturnType<typeof createWriteLock>

/** SQLite throws where it cannot even look. */
function told<Step>(take: () => Step): Step | IteratorReturnResult<string> {
  try {
    return take()
  } catch (error) {
    if (!isDamageError(error)) throw error
    return { done: true, value: UNREADABLE }
  }
}

/** Says that a campaign is damaged, that nothing was done to it, and what to do. */
export function createDamageError(path: string, fault: string): CampaignFileError {
  return new CampaignFileError(
    'damaged',
    path,
    `${path} is damaged (${fault}). It was left as it is. Restore a backup to go on.`,
  )
}

/** Says that the open file is not where it was, and where it is. */
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
