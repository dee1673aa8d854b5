import * as z from 'zod'

/** The type behind `nullable` and a normalizing pipe such as that of names. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodNullable) return unwrap(schema.def.innerType)
  if (schema instanceof z.ZodPipe)
    return unwrap(schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out)
  return schema
}

/** Maximum length of a text field of a schema, in characters; undefined for other fields. */
export function getFieldMaxLength(schema: z.ZodObject, key: string): number | undefined {
  const field: z.core.$ZodType | undefined = schema.shape[key]
  const type = field && unwrap(field)
  return type instanceof z.ZodString ? (type.maxLength ?? undefined) : undefined
}

/** Validation messages by field. Text that consists of whitespace counts as empty. */
export function findFieldErrors<Fields extends object>(
  schema: z.ZodObject,
  fields: Fields,
): Partial<Record<keyof Fields, string>> {
  const errors: Partial<Record<keyof Fields, string>> = {}
  for (const key of Object.keys(fields) as (keyof Fields & string)[]) {
    const field: z.core.$ZodType | undefined = schema.shape[key]
    const value = fields[key]
    const read = field && z.safeParse(field, typeof value === 'string' && value.trim() === '' ? '' : value)
    if (read && !read.success) errors[key] = read.error.issues[0]?.message ?? 'This value is not allowed.'
  }
  return errors
}
