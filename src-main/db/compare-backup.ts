import { listChangesSince, readCampaignName, type TableDifference, listTableDifferences } from './backup-difference.ts'
import { readBackup } from './backups.ts'
import { toCampaignFileError } from './campaign-file-error.ts'
import type { Change } from './change.ts'
import type { Database } from './open-database.ts'
import { type FileToCopy, readCopy } from './read-copy.ts'

/** How a campaign as it stands differs from one of its backups. */
export interface BackupComparison {
  /** What the campaign was called then. */
  readonly campaignName: string
  readonly differences: TableDifference[]
  /** The newest changes that the backup does not hold, and how many there are. */
  readonly changesSince: Change[]
  readonly changesSinceTotal: number
}

/** Which backup to compare with, and how many changes to name. */
export interface BackupToCompare {
  readonly path: string
  readonly mostChanges: number
}

/** A copy of the open campaign, and the backup to compare it with. */
export interface CopyToCompare extends FileToCopy {
  readonly backup: BackupToCompare
}

/** Compares an open campaign with a backup. */
export function compareBackup(present: Database, { path, mostChanges }: BackupToCompare): BackupComparison {
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

/** As compareBackup, with a copy of the campaign as it stands. */
export function compareCopy({ backup, ...file }: CopyToCompare): BackupComparison {
  try {
    return readCopy(file, (present) => compareBackup(present, backup))
  } catch (error) {
    throw toCampaignFileError(error, file.path)
  }
}
