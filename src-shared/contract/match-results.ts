import * as z from 'zod'
import { Id, Name, ShortText, Version } from './base.ts'

/** What names a match in its files, the same in every copy of it, so that its results are applied once in a campaign; a file that is written by hand may leave it out. */
export const MatchOrigin = Id.optional()

/** What the results of a match say besides what became of those who took part. */
export const resultsFields = {
  isOver: z.boolean(),
  isApplied: z.boolean(),
  /** Where its results were applied, in a sentence, if not from here but from the battle that this is a copy of, or from another copy. */
  appliedElsewhere: z.string().nullable(),
  /** What was seen: the newest change of the match and of all that it writes to. */
  seen: Version,
  /** What cannot be written, and why. */
  notes: z.array(z.string()),
  draft: z.object({ title: z.string(), body: z.string() }),
  starId: Id.nullable(),
  nightId: Id.nullable(),
}
const ResultsFields = z.object(resultsFields)
export type ResultsHead = z.infer<typeof ResultsFields>

/** What is said whenever results are applied. */
export const applyFields = {
  id: Id,
  seen: Version,
  /** The title of the draft; null for none. */
  title: Name.nullable(),
  remark: ShortText,
  starId: Id.nullable(),
  nightId: Id.nullable(),
}
const ApplyFields = z.object(applyFields)
export type Applying = z.infer<typeof ApplyFields>
