import type { BackupReason } from '#shared/contract/backup-view.ts'

export const BACKUP_REASON_LABELS = {
  open: 'The campaign was opened',
  changes: 'Many changes were made',
  migration: 'Before the file was brought up to date',
  demand: 'Made by hand',
  restore: 'Before another backup was restored',
} as const satisfies Record<BackupReason, string>

/** Formats a file size for people. */
export function formatBackupSize(bytes: number): string {
  const KIB = 1024
  if (bytes < KIB * KIB) return `${Math.max(1, Math.round(bytes / KIB))} KB`
  return `${(bytes / KIB / KIB).toFixed(1)} MB`
}
