import type { Change } from '../change-log/change.ts'
import { toCampaignFileError } from '../file/campaign-file-error.ts'
import type { Database } from '../file/open-database.ts'
import { listChangesSince, readCampaignName, type TableDifference, listTableDifferences } from './backup-difference.ts'
import { readBackup } from './backups.ts'
import { type OpenFileToCopy, copyAndRead } from './copy-and-read.ts'

/** Differences between the open campaign and one of its backups. */
export interface BackupComparison {
  /** The campaign's name in the backup. */
  readonly campaignName: string
  readonly differences: TableDifference[]
  /** The newest changes missing from the backup, and their total number. */
  readonly changesSince: Change[]
  readonly changesSinceTotal: number
}

/** The backup to compare with, and the maximum number of changes to list. */
export interface CompareBackupInput {
  readonly path: string
  readonly mostChanges: number
}

/** A copy of the open campaign, and the backup to compare it with. */
export interface CopyAndCompareInput extends OpenFileToCopy {
  readonly backup: CompareBackupInput
}

/** Compares an open campaign with a backup. */
export function compareBackup(present: Database, { path, mostChanges }: CompareBackupInput): BackupComparison {
  return readBackup(path, (past) => {
    const { newest, total } = listChangesSince(present, past, mostChanges)
    return {
      campaignName: readCampaignName(past),
      differences: listTableDifferences(present, past),
      changesSince: newest,
      changesSinceTotal: total,
    }
  })
}

/** As `compareBackup`, on a copy of the open campaign. */
export function copyAndCompare({ backup, ...file }: CopyAndCompareInput): BackupComparison {
  try {
    return copyAndRead(file, (present) => compareBackup(present, backup))
  } catch (error) {
    throw toCampaignFileError(error, file.path)
  }
}
