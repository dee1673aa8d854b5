import * as z from 'zod'
import { Id, Thing } from './base.ts'

/** Longest file of a game that is read, in characters. */
const MOST_TEXT = 2_000_000
export const FileText = z.string().max(MOST_TEXT, { message: 'The file is too large: at most 2 million characters.' })

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
