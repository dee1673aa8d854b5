import * as z from 'zod'
import { forGamemaster, Id, Name, Notes, Thing, ThingKind, Version } from './base.ts'

/** A relation between two things. */
export const RelationView = z.object({
  id: Id,
  from: Thing,
  to: Thing,
  name: z.string(),
  standing: z.int().min(-3).max(3).nullable(),
  /** For the gamemaster only. */
  notes: z.string(),
  /** Whether the whole relation is for the gamemaster only. */
  isHidden: z.boolean(),
  version: Version,
})
export type RelationView = z.infer<typeof RelationView>

const Ref = z.object({ kind: ThingKind, id: Id })
/** Editable fields of a relation. */
export const RelationFields = z.object({
  from: Ref,
  to: Ref,
  name: Name,
  standing: z.int().min(-3).max(3).nullable(),
  notes: Notes,
  isHidden: z.boolean(),
})
export type RelationFields = z.infer<typeof RelationFields>

export const relations = {
  /** All relations, or those of one thing, without those whose things no longer exist. */
  list: forGamemaster.input(z.object({ of: Ref.nullable() })).output(z.array(RelationView)),
  create: forGamemaster.input(RelationFields).output(RelationView),
  update: forGamemaster.input(RelationFields.extend({ id: Id, version: Version })).output(RelationView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
}
