import type { BackupReason } from '#shared/contract/backup-view.ts'
import type { BackupDifference } from '#shared/contract/backups.ts'

/** Why a backup was made, in words. */
export const REASON_WORDS = {
  open: 'The campaign was opened',
  changes: 'Many changes were made',
  migration: 'Before the file was brought up to date',
  demand: 'Made by hand',
  restore: 'Before another backup was restored',
} as const satisfies Record<BackupReason, string>

/** A file's size as people say it. */
export function showSize(bytes: number): string {
  const KIB = 1024
  if (bytes < KIB * KIB) return `${Math.max(1, Math.round(bytes / KIB))} KB`
  return `${(bytes / KIB / KIB).toFixed(1)} MB`
}

/** Whether a backup and the campaign hold the same. */
export function isSame(differences: readonly BackupDifference[]): boolean {
  return differences.every(({ added, removed, changed }) => added + removed + changed === 0)
}
