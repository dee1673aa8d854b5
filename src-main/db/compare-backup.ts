import { changesSince, nameIn, type TableDifference, tableDifferences } from './backup-difference.ts'
import { look } from './backups.ts'
import { asCampaignFileError } from './campaign-file-error.ts'
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
export interface ComparedBackup {
  readonly path: string
  readonly mostChanges: number
}

/** A copy of the open campaign, and the backup to compare it with. */
export interface CopyToCompare extends FileToCopy {
  readonly backup: ComparedBackup
}

/** Compares an open campaign with a backup. */
export function compareBackup(present: Database, { path, mostChanges }: ComparedBackup): BackupComparison {
  return look(path, (past) => {
    const { newest, total } = changesSince(present, past, mostChanges)
    return {
      campaignName: nameIn(past),
      differences: tableDifferences(present, past),
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
    throw asCampaignFileError(error, file.path)
  }
}
