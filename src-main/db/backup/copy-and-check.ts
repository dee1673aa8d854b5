import type { Database } from '../file/open-database.ts'
import { checkIntegritySync, isDamageError, quickCheckDatabase, UNREADABLE_PART_FAULT } from '../integrity/integrity.ts'
import { type OpenFileToCopy, copyAndRead } from './copy-and-read.ts'

/** A copy of an open file, and whether to check all of it. */
export interface CopyAndCheckInput extends OpenFileToCopy {
  readonly isWhole: boolean
}

/** Copies an open file in its present state and checks the copy. Returns the faults found. */
export function copyAndCheck({ isWhole, ...file }: CopyAndCheckInput): string[] {
  try {
    return copyAndRead(file, (db) => (isWhole ? checkIntegritySync(db) : quickFaults(db)))
  } catch (error) {
    if (!isDamageError(error)) throw error
    return [UNREADABLE_PART_FAULT]
  }
}

function quickFaults(db: Database): string[] {
  const fault = quickCheckDatabase(db)
  return fault === null ? [] : [fault]
}
