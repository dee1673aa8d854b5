import { checkIntegritySync, isDamageError, quickCheckDatabase, UNREADABLE } from './integrity.ts'
import type { Database } from './open-database.ts'
import { type FileToCopy, readCopy } from './read-copy.ts'

/** A copy of an open file, and how much of it to look at. */
export interface CopyToCheck extends FileToCopy {
  readonly isWhole: boolean
}

/** Copies an open file as it stands, and checks the copy: what is wrong. */
export function checkCopy({ isWhole, ...file }: CopyToCheck): string[] {
  try {
    return readCopy(file, (db) => (isWhole ? checkIntegritySync(db) : quickFaults(db)))
  } catch (error) {
    if (!isDamageError(error)) throw error
    return [UNREADABLE]
  }
}

function quickFaults(db: Database): string[] {
  const fault = quickCheckDatabase(db)
  return fault === null ? [] : [fault]
}
