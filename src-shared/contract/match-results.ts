import * as z from 'zod'
import { Id, Name, ShortText, Version } from './base.ts'

/**
 * Id of a match in its files, shared by all its copies, so that its results are applied once per campaign. Optional,
 * because hand-written files may omit it.
 */
export const MatchOriginId = Id.optional()

/** Fields common to the results of all matches. */
export const matchResultsFields = {
  isOver: z.boolean(),
  isApplied: z.boolean(),
  /** A sentence that says where the results were applied, if to another copy of this match. */
  appliedElsewhere: z.string().nullable(),
  /** Version the caller has seen: the newest change of the match and of everything its results would change. */
  seen: Version,
  /** Results that cannot be applied, with the reason. */
  notes: z.array(z.string()),
  draft: z.object({ title: z.string(), body: z.string() }),
  starId: Id.nullable(),
  nightId: Id.nullable(),
}
const ResultsFields = z.object(matchResultsFields)
export type CommonMatchResults = z.infer<typeof ResultsFields>

/** Fields common to all commands that apply results. */
export const applyResultsFields = {
  id: Id,
  seen: Version,
  /** Title of the draft; null for none. */
  title: Name.nullable(),
  remark: ShortText,
  starId: Id.nullable(),
  nightId: Id.nullable(),
}
const ApplyFields = z.object(applyResultsFields)
export type ApplyResultsInput = z.infer<typeof ApplyFields>
