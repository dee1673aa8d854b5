import * as z from 'zod'
import { Id, Thing } from './base.ts'

/** Maximum length of an imported game file, in characters. */
export const MAX_GAME_FILE_LENGTH = 2_000_000
/** Message for a file longer than the limit, in characters. */
export const formatFileTooLong = (most: number): string =>
  `The file is too large: at most ${most / 1_000_000} million characters.`
export const FileText = z.string().max(MAX_GAME_FILE_LENGTH, { message: formatFileTooLong(MAX_GAME_FILE_LENGTH) })

/** What a game file would import, or has imported. */
export const FileImportReport = z.object({
  name: z.string(),
  /** Human-readable list of what is imported. */
  brings: z.array(z.string()),
  /** Conflicts with the campaign and their resolution. */
  notes: z.array(z.string()),
  /** The created thing, after an import. */
  made: Thing.nullable(),
  /** The created battle, after an import of one. */
  battleId: Id.nullable(),
})
export type FileImportReport = z.infer<typeof FileImportReport>
