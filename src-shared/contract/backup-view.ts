import * as z from 'zod'
import { IsoTimestamp } from './base.ts'

/** Why a backup was made. */
export const BackupReason = z.enum(['open', 'changes', 'migration', 'demand', 'restore'])
export type BackupReason = z.infer<typeof BackupReason>

/** File name of a backup in the backups folder. */
export const BackupName = z.string().regex(/^[^/\\\p{Cc}]{1,240}\.orrery$/u, { message: 'This is not a backup.' })

/** Maximum length of a note, in characters. */
export const MAX_BACKUP_NOTE_LENGTH = 60

/** A label chosen by a person. It becomes part of the backup's file name. */
export const BackupNote = z
  .string()
  .max(MAX_BACKUP_NOTE_LENGTH, { message: `A note has at most ${MAX_BACKUP_NOTE_LENGTH} characters.` })
  .refine((text) => text.isWellFormed())

export const BackupView = z.object({
  name: BackupName,
  reason: BackupReason,
  note: z.string().nullable(),
  madeAt: IsoTimestamp,
  bytes: z.int(),
})
export type BackupView = z.infer<typeof BackupView>
