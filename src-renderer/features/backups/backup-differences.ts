import type { BackupDifference } from '#shared/contract/backups.ts'

export function hasNoDifferences(differences: readonly BackupDifference[]): boolean {
  return differences.every(({ added, removed, changed }) => added + removed + changed === 0)
}
