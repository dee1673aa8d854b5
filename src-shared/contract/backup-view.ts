import * as z from 'zod'
import { Time } from './base.ts'

/** Why a backup was made. */
export const BackupReason = z.enum(['open', 'changes', 'migration', 'demand', 'restore'])
export type BackupReason = z.infer<typeof BackupReason>

/** A backup's file name inside the backups folder. */
export const BackupName = z.string().regex(/^[^/\\\p{Cc}]{1,240}\.orrery$/u, { message: 'This is not a backup.' })

/** The most characters of a note. */
export const LONGEST_NOTE = 60

/** What a person calls a backup: it stands in the name of its file. */
export const BackupNote = z
  .string()
  .max(LONGEST_NOTE, { message: `A note has at most ${LONGEST_NOTE} characters.` })
  .refine((text) => text.isWellFormed())

export const BackupView = z.object({
  name: BackupName,
  reason: BackupReason,
  note: z.string().nullable(),
  madeAt: Time,
  bytes: z.int(),
})
export type BackupView = z.infer<typeof BackupView>
