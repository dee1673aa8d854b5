import * as z from 'zod'
import { HouseFieldsInput } from '#shared/contract/planet28/house.ts'
import { TABLE_NAMES } from '../rulebook.ts'
import type { HouseFields, HouseRow } from './house-fields.ts'

const Shape = z.strictObject({
  table: z.enum(TABLE_NAMES),
  id: z.string().min(1).max(60),
  kind: z.enum(['own', 'patch']),
  fields: HouseFieldsInput.strict(),
})

/** Unnormalised fields: missing ones may be undefined. */
export type PartialHouseFields = { readonly [Field in keyof HouseFields]?: HouseFields[Field] | undefined }

/** Removes fields that are undefined. */
export function normalizeHouseFields(given: PartialHouseFields): HouseFields {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Schema of a house row or patch. Reports invalid form in sentences; the rules validate the meaning. */
export const HouseRowSchema = z.unknown().transform((given, context): HouseRow => {
  const read = Shape.safeParse(given)
  if (read.success) return { ...read.data, fields: normalizeHouseFields(read.data.fields) }
  const [issue] = read.error.issues
  const where = issue === undefined || issue.path.length === 0 ? 'it' : issue.path.join('.')
  context.addIssue({
    code: 'custom',
    message: `The house row ${nameOf(given)}: ${where} is wrong. ${issue?.message ?? ''}`,
  })
  return z.NEVER
})

const LONGEST = 60

function nameOf(given: unknown): string {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : null
  return typeof id === 'string' ? `“${id.slice(0, LONGEST)}”` : 'without an id'
}
