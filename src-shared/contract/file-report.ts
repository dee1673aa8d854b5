import * as z from 'zod'
import { Id, Thing } from './base.ts'

/** Longest file of a game that is read, in characters. */
export const MAX_GAME_FILE_LENGTH = 2_000_000
/** Why a file of more characters is not read. */
export const formatTooLong = (most: number): string =>
  `The file is too large: at most ${most / 1_000_000} million characters.`
export const FileText = z.string().max(MAX_GAME_FILE_LENGTH, { message: formatTooLong(MAX_GAME_FILE_LENGTH) })

/** What a file of a game would bring in, or did. */
export const FileReport = z.object({
  name: z.string(),
  /** What comes in, in words. */
  brings: z.array(z.string()),
  /** What differs here and how it is settled. */
  notes: z.array(z.string()),
  /** What was made, after an import. */
  made: Thing.nullable(),
  /** The battle that was made, after an import of one. */
  battleId: Id.nullable(),
})
export type FileReport = z.infer<typeof FileReport>
